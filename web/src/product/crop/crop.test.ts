import { expect, test } from "vitest";
import { closenessOf, firstCrop, moveCrop, zoomedTo } from "./crop.ts";

const wide = { width: 1600, height: 900 };

test("the first crop is the largest square in the middle", () => {
  expect(firstCrop(wide)).toEqual({ x: 350, y: 0, size: 900 });
  expect(firstCrop({ width: 300, height: 301 })).toEqual({ x: 0, y: 0, size: 300 });
});

test("a crop cannot be moved out of the picture", () => {
  expect(moveCrop(firstCrop(wide), -5_000, -5_000, wide)).toEqual({ x: 0, y: 0, size: 900 });
  expect(moveCrop(firstCrop(wide), 5_000, 5_000, wide)).toEqual({ x: 700, y: 0, size: 900 });
});

test("zooming keeps the middle where it was", () => {
  const near = zoomedTo(firstCrop(wide), 1, wide);
  expect(near).toEqual({ x: 688, y: 338, size: 225 });
  expect(closenessOf(near, wide)).toBe(1);
});

test("zooming out at an edge stays inside the picture", () => {
  const corner = moveCrop(zoomedTo(firstCrop(wide), 1, wide), 5_000, 5_000, wide);
  const { x, y, size } = zoomedTo(corner, 0.5, wide);
  expect([x >= 0, y >= 0, x + size <= wide.width, y + size <= wide.height]).toEqual([true, true, true, true]);
});

test("a picture too small to come closer still has a crop", () => {
  const tiny = { width: 40, height: 34 };
  expect(zoomedTo(firstCrop(tiny), 1, tiny).size).toBe(32);
  expect(zoomedTo(firstCrop({ width: 20, height: 20 }), 1, { width: 20, height: 20 })).toEqual({ x: 0, y: 0, size: 20 });
});
