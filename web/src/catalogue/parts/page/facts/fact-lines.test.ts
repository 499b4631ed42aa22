import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { expect, test } from "vitest";
import { extentText } from "../../../../product/model-text.ts";
import { factLines } from "./fact-lines.ts";

const texture = (width: number) => ({ name: "", slots: [], width, height: width, format: "png", bytes: 0, gpuBytes: 5_300_000 });

const facts = (some: Partial<ProductFacts> = {}): ProductFacts => ({
  measuredFrom: "orbit7.glb",
  triangles: 18_412,
  vertices: 10_236,
  quads: null,
  meshes: 3,
  materials: 1,
  drawCalls: 1,
  textures: [texture(2048), texture(2048)],
  uvSets: 1,
  uvCoverage: 80.6,
  uvOverlap: 0.2,
  bones: 0,
  morphs: 0,
  animations: [],
  size: { x: 0.98, y: 2, z: 0.62 },
  isPbr: true,
  isManifold: true,
  ...some,
});

const reading = (label: string, some: Partial<ProductFacts> = {}) => factLines(facts(some)).find((line) => line.label === label)?.value;

test("figures are said exactly", () => {
  expect(reading("Triangles")).toBe("18,412");
});

test("textures of one size are counted, of several sizes named by the largest", () => {
  expect(reading("Textures")).toBe("2 × 2048 px");
  expect(reading("Textures", { textures: [texture(2048), texture(512)] })).toBe("2, up to 2048 px");
  expect(reading("Textures", { textures: [] })).toBe("None");
});

test("an overlap under half a percent is none", () => {
  expect(reading("UV sets")).toBe("1, no overlap");
  expect(reading("UV sets", { uvOverlap: 12.4 })).toBe("1, 12% overlap");
});

test("a model without UVs has no coverage to speak of", () => {
  expect(reading("UV sets", { uvSets: 0 })).toBe("None");
  expect(reading("UV coverage", { uvSets: 0 })).toBeUndefined();
});

test("the first three animations are named", () => {
  const clips = ["idle", "walk", "wave", "jump"].map((name) => ({ name, seconds: 1, fps: 30 }));
  expect(reading("Animations", { animations: clips.slice(0, 3) })).toBe("3 (idle, walk, wave)");
  expect(reading("Animations", { animations: clips })).toBe("4 (idle, walk, wave …)");
});

test.each([
  [{ x: 0.98, y: 2, z: 0.62 }, "0.98 × 2.00 × 0.62 m"],
  [{ x: 0.223, y: 0.411, z: 0.194 }, "22.3 × 41.1 × 19.4 cm"],
  [{ x: 0.004, y: 0.002, z: 0.001 }, "4.0 × 2.0 × 1.0 mm"],
])("a size of %o metres reads %s", (size, text) => {
  expect(extentText(size)).toBe(text);
});
