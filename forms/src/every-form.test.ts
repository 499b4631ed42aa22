import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formIndex, INDEX_FILE } from "./command-line/form-index.ts";
import { everyForm } from "./every-form.ts";
import { SHARDS } from "./testing/describe-forms.ts";

test("the index holds every form that is written anywhere, and each once (`npx forge learn` writes it)", async () => {
  expect(readFileSync(INDEX_FILE, "utf8")).toBe(await formIndex());
  expect(new Set(everyForm).size).toBe(everyForm.length);
});

test("every form has one name, and no noun belongs to two of them", () => {
  const nouns = everyForm.flatMap(({ id, nouns }) => [...new Set([id, ...nouns])]);
  expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
  expect(nouns.filter((noun) => noun !== noun.toLowerCase())).toEqual([]);
});

test("every shard of the forms' tests is there: none of the forms goes untested", () => {
  const shards = globSync("shards/*.test.ts", { cwd: join(import.meta.dirname, "testing") }).sort();
  const numbers = shards.map((path) =>
    Number(/describeForms\((\d+)\)/.exec(readFileSync(join(import.meta.dirname, "testing", path), "utf8"))?.[1]),
  );
  expect(numbers).toEqual(Array.from({ length: SHARDS }, (_, at) => at + 1));
});
