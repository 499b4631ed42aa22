import type { ListingAddress } from "@blenda/domain/search/model";
import { beforeEach, expect, test, vi } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addShop, addTraining } from "../testing/catalogue.ts";
import { addSearchable, INDEXED, untilIndexed } from "../testing/searching.ts";

const app = await testApp();
const search = () => app.as(null).search;
const indexed = () => untilIndexed(app);
const idsOf = async (address: ListingAddress) => (await search().products(address)).items.map(({ id }) => id);

beforeEach(async () => {
  await indexed(); // the tables were just emptied; nothing of the test before may be left
  await addCategories(app.db);
  await addShop(app.db, CARA.id, { name: "Copperleaf" });
  await addShop(app.db, BOB.id, { name: "Saltrock Worlds" });
});

async function addSome(): Promise<void> {
  await addSearchable(app.db);
  await indexed();
}

test.each<[string, ListingAddress, string[]]>([
  ["nothing chosen: all, the newest first", {}, ["noise", "armchair", "boat", "robot"]],
  ["a category", { category: "Boats" }, ["boat"]],
  ["a category above others holds what lies below it", { category: "3D Models" }, ["armchair", "boat", "robot"]],
  ["a category nobody knows is empty", { category: "Hats" }, []],
  ["a shop, by its creator", { shop: CARA.id }, ["armchair", "robot"]],
  ["a shop nobody knows is empty", { shop: "nobody" }, []],
  ["triangles between two figures, both included", { triangles: "900-14900" }, ["armchair", "boat"]],
  ["triangles from a figure on; what was not measured is in no range", { triangles: "1000-" }, ["armchair", "robot"]],
  ["a price range in dollars", { price: "9.99-15" }, ["noise", "armchair"]],
  ["a price up to", { price: "-10" }, ["noise", "boat"]],
  ["free ones", { free: "true" }, ["boat"]],
  ["textures, either of two sizes", { textures: "4k,2k" }, ["armchair", "robot"]],
  ["no textures at all", { textures: "none" }, ["boat"]],
  ["formats, either of two", { formats: "usdz,obj" }, ["armchair", "boat"]],
  ["rigged", { rig: "rigged" }, ["robot"]],
  ["rigged and with morph targets: both must hold", { rig: "rigged,morphs" }, []],
  ["no UV overlap", { geometry: "no-overlap" }, ["robot"]],
  ["manifold", { geometry: "manifold" }, ["robot"]],
  ["quads only", { geometry: "quads" }, ["boat"]],
  ["a licence", { licence: "studio" }, ["armchair"]],
  ["either of two licences", { licence: "studio,free-cc0" }, ["armchair", "boat"]],
  ["what opens in Quick Look", { software: "quick-look" }, ["armchair"]],
  ["what opens in Maya", { software: "maya" }, ["boat", "robot"]],
  ["at least 70 points", { score: "70" }, ["boat", "robot"]],
  ["at least 90 points", { score: "90" }, ["robot"]],
  ["several filters at once", { formats: "glb", price: "10-20", category: "Chairs" }, ["armchair"]],
  [
    "a value nobody knows is left out, so old links keep working",
    { formats: "max", textures: "64k", sort: "magic" },
    ["noise", "armchair", "boat", "robot"],
  ],
  ["sorted by price, lowest first", { sort: "price-up" }, ["boat", "noise", "armchair", "robot"]],
  ["sorted by price, highest first", { sort: "price-down" }, ["robot", "armchair", "noise", "boat"]],
  ["sorted by sales", { sort: "popular" }, ["boat", "robot", "noise", "armchair"]],
  ["sorted by rating, where a few stars weigh less than many", { sort: "rating" }, ["robot", "armchair", "noise", "boat"]],
  ["sorted by triangles, fewest first, unmeasured last", { sort: "triangles" }, ["boat", "armchair", "robot", "noise"]],
  ["a word of the title, in any case", { q: "HARBOUR" }, ["boat"]],
  ["a tag", { q: "ship" }, ["boat"]],
  ["a shop's name; the better standing first", { q: "copperleaf" }, ["robot", "armchair"]],
  ["a creator's name", { q: "bob" }, ["boat", "noise"]],
  ["inside a word", { q: "mchair" }, ["armchair"]],
  ["accents do not matter", { q: "ambience cafe" }, ["noise"]],
  ["the name before the description", { q: "robot" }, ["robot", "boat"]],
  ["two words are both wanted", { q: "wooden boat" }, ["boat"]],
  ["two things that are never together: the last one named", { q: "boat armchair" }, ["armchair"]],
  ["a thing that is not here, whatever it is like", { q: "teal dragon" }, []],
  ["what a thing is like, where none of that name is: the others", { q: "wooden armchair" }, ["armchair"]],
  ["what a thing is like, where some are", { q: "teal chair" }, ["armchair"]],
  ["another word for it", { q: "droid" }, ["robot"]],
  ["a kind of it", { q: "vehicles" }, ["boat"]],
  ["its category", { q: "boats" }, ["boat"]],
  ["a short word is not looked for inside others", { q: "rmch" }, []],
  ["a word we measure: what says so, then what is so", { q: "rigged" }, ["robot"]],
  ["low poly, by its triangles", { q: "low poly" }, ["boat"]],
  ["a format", { q: "fbx" }, ["robot"]],
  ["a program", { q: "maya robot" }, ["robot", "boat"]],
  ["a fact that nothing of this name has is left out", { q: "rigged armchair" }, ["armchair"]],
  ["fillers", { q: "3d model of the robot" }, ["robot", "boat"]],
  ["the beginning of the last word", { q: "service rob" }, ["robot"]],
  ["a word and a filter", { q: "robot", free: "true" }, ["boat"]],
  ["words that are only signs are no words", { q: "!?" }, ["noise", "armchair", "boat", "robot"]],
])("%s", async (_what, address, ids) => {
  await addSome();
  expect(await idsOf(address)).toEqual(ids);
});

