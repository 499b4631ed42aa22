import { readdirSync, statSync } from "node:fs";
import { above, madeAs } from "@blenda/forge/prompt/kinds/kind-table";
import { expect, test } from "vitest";
import { forms, KINDS_FOLDER } from "./forms.ts";

const kindsNamed = (noun: string) => forms.kinds.named(noun);
const everyNoun = () => forms.kinds.everyNoun();

const namesAbove = (noun: string) => kindsNamed(noun).flatMap((kind) => above(kind).map(({ names }) => names[0]));
const namesMade = (noun: string) => kindsNamed(noun).flatMap((kind) => madeAs(kind).map(({ names }) => names[0]));

test("at least five thousand nouns take less than 120 kB", () => {
  const files = readdirSync(KINDS_FOLDER);
  expect(everyNoun().length).toBeGreaterThan(5000);
  expect(files.reduce((sum, name) => sum + statSync(new URL(name, KINDS_FOLDER)).size, 0)).toBeLessThan(120_000);
});

test("nouns are plain words, and each belongs to something", () => {
  expect(everyNoun().filter((noun) => !/^[a-z0-9][a-z0-9'. &-]*$/.test(noun) && noun !== "piñata")).toEqual([]);
  const alone = everyNoun()
    .flatMap((noun) => kindsNamed(noun))
    .filter(({ parents, isFamily }) => parents.length === 0 && !isFamily);
  expect(alone.map(({ names }) => names[0])).toEqual([]);
});

test("kinds form a tree of what is made alike and what only belongs together", () => {
  expect(namesAbove("convertible")).toEqual(["convertible", "car", "vehicle"]);
  expect(namesMade("convertible")).toEqual(["convertible", "car"]);
  expect(namesMade("casket")).toContain("chest");
  expect(namesAbove("elephant")).toContain("animal");
  expect(namesMade("elephant")).toEqual(["elephant"]);
  expect(namesMade("rocking horse")).not.toContain("horse");
});
