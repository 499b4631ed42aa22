import { forms as known } from "@blenda/forms/forms";
import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { sentencesOf } from "../understanding.ts";

/** “5 apple red + 2 apple green”. */
async function read(prompt: string): Promise<string> {
  const understood = await understand(prompt, known);
  const things = understood?.objects.map(({ grammar, asked, count, said }) =>
    [count, grammar?.id ?? `no ${asked}`, ...said.colors, said.material ?? ""].filter((word) => word !== "").join(" "),
  );
  return things?.join(" + ") ?? "";
}

test.each([
  ["five red and two green apples", "5 apple red + 2 apple green"],
  ["three red apples and two green ones", "3 apple red + 2 apple green"],
  ["four chairs, two red and two blue", "2 chair red + 2 chair blue"],
  ["two bottles, one big and one small, both green", "1 bottle green + 1 bottle green"],
  ["two red and white mushrooms", "2 mushroom red white"],
  ["a king and a queen on thrones", "1 person + 1 person + 2 chair"],
  ["salt and pepper shakers", "2 pepper mill"],
  ["crate x4", "4 crate"],
  ["🎃🎃🎃", "3 pumpkin"],
  ["🤖 holding a ⚔️", "1 robot + 1 sword"],
])("“%s” is %s", async (prompt, things) => {
  expect(await read(prompt)).toBe(things);
});

test.each([
  ["filing cabinet, grey metal, 3 drawers", "1 filing cabinet grey metal"],
  ["wardrobe, two doors, walnut", "1 wardrobe walnut"],
  ["rug, circle, red", "1 rug red"],
  ["wizard, blue robe, staff", "1 person + 1 staff"],
  ["dark elf assassin hooded cloak", "1 person"],
  ["vase, thin walls", "1 vase"],
  ["props: barrel, crate, stone", "1 barrel + 1 crate + 1 rock"],
  ["pillar broken stone", "1 column stone"],
  ["pink flamingo lawn ornament", "1 flamingo pink"],
  ["earth, moon and sun", "1 planet + 1 moon + 1 sun"],
  ["an office chair on wheels", "1 chair"],
  ["no wheels skateboard", "1 skateboard"],
  ["car not blue but green", "1 car green"],
  ["a girl in a yellow dress is walking her dog", "1 person + 1 dog"],
])("in “%s” the first noun is the thing and the rest tells of it: %s", async (prompt, things) => {
  expect(await read(prompt)).toBe(things);
});

test.each(["a square circle", "a penrose triangle", "a round cube"])("of “%s” it is said that it cannot be", async (prompt) => {
  const understood = await understand(prompt, known);
  expect(understood && sentencesOf(understood)).toEqual([`Nobody can make ${prompt}.`]);
});
