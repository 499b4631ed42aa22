import { expect, test } from "vitest";
import { contrastOn, contrastRatio, pictureBox } from "./contrast.ts";

test("black on white is 21 to 1, a colour on itself 1 to 1", () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastRatio([90, 10, 200], [90, 10, 200])).toBe(1);
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test("words are judged where the picture is nearly at its worst, not by one speck", () => {
  const speck = new Uint8ClampedArray(400).fill(0);
  speck.fill(255, 0, 4);
  expect(contrastOn(speck, [255, 255, 255])).toBeCloseTo(21, 5);
  const half = new Uint8ClampedArray(400).fill(0);
  half.fill(255, 0, 200);
  expect(contrastOn(half, [255, 255, 255])).toBe(1);
});

test("a picture lies in its banner as the browser would put it", () => {
  const [picture, banner] = [
    { width: 100, height: 100 },
    { width: 400, height: 200 },
  ];
  expect(pictureBox(picture, banner, "cover", "center center")).toEqual({ x: 0, y: -100, width: 400, height: 400 });
  expect(pictureBox(picture, banner, "contain", "right center")).toEqual({ x: 200, y: 0, width: 200, height: 200 });
  expect(pictureBox(picture, banner, "auto", "left bottom")).toEqual({ x: 0, y: 100, width: 100, height: 100 });
});
