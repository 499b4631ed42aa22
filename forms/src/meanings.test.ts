import { readFileSync } from "node:fs";
import { fingerprint, rankedByMeaning } from "@blenda/forge/prompt/meaning";
import { understand } from "@blenda/forge/prompt/understand";
import { expect, test } from "vitest";
import { forms } from "./forms.ts";

const { grammars, meanings } = forms;

test("the lexicon holds the present words of every form (`npx forge learn` writes it)", () => {
  const learned = JSON.parse(readFileSync(meanings, "utf8")).forms;
  expect(Object.fromEntries(grammars.map((grammar) => [grammar.id, learned[grammar.id]?.of]))).toEqual(
    Object.fromEntries(grammars.map((grammar) => [grammar.id, fingerprint(grammar)])),
  );
});

test("forms are ranked by how nearly they mean the same as a word nobody listed", async () => {
  expect((await rankedByMeaning("lightbulb", grammars, meanings))[0]?.grammar.id).toBe("light bulb");
  expect((await rankedByMeaning("loaf", grammars, meanings))[0]?.grammar.id).toBe("bread");
});

test("what the forms mean is kept small", () => {
  expect(readFileSync(meanings, "utf8").length / grammars.length).toBeLessThan(700);
});

test("every form is read by its own name", async () => {
  const unread: string[] = [];
  for (const grammar of grammars) {
    const [first, ...others] = (await understand(grammar.id, forms))?.objects ?? [];
    if (first?.grammar !== grammar || others.length > 0) unread.push(grammar.id);
  }
  expect(unread).toEqual([]);
});

test("what is light blue is no light, wherever a language puts the colour", async () => {
  const made = async (prompt: string) => (await understand(prompt, forms))?.objects.map(({ grammar }) => grammar?.id);
  for (const prompt of ["a light blue chair", "una sedia azzurra", "une chaise bleu clair"]) expect(await made(prompt)).toEqual(["chair"]);
  expect(await made("a blue light")).not.toEqual(["chair"]);
});
