import { expect, test } from "vitest";
import { afterKey, turnPose, ZOOM, zoomPose } from "./pointer-controls.ts";

const home = { yaw: -0.5, elevation: 0.2, lean: 0, zoom: 1, right: 0, down: 0 };

test("arrow keys turn the model, plus and minus zoom", () => {
  expect(afterKey("ArrowRight", home, home)?.yaw).toBeGreaterThan(home.yaw);
  expect(afterKey("ArrowLeft", home, home)?.yaw).toBeLessThan(home.yaw);
  expect(afterKey("ArrowUp", home, home)?.elevation).toBeGreaterThan(home.elevation);
  expect(afterKey("+", home, home)?.zoom).toBeGreaterThan(1);
  expect(afterKey("-", home, home)?.zoom).toBeLessThan(1);
});

test("0 brings the first view back", () => {
  expect(afterKey("0", { ...home, yaw: 3, zoom: 4, right: 0.4 }, home)).toEqual(home);
});

test("a key that is not ours is left to the page", () => {
  expect(afterKey("Tab", home, home)).toBeNull();
});

test("the camera neither passes overhead nor far below the floor", () => {
  expect(turnPose(home, 0, 10).elevation).toBeLessThan(Math.PI / 2);
  expect(turnPose(home, 0, -10).elevation).toBeGreaterThan(-Math.PI / 6);
});

test("zoom ends where there is nothing more to see", () => {
  expect(zoomPose(home, 1000).zoom).toBe(ZOOM.most);
  expect(zoomPose(home, 0).zoom).toBe(ZOOM.least);
});
