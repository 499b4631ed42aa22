import { expect, test } from "vitest";
import { chooseView, frame, frameHeight } from "./framing.ts";

function boxOf(x: number, y: number, z: number): Float32Array {
  const corners = [-x / 2, x / 2].flatMap((right) => [0, y].flatMap((up) => [-z / 2, z / 2].map((near) => [right, up, near])));
  return new Float32Array(corners.flat());
}

test("the live model stands exactly where the poster of a person-sized box shows it", () => {
  const size = { x: 0.8, y: 2, z: 0.6 };
  const view = chooseView(size);
  // As forge/src/poster/camera.ts computes them for the same box in a picture of 1024 × 768.
  expect(view.yaw).toBeCloseTo(-0.553519, 6);
  expect(view.elevation).toBeCloseTo(0.191986, 6);
  const framing = frame(boxOf(0.8, 2, 0.6), size, view);
  expect(framing.distance).toBeCloseTo(7.814387, 5);
  expect(framing.right).toBeCloseTo(0.84653 / 768, 5);
  expect(framing.down).toBeCloseTo(-10.461596 / 768, 5);
});

test("flat things are seen from further above than tall ones", () => {
  expect(chooseView({ x: 2, y: 0.1, z: 2 }).elevation).toBeGreaterThan(chooseView({ x: 0.5, y: 2, z: 0.5 }).elevation);
});

test("a model twice as large is looked at from twice as far", () => {
  const view = { yaw: 0.3, elevation: 0.3, lean: 0 };
  const near = frame(boxOf(1, 1, 1), { x: 1, y: 1, z: 1 }, view);
  const far = frame(boxOf(2, 2, 2), { x: 2, y: 2, z: 2 }, view);
  expect(far.distance).toBeCloseTo(near.distance * 2, 5);
  expect(far.down).toBeCloseTo(near.down, 5);
});

test("a narrow box shows the whole poster, or a tall thing as high as the box", () => {
  expect(frameHeight(400, 600, "whole")).toBe(300);
  expect(frameHeight(400, 600, "tall")).toBe(600);
  expect(frameHeight(900, 600, "whole")).toBe(600);
});
