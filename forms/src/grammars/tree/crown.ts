import type { Brief } from "@blenda/forge/grammar/brief";
import { mix } from "@blenda/forge/solid/color";
import type { Random } from "@blenda/forge/solid/random";
import { blob } from "@blenda/forge/solid/shapes/blob";
import { ball } from "@blenda/forge/solid/shapes/forms";
import { joined, makeShape, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { Vector3 } from "three";
import type { Puff, Species } from "./species.ts";

/** All gatherings as one skin with lobes. */
export function crownShape(brief: Brief, puffs: readonly Puff[], random: Random, fullness: number): Shape {
  const { noise } = brief;
  const isPlain = brief.isStyle("low-poly");
  if (brief.isStyle("cartoon")) return joined(puffs.map((puff) => roundPuff(puff)));
  const shift = random.between(0, 30);
  const far = (axis: number, side: number) =>
    puffs.reduce((best, { at, size, flat }) => {
      const reach = at[axis] + side * size * (axis === 1 ? flat : 1) * 1.35;
      return side > 0 ? Math.max(best, reach) : Math.min(best, reach);
    }, side * -99);
  const low: Point = [far(0, -1) - 0.1, far(1, -1) - 0.1, far(2, -1) - 0.1];
  const high: Point = [far(0, 1) + 0.1, far(1, 1) + 0.1, far(2, 1) + 0.1];
  const longest = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const cell = longest / (isPlain ? 13 : brief.isDetailed ? 30 : 21);
  const lobes = isPlain ? 0.1 : 0.2;
  return blob(
    (x, y, z) => {
      let value = 9;
      for (const { at, size, flat } of puffs) {
        const distance = Math.hypot((x - at[0]) / size, (y - at[1]) / (size * flat), (z - at[2]) / size) - 1;
        value = Math.min(value, distance * size);
      }
      if (value > 0.5) return value;
      // Clumps the size of a branch's end, and a ragged edge on them.
      const { near } = noise.cells(x * 3.1 + shift, y * 3.1, z * 3.1);
      const ragged = isPlain ? 0 : noise.fbm(x * 9, y * 9 + shift, z * 9, 2) * 0.06;
      return value + (near - 0.5) * lobes - ragged * fullness;
    },
    { low, high, cell, creaseDegrees: isPlain ? 5 : 75 },
  );
}

const roundPuff = ({ at, size, flat }: Puff): Shape => placed(ball(size * 1.05, 5), { at, scale: [1, Math.max(0.7, flat), 1] });

/**
 * Leaves like shingles on the skin, their tips lifted and mostly hanging. Each is a folded diamond with a back of its own; their
 * normals lean towards those of the crown, or every leaf would glitter by itself.
 */
export function leaves(skin: Shape, random: Random, [usual, length, wide]: Species["leafage"], isDetailed: boolean): Shape {
  const [count, long] = isDetailed ? [usual * 2, length * 0.8] : [usual, length];
  const position = skin.getAttribute("position");
  const normal = skin.getAttribute("normal");
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let leaf = 0; leaf < count; leaf++) {
    const vertex = random.whole(0, position.count - 1);
    const out = new Vector3().fromBufferAttribute(normal, vertex);
    const size = long * random.between(0.75, 1.25);
    const root = new Vector3().fromBufferAttribute(position, vertex).addScaledVector(out, size * random.between(-0.05, 0.4));
    const hang = new Vector3(random.between(-1, 1), random.between(-1.1, 0.4), random.between(-1, 1));
    const along = hang.addScaledVector(out, random.between(0.25, 0.75) - hang.dot(out)).normalize();
    const across = new Vector3().crossVectors(along, out).normalize();
    const up = new Vector3().crossVectors(across, along);
    const corners = [
      [-0.1, 0, 0],
      [0.38, wide, 0.1],
      [1, 0, -0.08],
      [0.38, -wide, 0.1],
      [0.42, 0, -0.06],
    ];
    const base = positions.length / 3;
    for (const facing of [1, -1]) {
      for (const [a, b, c] of corners) {
        const point = root
          .clone()
          .addScaledVector(along, a * size)
          .addScaledVector(across, b * size)
          .addScaledVector(up, c * size);
        const lit = up
          .clone()
          .multiplyScalar(facing * 0.7)
          .addScaledVector(out, facing > 0 ? 0.9 : 0)
          .addScaledVector(across, facing * b * 0.9)
          .normalize();
        positions.push(point.x, point.y, point.z);
        normals.push(lit.x, lit.y, lit.z);
      }
    }
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ])
      indices.push(base + a, base + b, base + 4, base + 5 + b, base + 5 + a, base + 9);
  }
  return makeShape(positions, indices, { normals });
}

/** Hanging rods with leaves, for a willow. */
export function strands(brief: Brief, puffs: readonly Puff[], random: Random): Shape {
  const shapes = puffs.flatMap(({ at, size }) =>
    Array.from({ length: brief.isDetailed ? 10 : 6 }, () => {
      const angle = random.between(0, 6.283);
      const r = size * random.between(0.6, 1.05);
      const drop = Math.max(0.2, at[1] - random.between(0.12, 0.75));
      const top: Point = [at[0] + Math.sin(angle) * r * 0.7, at[1] + size * 0.25, at[2] + Math.cos(angle) * r * 0.7];
      const bend: Point = [at[0] + Math.sin(angle) * r, at[1] - 0.05, at[2] + Math.cos(angle) * r];
      const tip: Point = [bend[0] * 1.03, at[1] - drop, bend[2] * 1.03];
      return tube(
        [top, bend, [mix(bend[0], tip[0], 0.5), mix(bend[1], tip[1], 0.5), mix(bend[2], tip[2], 0.5)], tip],
        (t) => 0.042 * (0.7 + 0.3 * Math.sin(t * 21)) * (1 - t ** 3) + 0.003,
        { sides: 4, rings: 9 },
      );
    }),
  );
  return joined(shapes);
}
