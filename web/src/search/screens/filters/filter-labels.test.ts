import { readFilters } from "@blenda/domain/search/rules";
import { expect, test } from "vitest";
import { activeChips } from "./filter-labels.ts";

const labels = (address: Parameters<typeof readFilters>[0]) => activeChips(readFilters(address), "Orbit Bench").map(({ label }) => label);

test("every filter of an address has a chip that says it in words", () => {
  const address = {
    q: "robot",
    category: "Props",
    shop: "u1",
    triangles: "2000-50000",
    price: "-25",
    free: "true",
    textures: "2k,none",
    formats: "glb",
    rig: "morphs",
    geometry: "no-overlap",
    licence: "commercial",
    software: "three-js",
    ai: "none,assisted",
    score: "90",
  };
  expect(labels(address)).toEqual([
    "“robot”",
    "Props",
    "Orbit Bench",
    "2,000–50,000 triangles",
    "Up to $25.00",
    "Free",
    "2K textures",
    "No textures",
    "GLB",
    "Morph targets",
    "No UV overlap",
    "Commercial licence",
    "three.js",
    "No AI",
    "AI-assisted",
    "Score 90+",
  ]);
});

test("an order is not a filter and has no chip", () => expect(labels({ sort: "rating" })).toEqual([]));

test("taking a chip away takes away that value and no other", () => {
  const filters = readFilters({ formats: "glb,fbx", score: "70" });
  const [glb, , score] = activeChips(filters, "");
  expect(glb?.without).toEqual({ formats: ["fbx"] });
  expect(score?.without).toEqual({ scoreLeast: 0 });
});
