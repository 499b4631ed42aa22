import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { mix } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { ball, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { faceted, joined, makeShape, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";

interface Shard {
  length: number;
  radius: number;
  sides: number;
  /** Share of the length that is the point. */
  tip: number;
  /** How much slimmer it is at its foot. */
  waist: number;
  seed: Random;
}

/** A prism with uneven sides that ends in a slanted point; it grows from the origin upwards. */
export function shard({ length, radius, sides, tip, waist, seed }: Shard): Shape {
  const widths = Array.from({ length: sides }, () => seed.between(0.82, 1.16));
  const turn = seed.between(0, 6.283);
  const [px, pz] = [seed.between(-0.32, 0.32) * radius, seed.between(-0.32, 0.32) * radius];
  const slant = Array.from({ length: sides }, () => seed.between(-0.35, 0.35) * tip * length);
  const ringAt = (level: number): Point[] =>
    widths.map((wide, at) => {
      const angle = turn + (at / sides) * 2 * Math.PI;
      const r = radius * wide * [waist, 1, 1][level];
      const y = [-0.12 * length, length * 0.35, length * (1 - tip) + slant[at]][level];
      return [r * Math.sin(angle), y, r * Math.cos(angle)];
    });
  const rings = [ringAt(0), ringAt(1), ringAt(2)];
  const positions = [...rings.flat(2), px, length, pz];
  const last = sides * 3;
  const indices: number[] = [];
  for (let at = 0; at < sides; at++) {
    const next = (at + 1) % sides;
    for (let level = 0; level < 2; level++) {
      const [a, b] = [level * sides + at, level * sides + next];
      indices.push(a, b, b + sides, a, b + sides, a + sides);
    }
    indices.push(2 * sides + at, 2 * sides + next, last);
  }
  for (let at = 1; at + 1 < sides; at++) indices.push(0, at + 1, at);
  return faceted(makeShape(positions, indices));
}

export function randomShard(brief: Brief, seed: Random, length: number, radius: number): Shape {
  const sides = brief.isStyle("low-poly", "cartoon") ? seed.pick([4, 5]) : 6;
  return shard({ length, radius, sides, tip: seed.between(0.18, 0.34), waist: seed.between(0.72, 0.95), seed });
}

/** Shards that spread from one foot, the tallest in the middle. */
export function sheaf(brief: Brief, seed: Random, count: number, tall: number): Shape[] {
  return Array.from({ length: count }, (_, at) => {
    const share = at / count;
    const away = at === 0 ? 0 : 0.1 + 0.38 * Math.sqrt(share);
    const angle = at * 2.4 + seed.between(-0.3, 0.3);
    const length = at === 0 ? tall : tall * mix(0.78, 0.26, share) * seed.between(0.8, 1.15);
    const lean = at === 0 ? seed.between(-5, 5) : mix(14, 46, share) * seed.between(0.8, 1.15);
    const shape = randomShard(brief, seed.fork(`shard ${at}`), length, length * seed.between(0.11, 0.17) + 0.015);
    return placed(placed(shape, { turn: [lean, 0, 0] }), {
      turn: [0, (angle * 180) / Math.PI, 0],
      at: [away * Math.sin(angle) * 0.8, 0, away * Math.cos(angle) * 0.8],
    });
  });
}

export function matrix(brief: Brief, wide: number, tall: number): Shape {
  const { noise } = brief;
  const steps = brief.isStyle("low-poly") ? 3 : 13;
  return warped(
    ball(1, steps),
    (point) => {
      const swell =
        1 +
        0.34 * noise.fbm(point.x * 1.7 + 5, point.y * 1.7, point.z * 1.7, 3) +
        0.12 * (noise.ridged(point.x * 3, point.y * 3, point.z * 3, 2) - 0.5);
      point.set(point.x * wide * swell, Math.max(-0.45, point.y * swell) * tall, point.z * wide * swell);
    },
    38,
  );
}

/** A stand that grips the foot of a crystal. */
export function socket(brief: Brief): Part[] {
  const bowl = lathe(
    flat`0 -0.3, 0.5 -0.3, 0.54 -0.26, 0.5 -0.2, 0.36 -0.14, 0.34 -0.06, 0.48 0.06, 0.52 0.12, 0.48 0.14, 0.3 0.06, 0 0.04`,
    { segments: brief.segments(44), creaseDegrees: 44 },
  );
  const claws = Array.from({ length: 5 }, (_, at) =>
    placed(
      tube(
        [
          [0, 0.08, 0.48],
          [0, 0.3, 0.54],
          [0, 0.55, 0.44],
          [0, 0.72, 0.34],
        ],
        (t) => mix(0.05, 0.008, t),
        { sides: brief.segments(10), rings: brief.segments(16) },
      ),
      { turn: [0, at * 72, 0] },
    ),
  );
  const band = placed(torus(0.5, 0.03, brief.segments(44), 8), { at: [0, 0.1, 0] });
  return [
    {
      name: "socket",
      shape: joined([bowl, band, ...claws]),
      surface: brief.always(brief.isStyle("sci-fi") ? "steel" : brief.isStyle("steampunk") ? "copper" : "gold"),
    },
  ];
}
