import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { grammars } from "../grammars/registry.ts";
import { fingerprint, LEXICON_FILE, nearestByMeaning } from "./meaning.ts";

test("the lexicon holds the present words of every form (`npx forge learn` writes it)", () => {
  const { forms } = JSON.parse(readFileSync(LEXICON_FILE, "utf8"));
  expect(Object.fromEntries(grammars.map((grammar) => [grammar.id, forms[grammar.id]?.of]))).toEqual(
    Object.fromEntries(grammars.map((grammar) => [grammar.id, fingerprint(grammar)])),
  );
});

test("a word nobody listed is nearest to the form that means almost the same", async () => {
  expect((await nearestByMeaning("lightbulb", grammars)).grammar.id).toBe("lamp");
  expect((await nearestByMeaning("space station", grammars)).grammar.id).toBe("spaceship");
});
