import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { RayTree } from "./ray-tree.ts";
import { cutRow } from "./row-span.ts";

const random = seededRandom("rays");
const within = (low: number, high: number) => low + (high - low) * random.next();

/** Long walls among small stones, and a pile of triangles that all have one middle. */
function skin(): { positions: Float32Array; indices: Uint32Array } {
  const corners: number[] = [];
  for (let at = 0; at < 300; at++) {
    const size = at % 10 === 0 ? 4 : at < 250 ? 0.1 : 0.01;
    const middle = at < 250 ? [within(-1, 1), within(-1, 1), within(-1, 1)] : [0.5, 0.5, 0.5];
    for (let corner = 0; corner < 3; corner++) corners.push(...middle.map((value) => value + within(-size, size)));
  }
  return { positions: Float32Array.from(corners), indices: Uint32Array.from({ length: corners.length / 3 }, (_, at) => at) };
}

test("a ray meets the same triangle as if every one had been tried", () => {
  const { positions, indices } = skin();
  const whole = new RayTree(positions, indices);
  const single = Array.from({ length: indices.length / 3 }, (_, face) => new RayTree(positions, indices.slice(face * 3, face * 3 + 3)));
  let met = 0;
  for (let ray = 0; ray < 200; ray++) {
    const [x, y, z] = [within(-1, 1), within(-1, 1), within(-1, 1)];
    const length = Math.hypot(x, y, z);
    const asked = [within(-1, 1), within(-1, 1), within(-1, 1), x / length, y / length, z / length, 0.5] as const;
    const nearest = Math.min(...single.map((tree) => tree.distance(...asked)));
    expect(whole.distance(...asked)).toBe(nearest);
    if (nearest < 0.5) met++;
  }
  expect(met).toBeGreaterThan(50);
});

test("a row is never cut shorter than the triangle in it", () => {
  const span = { first: 0, last: 0 };
  let inside = 0;
  for (let row = 0; row < 500; row++) {
    const [a, stepA, b, stepB] = [within(-2, 2), within(-0.2, 0.2), within(-2, 2), row % 5 === 0 ? 0 : within(-0.2, 0.2)];
    cutRow(span, 40, a, stepA, b, stepB);
    for (let at = 0; at <= 40; at++) {
      const [wa, wb] = [a + stepA * at, b + stepB * at];
      if (wa < 0 || wb < 0 || wa + wb > 1) continue;
      inside++;
      expect(at).toBeGreaterThanOrEqual(span.first);
      expect(at).toBeLessThanOrEqual(span.last);
    }
  }
  expect(inside).toBeGreaterThan(100);
});
