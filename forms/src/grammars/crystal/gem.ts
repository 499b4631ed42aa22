import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { mix, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { faceted, joined, makeShape, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cutSurface } from "./surfaces.ts";

/** A cut stone: crown, girdle and pavilion; round, square or pear. */
export function gem(brief: Brief, color: Rgb): Part[] {
  const seed = brief.random.fork("cut");
  const sides = brief.has("emerald") ? 8 : seed.pick([8, 10, 12, 16]);
  const stretch = brief.has("emerald") ? 1.22 : seed.pick([1, 1, 1.25]);
  const levels: [number, number, number][] = brief.has("emerald")
    ? [
        [0.16, 0, 0.5],
        [0.5, 0.28, 0.5],
        [0.8, 0.56, 0.5],
        [0.98, 0.76, 0.5],
        [1, 0.84, 0.5],
        [0.86, 1, 0.5],
        [0.7, 1.08, 0.5],
      ]
    : [
        [0.03, 0, 0],
        [0.52, 0.42, 0.5],
        [0.98, 0.78, 0],
        [1, 0.84, 0],
        [0.82, 1, 0.5],
        [0.58, 1.12, 0],
      ];
  const positions: number[] = [0, -0.02, 0];
  const indices: number[] = [];
  for (const [r, y, shift] of levels)
    for (let at = 0; at < sides; at++) {
      const angle = ((at + shift) / sides) * 2 * Math.PI;
      positions.push(r * Math.sin(angle) * stretch, y, r * Math.cos(angle));
    }
  const start = (level: number) => 1 + level * sides;
  for (let at = 0; at < sides; at++) {
    const next = (at + 1) % sides;
    indices.push(0, start(0) + next, start(0) + at);
    for (let level = 0; level + 1 < levels.length; level++) {
      const [a, b, c, d] = [start(level) + at, start(level) + next, start(level + 1) + next, start(level + 1) + at];
      // Each row stands half a step aside, so the facets become kites.
      if (levels[level + 1][2] >= levels[level][2]) indices.push(a, b, d, b, c, d);
      else indices.push(a, b, c, a, c, d);
    }
    indices.push(start(levels.length - 1) + at, start(levels.length - 1) + next, 1 + levels.length * sides);
  }
  positions.push(0, levels[levels.length - 1][1], 0);
  const stone = placed(faceted(makeShape(positions, indices)), { at: [0, 0.34, 0], turn: [6, 20, 4] });
  const parts: Part[] = [{ name: "gem", shape: stone, surface: cutSurface(brief, color) }];
  return [...parts, ...stand(brief)];
}

/** Three prongs on a plate carry the cut stone. */
function stand(brief: Brief): Part[] {
  const plate = lathe(flat`0 0, 0.56 0, 0.6 0.03, 0.56 0.07, 0.3 0.1, 0.2 0.16, 0.16 0.24, 0.22 0.32, 0 0.36`, {
    segments: brief.segments(48),
    creaseDegrees: 44,
  });
  const prongs = [0, 120, 240].map((turn) =>
    placed(
      tube(
        [
          [0, 0.2, 0.12],
          [0, 0.42, 0.46],
          [0, 0.74, 0.8],
          [0, 1.06, 0.94],
        ],
        (t) => mix(0.045, 0.022, t),
        { sides: brief.segments(10), rings: brief.segments(18) },
      ),
      { turn: [0, turn, 0] },
    ),
  );
  const own = brief.isStyle("sci-fi") ? "steel" : brief.random.fork("stand").pick(["gold", "silver", "brass"] as const);
  return [{ name: "stand", shape: joined([plate, ...prongs]), surface: brief.always(own, brief.look.colors[1]) }];
}
