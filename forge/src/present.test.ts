import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { glbOf } from "./inspect/test-files.ts";
import { present } from "./present.ts";

/** Narrow, so that its pictures have little to paint. */
const STRIP = Buffer.from("o strip\nv 0 0 0\nv 1 0 0\nv 1 .03 0\nv 0 .03 0\nf 1 2 3 4\n");

test("one model file gives facts, a card, a cover, five pictures of the same view, a stage, a preview copy and its edges, with progress that only rises", async () => {
  const fractions: number[] = [];
  const { inspection, showing } = await present(STRIP, { name: "strip.obj", mark: "preview" }, (_, fraction) => fractions.push(fraction));
  expect(inspection.facts.models).toMatchObject([{ path: "strip.obj", triangles: 2 }]);
  expect(inspection.specHash).toMatch(/^[0-9a-f]{64}$/);
  const sizes = await Promise.all(
    [showing?.card, showing?.cover, ...Object.values(showing?.page ?? {})].map((picture) => sharp(picture).metadata()),
  );
  expect(sizes.map(({ width, format, hasAlpha }) => [width, format, hasAlpha])).toEqual(
    [512, 1600, 1024, 1024, 1024, 1024, 1024].map((width) => [width, "webp", true]),
  );
  for (const copy of [showing?.preview, showing?.wire])
    expect(
      gunzipSync(copy ?? Buffer.alloc(0))
        .subarray(0, 4)
        .toString(),
    ).toBe("glTF");
  expect(showing?.stageHue).toBeTypeOf("number");
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
}, 60_000);

test("a file that is blocked is not shown, and says why", async () => {
  const { inspection, showing } = await present(glbOf().subarray(0, 60), { name: "a.glb", mark: "preview" }, () => {});
  expect(showing).toBeNull();
  expect(inspection.findings.map(({ level }) => level)).toContain("block");
}, 60_000);
