import { expect, test } from "vitest";
import { FACTS } from "./facts.ts";
import { categoryOf, formsOf, kindWords, queryTermsOf } from "./query-terms.ts";
import { readFilters } from "./rules.ts";
import { MATERIALS, SETTINGS } from "./settings.ts";
import { FILLERS, KINDS, LOOKS, SAME } from "./vocabulary.ts";

const read = (term: string, listing: "products" | "trainings" = "products", isKnown = (_word: string) => false) =>
  queryTermsOf(term.split(" "), listing, isKnown);
const meantBy = (word: string) => read(word).flatMap(({ same, kinds }) => [...same, ...kinds].map((words) => words.join(" ")));

test.each([
  ["couch", "sofa"],
  ["sofa", "couch"],
  ["couches", "sofa"],
  ["vehicle", "car"],
  ["vehicle", "van"],
  ["seating", "armchair"],
  ["chair", "armchair"],
  ["chair", "wingback"],
  ["jewelry", "ring"],
  ["jewellery", "ring"],
  ["scifi", "sci fi"],
  ["space ship", "spaceship"],
  ["color", "colour"],
])("who asks for %s also means %s", (asked, meant) => {
  expect(meantBy(asked)).toContain(meant);
});

test.each([
  ["car", "vehicle"],
  ["armchair", "chair"],
  ["ring", "jewelry"],
  ["tree", "plant"],
  ["sword", "knife"],
])("who asks for %s does not mean every %s", (asked, other) => {
  expect(meantBy(asked)).not.toContain(other);
});

test.each([
  ["robots", "robot"],
  ["robot", "robots"],
  ["boxes", "box"],
  ["knives", "knife"],
  ["shelf", "shelves"],
  ["berries", "berry"],
  ["axes", "axe"],
  ["texturing", "textures"],
  ["textures", "texturing"],
  ["rigging", "rigged"],
  ["modelling", "model"],
  ["glow", "glowing"],
])("%s has the form %s", (word, form) => {
  expect(formsOf(word)).toContain(form);
});

test.each([
  ["ring", "r"],
  ["string", "str"],
  ["chess", "ches"],
  ["fbx", "fb"],
  ["bus", "bu"],
])("%s is no form of %s", (word, other) => {
  expect(formsOf(word)).not.toContain(other);
});

test.each([
  ["low poly tree", ["low poly", "tree"]],
  ["3d model of a chair", ["chair"]],
  ["3d models", ["3d", "models"]],
  ["flying saucer", ["flying saucer"]],
  ["the of", ["the", "of"]],
])("%s is read as %j", (term, typed) => {
  expect(read(term).map((found) => found.typed.join(" "))).toEqual(typed);
});

test("two words that are one word here are read as it", () => {
  const [found] = read("arm rest", "products", (word) => word === "armrest");
  expect(found).toMatchObject({ typed: ["arm", "rest"], same: [["armrest"]] });
});

test.each([
  ["low poly", { triangles: { least: null, most: 5_000 } }],
  ["lowpoly", { triangles: { least: null, most: 5_000 } }],
  ["game ready", { triangles: { least: null, most: 20_000 }, scoreLeast: 90 }],
  ["animations", { rig: ["animated"] }],
  ["fbx", { formats: ["fbx"] }],
  ["blender", { software: ["blender"] }],
  ["unreal engine", { software: ["unreal"] }],
  ["4k", { textures: ["4k"] }],
])("%s names something we measure", (term, filters) => {
  const [found] = read(term);
  expect(found?.isWhatItIsLike).toBe(true);
  expect(readFilters(found?.fact?.products ?? {})).toMatchObject(filters);
});

test("a fact of one listing is only a word in the other", () => {
  expect(read("beginner course", "trainings").map(({ fact }) => fact?.trainings)).toEqual([{ level: "Beginner" }, { type: "course" }]);
  expect(read("course").map(({ fact }) => fact)).toEqual([null]);
  expect(read("blender", "trainings").map(({ fact }) => fact)).toEqual([null]);
});

test.each([
  ["green sofa", [true, false]],
  ["rusted crate", [true, false]],
  ["tree", [false]],
])("in %s only what it is like may be missing", (term, isLike) => {
  expect(read(term).map(({ isWhatItIsLike }) => isWhatItIsLike)).toEqual(isLike);
});

test.each([
  ["tree", "Nature"],
  ["palm trees", "Nature"],
  ["red dragon", "Characters"],
  ["daggers", "Weapons"],
  ["teapot", "Food & Drink"],
  ["qwertz", null],
])("%s would lie in %s", (term, category) => {
  expect(categoryOf(term.split(" "))).toBe(category);
});

test.each([
  ["kitchen", "cup"],
  ["xmas", "snow"],
  ["fifties", "1955"],
  ["60s", "1962"],
  ["wooden", "walnut"],
  ["reading nook", "armchair"],
])("on the shelf %s stands %s", (asked, meant) => {
  expect(meantBy(asked)).toContain(meant);
});

test("what stands in a place is no kind of it: a building is no candle", () => {
  expect(meantBy("building")).not.toContain("candle");
  expect(meantBy("furniture")).not.toContain("book");
});

test("what comes behind for, in or with is not the thing itself", () => {
  expect(read("chair for a kitchen").map(({ isAside }) => isAside)).toEqual([false, true]);
  expect(read("for a kitchen").map(({ isAside }) => isAside)).toEqual([false]);
});

test("the tables are written as they are read: lower case, each word in one group only, each fact says what it is", () => {
  for (const text of [SAME, LOOKS, ...Object.values(FILLERS), ...FACTS.map(({ words }) => words)]) expect(text).toMatch(/^[a-z0-9\s-]*$/);
  for (const text of Object.values(KINDS)) expect(text).toMatch(/^(\s*[a-z-]+: [a-z -]+)+$/);
  for (const text of [SETTINGS, MATERIALS]) expect(text).toMatch(/^(\s*[a-z0-9-]+: [a-z0-9 -]+)+\s*$/);
  const words = SAME.split(/\s+/).filter(Boolean);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  for (const { says, products, trainings } of FACTS) expect([says !== "", Boolean(products ?? trainings)]).toEqual([true, true]);
  expect(kindWords().length).toBeGreaterThan(100);
});