test("a typo is forgiven, and the answer says what it was read as", async () => {
  await addSome();
  expect(await search().products({ q: "armchiar teal" })).toMatchObject({ readAs: "armchair teal", total: 1, items: [{ id: "armchair" }] });
  expect(await search().products({ q: "armchiars" })).toMatchObject({ readAs: "armchair", total: 1 });
  expect(await search().products({ q: "robot" })).toMatchObject({ readAs: null });
  expect(await search().products({ q: "xylophone" })).toMatchObject({ readAs: null, total: 0, items: [] });
});

test("a short word is taken as it was typed; where that finds nothing, the answer asks back", async () => {
  await addSome();
  expect(await search().products({ q: "robt" })).toMatchObject({ readAs: null, total: 0, instead: { words: "robot" } });
  await addProduct(app.db, "three", CARA.id, { title: "Three pieces" });
  await indexed();
  expect(await search().products({ q: "tree" })).toMatchObject({ total: 0, readAs: null, instead: { words: null } });
});

test("where nothing is found, the category is named that it would lie in, if there is one", async () => {
  await app.db.insertInto("categories").values({ id: "weapons", name: "Weapons", position: 9, parentId: null }).execute();
  await addSome();
  expect(await search().products({ q: "old dagger" })).toMatchObject({ total: 0, instead: { words: null, category: "Weapons" } });
  expect(await search().products({ q: "dragon" })).toMatchObject({ total: 0, instead: { words: null, category: null } });
  expect(await search().products({ q: "robot" })).toMatchObject({ instead: null });
});

test("an answer says which words it read as facts, and which nothing is like", async () => {
  await addSome();
  expect(await search().products({ q: "low poly boat" })).toMatchObject({
    total: 1,
    facts: [{ words: "low poly", says: "of up to 5,000 triangles" }],
    leftOut: [],
  });
  expect(await search().products({ q: "low poly green armchair" })).toMatchObject({ total: 1, facts: [], leftOut: ["low poly", "green"] });
});

test("what says it in words comes before what only is so", async () => {
  await addSome();
  await addProduct(app.db, "said", CARA.id, { title: "Weathered post", description: "Easily rigged.", priceCents: 900 });
  await indexed();
  expect(await idsOf({ q: "rigged" })).toEqual(["said", "robot"]);
});

test("what something may cost is a filter, not a word: nothing that says so and costs more is found", async () => {
  await addSome();
  await addProduct(app.db, "said", CARA.id, { title: "Weathered post", description: "A free sample.", priceCents: 900 });
  await indexed();
  expect(await idsOf({ q: "free" })).toEqual(["boat"]);
  expect(await idsOf({ q: "free armchair" })).toEqual([]);
  expect(await idsOf({ q: "something for less than 9 dollars" })).toEqual(["boat"]);
  expect(await idsOf({ q: "a post for $9 or less" })).toEqual(["said"]);
  const { facts, leftOut } = await search().products({ q: "post under $10" });
  expect({ facts, leftOut }).toEqual({ facts: [{ words: "under $10", says: "that cost less than $10", isStrict: true }], leftOut: [] });
});

test("cheap is a matter of what it is: the cheapest come first and nothing is taken away, unless another order is chosen", async () => {
  for (const [id, priceCents] of [
    ["middle", 2_000],
    ["dear", 9_000],
    ["low", 1_500],
  ] as const)
    await addProduct(app.db, id, CARA.id, { title: `Chair ${id}`, priceCents });
  await indexed();
  expect(await idsOf({ q: "cheap chair" })).toEqual(["low", "middle", "dear"]);
  expect(await idsOf({ q: "most expensive chairs" })).toEqual(["dear", "middle", "low"]);
  expect(await idsOf({ q: "cheapest chair", sort: "price-down" })).toEqual(["dear", "middle", "low"]);
});

