import { expect, test } from "vitest";
import { hasDearerLicence, isNewProduct, licencePrices, remarksOf, softwareFor } from "./rules.ts";

test.each([
  [1_000, ["personal"], {}, false],
  [1_000, ["personal", "commercial"], {}, true],
  [1_000, ["personal", "commercial"], { commercial: 1_000 }, false],
  [1_000, ["personal", "commercial"], { commercial: 900 }, false],
  [0, ["free-cc0"], {}, false],
  [0, ["personal", "commercial"], { commercial: 500 }, true],
] as const)("a price of %d with %j and %j begins with 'from': %s", (cents, types, own, isSo) => {
  expect(hasDearerLicence(cents, types, own)).toBe(isSo);
});

test("licences cost 1, 2, 5 and 10 times the personal price, unless the creator says otherwise", () => {
  expect(licencePrices(1_000, ["extended", "personal", "studio", "commercial"])).toEqual([
    { type: "personal", priceCents: 1_000 },
    { type: "commercial", priceCents: 2_000 },
    { type: "studio", priceCents: 5_000 },
    { type: "extended", priceCents: 10_000 },
  ]);
  expect(licencePrices(1_000, ["personal", "studio"], { studio: 3_300 })).toEqual([
    { type: "personal", priceCents: 1_000 },
    { type: "studio", priceCents: 3_300 },
  ]);
  expect(licencePrices(0, ["free-cc0"])).toEqual([{ type: "free-cc0", priceCents: 0 }]);
});

test("software follows from the formats, each once", () => {
  expect(softwareFor(["usdz"])).toEqual(["quick-look"]);
  expect(softwareFor(["glb", "fbx"])).toEqual(["blender", "unity", "unreal", "godot", "three-js", "maya"]);
  expect(softwareFor(["docx"])).toEqual([]);
});

test("a card says New for fourteen days", () => {
  const at = Date.parse("2026-03-15T00:00:00.000Z");
  expect(isNewProduct("2026-03-01T00:00:00.001Z", at)).toBe(true);
  expect(isNewProduct("2026-03-01T00:00:00.000Z", at)).toBe(false);
  expect(isNewProduct(null, at)).toBe(false);
});

test("what a file check found says what it cost, a kind once; notes cost nothing, and what blocks is no remark", () => {
  expect(
    remarksOf([
      { level: "info", code: "open-edges", message: "468 edges are open" },
      { level: "warn", code: "uv-overlap", message: "8% of body is used twice" },
      { level: "warn", code: "uv-overlap", message: "9% of wheel is used twice" },
      { level: "block", code: "truncated", message: "The file ends early" },
    ]),
  ).toEqual([
    { level: "info", message: "468 edges are open", points: 0 },
    { level: "warn", message: "8% of body is used twice", points: 8 },
    { level: "warn", message: "9% of wheel is used twice", points: 0 },
  ]);
});
