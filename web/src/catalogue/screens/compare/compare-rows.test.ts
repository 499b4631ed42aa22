import type { ComparedProduct, ProductFacts } from "@blenda/domain/catalogue/model";
import { expect, test } from "vitest";
import { compareGroups, onlyDifferences } from "./compare-rows.ts";

const FACTS: ProductFacts = {
  measuredFrom: "chair.glb",
  triangles: 1_200,
  vertices: 700,
  quads: null,
  meshes: 1,
  materials: 1,
  drawCalls: 1,
  textures: [{ name: "wood", slots: ["base_color"], width: 1_024, height: 1_024, format: "webp", bytes: 9_000, gpuBytes: 4_194_304 }],
  uvSets: 1,
  uvCoverage: 81.5,
  uvOverlap: 0,
  bones: 0,
  morphs: 0,
  animations: [],
  size: { x: 0.5, y: 1, z: 0.5 },
  isPbr: true,
  isManifold: true,
};
const CHAIR: ComparedProduct = {
  id: "chair",
  title: "Chair",
  category: "Furniture",
  priceCents: 2_400,
  sale: null,
  isPriceFrom: true,
  isSubscriptionOnly: false,
  shop: { creatorId: "cara", name: "Oak", slug: "oak", imageUrl: null, isVerified: false },
  stageHue: null,
  rating: null,
  publishedAt: null,
  posterUrl: null,
  previewUrl: null,
  triangles: 1_200,
  formats: ["glb"],
  isRigged: false,
  score: 96,
  aiDisclosure: "none",
  licences: [
    { type: "personal", priceCents: 2_400, sale: null },
    { type: "commercial", priceCents: 4_800, sale: null },
  ],
  facts: FACTS,
  software: ["blender"],
  previewBytes: 2_000_000,
  downloadBytes: 9_000_000,
};
const LIGHT: ComparedProduct = {
  ...CHAIR,
  id: "light",
  priceCents: 0,
  licences: [{ type: "free-cc0", priceCents: 0, sale: null }],
  score: 100,
  facts: { ...FACTS, triangles: 300, bones: 22, isManifold: false, size: { x: 2, y: 2, z: 2 } },
};

const rowsOf = (...products: ComparedProduct[]) =>
  new Map(compareGroups(products).flatMap(({ rows }) => rows.map((row) => [row.label, row])));
const textsOf = (row: ReturnType<ReturnType<typeof rowsOf>["get"]>) => row?.cells.map(({ text }) => text);
const strongestOf = (row: ReturnType<ReturnType<typeof rowsOf>["get"]>) => row?.cells.map(({ isStrongest }) => isStrongest);

test("every row says the same of each as its own page does, and which of them differ", () => {
  const rows = rowsOf(CHAIR, LIGHT);
  expect(textsOf(rows.get("Triangles"))).toEqual(["1,200", "300"]);
  expect(rows.get("Triangles")?.isDifferent).toBe(true);
  expect(textsOf(rows.get("Vertices"))).toEqual(["700", "700"]);
  expect(rows.get("Vertices")?.isDifferent).toBe(false);
  expect(textsOf(rows.get("Personal"))).toEqual(["$24.00", "–"]);
  expect(textsOf(rows.get("CC0"))).toEqual(["–", "Free"]);
  expect(textsOf(rows.get("Refund"))).toEqual(["14 days, if not downloaded", "–"]);
  expect(textsOf(rows.get("File check"))).toEqual(["96 of 100", "100 of 100"]);
});

test("the strongest is marked only where more or fewer is better for everybody, never for price or size, and never where all are equal", () => {
  const rows = rowsOf(CHAIR, LIGHT, { ...LIGHT, id: "twin" });
  expect(strongestOf(rows.get("Triangles"))).toEqual([false, true, true]);
  expect(strongestOf(rows.get("Bones"))).toEqual([false, true, true]);
  expect(strongestOf(rows.get("Surface"))).toEqual([true, false, false]);
  expect(strongestOf(rows.get("File check"))).toEqual([false, true, true]);
  for (const label of ["Size", "Personal", "CC0", "Download", "Draw calls", "Textures"])
    expect([label, strongestOf(rows.get(label))]).toEqual([label, [false, false, false]]);
});

test("one that was not measured says so, and what nobody has is left out", () => {
  const rows = rowsOf(CHAIR, { ...LIGHT, facts: null, score: null });
  expect(textsOf(rows.get("Triangles"))).toEqual(["1,200", "Not measured"]);
  expect(strongestOf(rows.get("Triangles"))).toEqual([false, false]);
  expect(rows.has("Quads")).toBe(false);
  expect(rows.has("Morph targets")).toBe(false);
  expect(compareGroups([{ ...CHAIR, facts: null }]).map(({ title }) => title)).toEqual(["Price and licence", "Files"]);
});

test("only differences leaves the rest out, and whole groups with it", () => {
  const labels = onlyDifferences(compareGroups([CHAIR, { ...CHAIR, id: "other", score: 90 }])).flatMap(({ title, rows }) => [
    title,
    ...rows.map(({ label }) => label),
  ]);
  expect(labels).toEqual(["Files", "File check"]);
  expect(onlyDifferences(compareGroups([CHAIR]))).toEqual([]);
});
