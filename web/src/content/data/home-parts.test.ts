import { HERO_DEFAULTS } from "@blenda/domain/content/constants";
import type { HomePage } from "@blenda/domain/content/model";
import { expect, test } from "vitest";
import { lastingParts, withAnswer } from "./home-parts.ts";

const MINUTE = 60_000;
const FRESH = { hero: 10 * MINUTE, categories: 15 * MINUTE };
const words = { subtitle: "", primaryButtonText: "", secondaryButtonText: "", backgroundImage: "" };
const page: HomePage = {
  hero: { ...HERO_DEFAULTS, ...words, title: "Old" },
  sections: [],
  featured: [],
  staffPicks: [],
  categories: [],
  tutorials: [],
};
const kept = withAnswer(undefined, page, 0);

test.each([
  [0, ["hero", "categories"]],
  [10 * MINUTE - 1, ["hero", "categories"]],
  [10 * MINUTE, ["categories"]],
  [15 * MINUTE - 1, ["categories"]],
  [15 * MINUTE, []],
] as const)("after %i ms home is asked for without %o", (now, parts) => {
  expect(lastingParts(kept, now, FRESH)).toEqual(parts);
});

test("the first time all of home is asked for", () => {
  expect(lastingParts(undefined, 0, FRESH)).toEqual([]);
});

test("what an answer leaves out stays as it was, with its own age; what it brings is new", () => {
  const { hero: _hero, categories: _categories, ...rest } = page;
  const later = withAnswer(kept, rest, 7 * MINUTE);
  expect(later).toEqual({ page, since: { hero: 0, categories: 0 } });
  const anew = withAnswer(later, { ...rest, hero: { ...page.hero, title: "New" } }, 11 * MINUTE);
  expect(anew.page.hero.title).toBe("New");
  expect(anew.since).toEqual({ hero: 11 * MINUTE, categories: 0 });
});
