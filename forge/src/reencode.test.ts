import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { expect, test } from "vitest";
import { reencode } from "./reencode.ts";
import type { Reencoding } from "./reencoding.ts";

const LIMITS = { cpuSeconds: 20, megabytes: 700 };
const SMALL_WEBP: Reencoding = { maxPixels: 1_000_000, format: { type: "webp", quality: 88 }, size: { maxSidePx: 100 } };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#336699" } });
const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`forge-redraw-${process.pid}-`));

test("a picture is drawn anew, smaller, as it is meant to be looked at", async () => {
  const sideways = await plain(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const drawn = await reencode(sideways, SMALL_WEBP, LIMITS);
  if (typeof drawn === "string") throw new Error(drawn);
  expect(drawn).toMatchObject({ width: 50, height: 100 });
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: "webp" });
});

test("a square of it comes in exactly the size that was asked for", async () => {
  const picture = await plain(200, 100).png().toBuffer();
  const size = { sidePx: 64, square: { x: 20, y: 10, size: 80 } };
  expect(await reencode(picture, { ...SMALL_WEBP, format: { type: "png" }, size }, LIMITS)).toMatchObject({ width: 64, height: 64 });
});

test.each([
  ["that has more pixels than allowed", await plain(1_001, 1_000).png().toBuffer(), LIMITS, "unreadable"],
  ["that is none", Buffer.from("not a picture"), LIMITS, "unreadable"],
  ["that takes too long", await plain(900, 900).png().toBuffer(), { ...LIMITS, cpuSeconds: 0.01 }, "unreadable"],
  ["that takes too much memory", await plain(900, 900).png().toBuffer(), { ...LIMITS, megabytes: 4 }, "unreadable"],
])("of a picture %s nothing is drawn, and nothing is left behind", async (_what, picture, limits, answer) => {
  expect(await reencode(picture, SMALL_WEBP, limits)).toBe(answer);
  expect(leftBehind()).toEqual([]);
});
