import { expect, test } from "vitest";
import { countText, type WireSource } from "./count-text.ts";
import type { LookName } from "./look-names.ts";

test.each<[string, number | null, LookName, WireSource, string]>([
  ["the picture was taken of the file", null, "lit", "mesh", "5,280 triangles"],
  ["a whole model is the file", 5_280, "lit", "mesh", "5,280 triangles"],
  ["a whole model's wireframe too", 5_280, "wireframe", "mesh", "5,280 triangles"],
  ["a reduced model says so", 3_492, "lit", "edges", "Preview: 3,492 of 5,280 triangles"],
  ["its own wireframe says so as well", 3_492, "wireframe", "mesh", "Preview: 3,492 of 5,280 triangles"],
  ["the file's edges are exact", 3_492, "wireframe", "edges", "Exact mesh: 5,280 triangles"],
  ["until they arrive nothing is promised", 3_492, "wireframe", "coming", "Loading the exact mesh"],
  ["a picture of too many is called one", 3_492, "wireframe", "picture", "Image of the exact mesh: 5,280 triangles"],
])("%s", (_rule, drawn, look, wire, text) => {
  expect(countText({ file: 5_280, drawn, look, wire })).toBe(text);
});
