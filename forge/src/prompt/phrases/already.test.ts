import { forms } from "@blenda/forms/forms";
import { expect, test } from "vitest";
import { readingOf } from "../reading.ts";

test("every form that is something by itself is one of ours", () => {
  const said = forms.grammars.flatMap(({ already }) => already ?? []);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((words) => !/^[a-z]+( [a-z]+)*$/.test(words))).toEqual([]);
});

test.each([
  ["an open umbrella", "An umbrella."],
  ["a watering can with a long spout", "A watering can."],
  ["a pair of scissors", "A pair of scissors."],
  ["two slices of bread", "Two slices of bread."],
])("“%s” is “%s”, and nothing is told to be ignored", async (prompt, sentence) => {
  const { unused, sentences } = await readingOf(prompt, forms);
  expect({ unused, sentences }).toEqual({ unused: [], sentences: [sentence] });
});

test("a word the form does not have by itself is still told", async () => {
  expect((await readingOf("a striped umbrella on a quantum day", forms)).unused).not.toEqual([]);
});

test("words that name nothing anybody knows are not called a thing we have none of yet", async () => {
  const { things, sentences } = await readingOf("eleventh tuesday", forms);
  expect(things).toMatchObject([{ asked: "eleventh tuesday", fit: "missing", isUnknown: true, offers: [] }]);
  expect(sentences).toEqual(["We can't tell what this is."]);
  expect((await readingOf("a saxophonist", forms)).things[0]?.isUnknown).toBeUndefined();
});
