import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));

/** What makes the keys of all calls, each with the call's own answer. */
const MADE_HERE = "lib/calls/api.ts";
/** A key that begins or ends with a name of its own: those made from the contract begin with a list and end with an object. */
const OWN_KEY = /queryKey: \[(?:"[^"]+"|.*, "[^"]+"\])/;

test("a key of the cache holds one shape: whoever keeps something else than a call's answer has a key of their own", () => {
  const faults = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const definitions = path === MADE_HERE ? [] : text.split(/\bqueryFn\b/).slice(1);
    const keys = text.match(/queryKey: \[/g) ?? [];
    const isApart = definitions.length === 0 || (keys.length === definitions.length && OWN_KEY.test(text));
    return isApart ? [] : [path];
  });
  expect(faults).toEqual([]);
});

test("what a key was made for is not cast away from it", () => {
  expect(sources.filter((path) => /queryKey:? [^;\n]*\bas\b/.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