test("a place, an occasion or a time is a shelf; what it is for narrows what it is, and never replaces it", async () => {
  const titles = ["Teacup", "Ruby ring", "Camera of 1962", "Standing lamp", "Robot with a gun", "Gun"];
  for (const [n, title] of titles.entries()) await addProduct(app.db, `p${n}`, CARA.id, { title });
  await indexed();
  expect(await idsOf({ q: "something for the kitchen" })).toEqual(["p0"]);
  expect(await idsOf({ q: "wedding" })).toEqual(["p1"]);
  expect(await idsOf({ q: "from the sixties" })).toEqual(["p2"]);
  expect(await idsOf({ q: "lamp for the kitchen" })).toEqual(["p3"]);
  expect(await idsOf({ q: "robot with a gun" })).toEqual(["p4"]);
});

test("words to begin with are words that find something", async () => {
  expect(await search().popular()).toEqual([]);
  await addSome();
  await addProduct(app.db, "robot2", CARA.id, { title: "Robots at work" });
  await addProduct(app.db, "sword", CARA.id, { title: "Sword" });
  await indexed();
  expect(await search().popular()).toEqual(["chair", "robot"]);
});

test("a listing counts what it found, what there is without the filters, and every further choice", async () => {
  await addSome();
  const { facets, ...listing } = await search().products({ category: "3D Models", price: "10-30", formats: "glb" });
  expect(listing).toMatchObject({ total: 2, of: 3, before: 0, next: null });
  expect(facets.categories).toEqual([
    { value: "3D Models", count: 2 },
    { value: "Chairs", count: 2 },
    { value: "Boats", count: 0 },
    { value: "Audio", count: 0 },
  ]);
  expect(facets.formats.map(({ value, count }) => `${value} ${count}`)).toEqual(["glb 2", "fbx 1", "obj 0", "usdz 1", "blend 0", "stl 0"]);
  expect(facets.prices.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(facets).toMatchObject({ free: 0, scores: { seventy: 1, ninety: 1 } });
});

test("a cursor of another sort, or a broken one, begins at the beginning", async () => {
  for (let i = 0; i < 30; i++) await addProduct(app.db, `p${i}`, CARA.id);
  await indexed();
  const { next } = await search().products({ sort: "price-up" });
  for (const after of [next ?? "", "", "nonsense", "////", Buffer.from("newest 0 0 1").toString("base64url")])
    expect(await search().products({ after })).toMatchObject({ before: 0, total: 30 });
});

test("the box gets at most ten of each kind, with the words of the specification", async () => {
  for (let i = 0; i < 12; i++) await addProduct(app.db, `p${i}`, CARA.id, { title: `Brass lamp ${i}` });
  await addTraining(app.db, "t1", BOB.id, { title: "", tags: ["brass"], type: "course", durationSeconds: null });
  await indexed();
  const { products, learning, totals } = await search().suggest({ term: " brass " });
  expect(products).toHaveLength(10);
  expect(totals).toEqual({ products: 12, learning: 1 });
  expect(products[0]).toMatchObject({ type: "Product", shopName: "Copperleaf", creatorName: CARA.displayName, duration: null });
  expect(products[0]?.path).toBe(`/product/${products[0]?.id}`);
  expect(learning).toEqual([
    expect.objectContaining({ id: "t1", label: "Untitled Training", type: "Course", path: "/learning/t1", duration: "Unknown duration" }),
  ]);
  expect(await search().suggest({ term: ADA.id })).toEqual({ products: [], learning: [], totals: { products: 0, learning: 0 } });
});

test("trainings are found by words, type, category, level and price, with counts", async () => {
  await addTraining(app.db, "topology", CARA.id, {
    title: "Topology for chairs",
    type: "tutorial",
    level: "Beginner",
    priceCents: 0,
    tags: ["mesh"],
  });
  await addTraining(app.db, "baking", BOB.id, { title: "Baking normals", type: "course", level: "Advanced", categoryId: "boats" });
  await addTraining(app.db, "draft", BOB.id, { title: "Not yet", status: "draft", publishedAt: null });
  await indexed();
  const ids = async (address: Parameters<ReturnType<typeof search>["trainings"]>[0]) =>
    (await search().trainings(address)).items.map(({ id }) => id).sort();
  await vi.waitFor(async () => expect(await ids({})).toEqual(["baking", "topology"]), INDEXED);
  expect(await ids({ type: "course" })).toEqual(["baking"]);
  expect(await ids({ q: "MESH" })).toEqual(["topology"]);
  expect(await ids({ q: "normls" })).toEqual(["baking"]);
  expect(await ids({ category: "Boats" })).toEqual(["baking"]);
  expect(await ids({ category: "3D Models" })).toEqual(["baking", "topology"]);
  expect(await ids({ level: "Beginner" })).toEqual(["topology"]);
  expect(await ids({ free: "true" })).toEqual(["topology"]);
  expect(await search().trainings({ level: "Advanced" })).toMatchObject({
    total: 1,
    of: 2,
    levels: [
      { value: "Beginner", count: 1 },
      { value: "Intermediate", count: 0 },
      { value: "Advanced", count: 1 },
    ],
  });
});
