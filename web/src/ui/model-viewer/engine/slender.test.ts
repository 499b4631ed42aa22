import { expect, test } from "vitest";
import { fitOf } from "./fit-of.ts";
import { isSlender } from "./slender.ts";

/** Two boards in a cross, seen from the front and from behind: a blade and its guard. */
function boards(...sizes: { wide: number; from: number; to: number }[]) {
  const points = sizes.flatMap(({ wide, from, to }) => [-wide / 2, from, 0, wide / 2, from, 0, wide / 2, to, 0, -wide / 2, to, 0]);
  const triangles = sizes.flatMap((_, at) => [0, 1, 2, 0, 2, 3, 0, 2, 1, 0, 3, 2].map((corner) => corner + at * 4));
  const size = { x: Math.max(...sizes.map(({ wide }) => wide)), y: Math.max(...sizes.map(({ to }) => to)), z: 0.02 };
  return [new Float32Array(points), Uint32Array.from(triangles), size] as const;
}

test("a sword is laid across the picture", () => {
  expect(isSlender(...boards({ wide: 0.1, from: 0, to: 1.8 }, { wide: 0.6, from: 0.35, to: 0.41 }))).toBe(true);
});

test("a door fills its outline and stays upright", () => {
  expect(isSlender(...boards({ wide: 0.8, from: 0, to: 2 }))).toBe(false);
});

test("a lamp has a foot and stays upright", () => {
  expect(isSlender(...boards({ wide: 0.05, from: 0, to: 1.8 }, { wide: 0.4, from: 0, to: 0.02 }))).toBe(false);
});

test("a tall thing fills a phone's height, a blade or a wide thing shows its whole picture", () => {
  expect(fitOf({ x: 0.8, y: 1.8, z: 0.6 })).toBe("tall");
  expect(fitOf({ x: 0.3, y: 1.8, z: 0.05 })).toBe("whole");
  expect(fitOf({ x: 2, y: 0.8, z: 1 })).toBe("whole");
});
