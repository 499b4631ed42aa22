import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openGlb } from "../formats/reopen-glb.ts";
import { bucketOf, bucketsNear } from "./buckets.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { COPY_LIKENESS, likeness } from "./likeness.ts";
import { DISGUISES, type Disguise, disguised } from "./test-disguises.ts";
import { trianglesOf } from "./triangles-of.ts";

const demo = (id: string) => new URL(`../../../server/demo/built/products/${id}/${id}.glb.zst`, import.meta.url);
const soupOf = async (id: string) => trianglesOf(await openGlb(zstdDecompressSync(readFileSync(demo(id)))));
const printOf = (soup: Parameters<typeof fingerprintOf>[0]) => fingerprintOf(soup) ?? "";

const robot = await soupOf("orbit-7-service-robot");
const print = printOf(robot);

test.each(Object.keys(DISGUISES) as Disguise[])("a model that was changed (%s) is still found", async (disguise) => {
  const copy = printOf(await disguised(robot, disguise, "a seed"));
  expect(likeness(print, copy)).toBeGreaterThan(COPY_LIKENESS);
  expect(bucketsNear(copy)).toEqual(expect.arrayContaining(bucketOf(print)));
});

test("models of one family and of others are told apart", async () => {
  for (const other of ["halo-courier-droid", "trundle-tracked-helper", "trailhead-enamel-mug"])
    expect(likeness(print, printOf(await soupOf(other)))).toBeLessThan(COPY_LIKENESS);
});

test("the same shape gives the same print; what has no surface gives none", () => {
  expect(printOf(robot)).toBe(print);
  expect(print.length).toBeLessThan(600);
  expect(likeness(print, print)).toBe(1);
  for (const nothing of [[], Array(9).fill(1), Array(9).fill(Number.NaN), [0, 0, 0, 1, 1, 1, 2, 2, 2]])
    expect(fingerprintOf(Float32Array.from(nothing))).toBeNull();
});

test("one broken triangle hides nothing: faces without a size that can be said are left out", () => {
  const broken = new Float32Array(robot.length + 9).fill(Number.NaN);
  broken.set(robot, 9);
  expect(likeness(print, printOf(broken))).toBeGreaterThan(0.9);
});

test("what is no print resembles nothing and lies in no bucket", () => {
  for (const nonsense of ["", "1", "2AAAA", "not a print", `1${"A".repeat(512)}`]) {
    expect(likeness(print, nonsense)).toBe(0);
    expect([bucketOf(nonsense), bucketsNear(nonsense)]).toEqual([[], []]);
  }
});
