import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { grammars } from "../grammars/registry.ts";
import { fingerprint, LEXICON_FILE, rankedByMeaning } from "./meaning.ts";
import { understand } from "./understand.ts";

test("the lexicon holds the present words of every form (`npx forge learn` writes it)", () => {
  const { forms } = JSON.parse(readFileSync(LEXICON_FILE, "utf8"));
  expect(Object.fromEntries(grammars.map((grammar) => [grammar.id, forms[grammar.id]?.of]))).toEqual(
    Object.fromEntries(grammars.map((grammar) => [grammar.id, fingerprint(grammar)])),
  );
});

test("forms are ranked by how nearly they mean the same as a word nobody listed", async () => {
  expect((await rankedByMeaning("lightbulb", grammars))[0]?.grammar.id).toBe("light bulb");
  expect((await rankedByMeaning("loaf", grammars))[0]?.grammar.id).toBe("bread");
});

test("what the forms mean is kept small", () => {
  expect(readFileSync(LEXICON_FILE, "utf8").length / grammars.length).toBeLessThan(700);
});

test("every form is read by its own name", async () => {
  const unread: string[] = [];
  for (const grammar of grammars) {
    const [first, ...others] = (await understand(grammar.id, grammars))?.objects ?? [];
    if (first?.grammar !== grammar || others.length > 0) unread.push(grammar.id);
  }
  expect(unread).toEqual([]);
});

test("what is light blue is no light, wherever a language puts the colour", async () => {
  const forms = async (prompt: string) => (await understand(prompt, grammars))?.objects.map(({ grammar }) => grammar?.id);
  for (const prompt of ["a light blue chair", "una sedia azzurra", "une chaise bleu clair"]) expect(await forms(prompt)).toEqual(["chair"]);
  expect(await forms("a blue light")).not.toEqual(["chair"]);
});
