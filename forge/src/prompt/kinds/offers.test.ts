import { forms as known } from "@blenda/forms/forms";
import { crate } from "@blenda/forms/grammars/crate";
import { headphones } from "@blenda/forms/grammars/headphones/headphones";
import { house } from "@blenda/forms/grammars/house/house";
import { knot } from "@blenda/forms/grammars/knot/knot";
import { robot } from "@blenda/forms/grammars/robot/robot";
import { sword } from "@blenda/forms/grammars/sword/sword";
import { table } from "@blenda/forms/grammars/table/table";
import { vase } from "@blenda/forms/grammars/vase/vase";
import { expect, test } from "vitest";
import type { Forms } from "../../forms.ts";
import { understand } from "../understand.ts";

const forms: Forms = { ...known, grammars: [crate, headphones, house, knot, robot, sword, table, vase] };

const read = async (prompt: string, instead = {}) => (await understand(prompt, forms, { instead }))?.objects[0];

test.each([
  ["a picnic table", "called after its last word", ["table"]],
  ["a table lamp", "its first word only tells what it is for", []],
  ["a treehouse", "a house among others", ["house"]],
  ["a bookcase", "furniture like a table, and nothing like it", []],
  ["a fax machine", "electronics like headphones, and nothing like them", []],
  ["a periodic table", "a table by name alone", []],
  ["a wall-e", "one of its kind that everybody knows by sight", ["robot"]],
  ["a lightsaber", "a sword of another sort", ["sword"]],
  ["a tabel", "a slip of the pen", ["table"]],
  ["a blue flurble", "nothing that anybody knows", []],
])("for “%s” (%s) the offers are %j", async (prompt, _why, offers) => {
  const thing = await read(prompt);
  expect(thing?.fit).toBe("missing");
  expect(thing?.offers.map(({ name }) => name)).toEqual(offers);
});

test("what is chosen by one of a form's own words is made as that", async () => {
  const chosen = await read("a lightsaber", { lightsaber: "katana" });
  expect(chosen).toMatchObject({ made: "katana", grammar: { id: "sword" } });
  expect([...(chosen?.look.traits ?? [])]).toContain("katana");
});
