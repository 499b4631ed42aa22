import { forms as known } from "@blenda/forms/forms";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { sentencesOf } from "../understanding.ts";

async function read(prompt: string) {
  const understood = await understand(prompt, known);
  if (!understood) throw new Error(`nothing in ${prompt}`);
  const { objects, ignored } = understood;
  return { forms: objects.map(({ grammar }) => grammar?.id), traits: [...(objects[0]?.look.traits ?? [])], ignored };
}

describe("what somebody wears", () => {
  test("whose dress has a hat comes with it, by the outfits' own data", async () => {
    for (const who of ["wizard", "leprechaun", "genie"]) expect((await read(`a ${who} with a hat`)).forms, who).toEqual(["person"]);
    expect((await read("a devil with a hat")).forms).toEqual(["person", "straw hat"]);
    const { hatted = [] } = known.grammars.find(({ id }) => id === "person") ?? {};
    expect(hatted).toEqual(expect.arrayContaining(["knight", "chef", "graduate"]));
    expect(hatted).not.toContain("devil");
  });

  test("a cat in boots has them on, and a snake wears none", async () => {
    const cat = await read("a cat in red boots");
    expect(cat).toMatchObject({ forms: ["cat"], ignored: [] });
    expect(cat.traits).toContain("boots");
    expect((await read("a snake in boots")).ignored).toEqual(["boots"]);
  });

  test.each([
    ["a dog with a medal", "medal"],
    ["a cow with a bell", "bell"],
    ["a horse with a flower garland", "garland"],
    ["a cat with a tie", "tie"],
    ["a penguin in red boots", "boots"],
  ])("of “%s” nothing is left over, and nothing lies beside", async (prompt, trait) => {
    const { forms, traits, ignored } = await read(prompt);
    expect(forms).toHaveLength(1);
    expect(traits).toContain(trait);
    expect(ignored).toEqual([]);
  });

  test("a red bow tie leaves the sheep white", async () => {
    const sheep = (await understand("a sheep with a red bow tie", known))?.objects[0];
    expect(sheep?.look.colors[0]).toBeUndefined();
    expect(sheep?.look.colors[2]).toBeDefined();
  });
});

test("a bust shows the animal that was named; where there is no such bust nobody gets a person's", async () => {
  for (const prompt of ["a bust of a lion", "a bronze lion bust"])
    expect(await read(prompt)).toMatchObject({ forms: ["lion"], traits: ["bust"], ignored: [] });
  for (const prompt of ["a bust of an eagle", "an eagle bust"]) expect((await read(prompt)).forms).toEqual([undefined]);
  expect((await read("a bust of a woman")).forms).toEqual(["bust"]);
});

test.each([
  ["a bust of a lion with a red collar", "collar"],
  ["a running horse bust", "running"],
  ["a sitting penguin in red boots", "boots"],
])("“%s”: what would not be seen is said as not used, and not claimed", async (prompt, hidden) => {
  const understood = await understand(prompt, known);
  expect(understood?.ignored).toEqual([hidden]);
  expect(understood?.objects[0]?.look.traits.has(hidden)).toBe(false);
  expect(understood?.objects[0]?.said.accents).toEqual([]);
});

test.each([
  ["three puppies", "Three puppies."],
  ["a sleeping puppy", "A sleeping puppy."],
])("in “%s” the young animal is said once", async (prompt, sentence) => {
  const understood = await understand(prompt, known);
  expect(understood && sentencesOf(understood)).toEqual([sentence]);
});
