import { clamp01 } from "@blenda/forge/solid/color";
import type { Random } from "@blenda/forge/solid/random";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** One closed band in space, with the form of its cross-section on the way (t from 0 to 1). */
export interface Strand {
  at: (t: number) => Point;
  /** Half the thickness of the band across and along its own axes. */
  wide: (t: number) => number;
  thick: (t: number) => number;
  /** Full turns of the cross-section over the whole way; halves make a one-sided band. */
  twist: number;
  /** 1 is an ellipse, towards 0 a sharp rectangle. */
  roundness: number;
  /** Steps along it, as a share of the usual ones. */
  length: number;
}

const FULL = 2 * Math.PI;

const even = (at: Strand["at"], radius: number, more: Partial<Strand> = {}): Strand => ({
  at,
  wide: () => radius,
  thick: () => radius,
  twist: 0,
  roundness: 1,
  length: 1,
  ...more,
});

/** Either round like a hose, or flat and edged like cut stone. */
function section(chance: Random, radius: number): Partial<Strand> {
  const kind = chance.pick(["round", "round", "blade", "square", "breathing"]);
  if (kind === "blade") return { wide: () => radius * 1.35, thick: () => radius * 0.5, twist: chance.pick([1, 2, 3]), roundness: 0.7 };
  if (kind === "square") return { wide: () => radius * 0.9, thick: () => radius * 0.9, twist: chance.pick([1, 2]), roundness: 0.32 };
  if (kind === "breathing") {
    const waves = chance.pick([2, 3, 6]);
    const swell = (t: number) => radius * (1 + 0.32 * Math.cos(FULL * t * waves));
    return { wide: swell, thick: swell };
  }
  return {};
}

/** Winds p times round the middle and q times through the hole. */
function torusKnot(p: number, q: number, tube: number, deep: number): Strand["at"] {
  return (t) => {
    const angle = FULL * t;
    const r = 0.62 + tube * Math.cos(q * angle);
    return [r * Math.cos(p * angle), r * Math.sin(p * angle), deep * Math.sin(q * angle)];
  };
}

export const CURVES = {
  trefoil: (chance: Random): Strand[] => [
    even(torusKnot(2, 3, 0.27, 0.32), chance.between(0.12, 0.17), { ...section(chance, 0.15), length: 1.2 }),
  ],
  cinquefoil: (chance: Random): Strand[] => [even(torusKnot(2, 5, 0.25, 0.26), 0.105, { ...section(chance, 0.1), length: 1.5 })],
  figure: (chance: Random): Strand[] => {
    const at = (t: number): Point => {
      const angle = FULL * t;
      const r = 0.31 * (2 + Math.cos(2 * angle));
      return [r * Math.cos(3 * angle), r * Math.sin(3 * angle), 0.36 * Math.sin(4 * angle)];
    };
    return [even(at, 0.115, { ...section(chance, 0.11), length: 1.7 })];
  },
  mobius: (chance: Random): Strand[] => {
    const halves = chance.pick([1, 3]);
    const lean = chance.between(0, 0.25);
    const at = (t: number): Point => [0.72 * Math.cos(FULL * t), 0.72 * Math.sin(FULL * t), lean * Math.sin(FULL * 2 * t)];
    return [even(at, 0.2, { wide: () => 0.27, thick: () => 0.06, twist: halves / 2, roundness: 0.5, length: 0.9 })];
  },
  links: (chance: Random): Strand[] => {
    const flat = section(chance, 0.1);
    const loops: [Point, Point][] = [
      [
        [0.82, 0, 0],
        [0, 0.645, 0],
      ],
      [
        [0, 0.82, 0],
        [0, 0, 0.645],
      ],
      [
        [0, 0, 0.82],
        [0.645, 0, 0],
      ],
    ];
    // Three ellipses, each through the next: none is linked with another alone. Turned to stand on a corner.
    return loops.map(([a, b]) => {
      const at = (t: number): Point => {
        const [c, s] = [Math.cos(FULL * t), Math.sin(FULL * t)];
        return corner([a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s]);
      };
      return even(at, 0.085, { ...flat, length: 0.55 });
    });
  },
  infinity: (chance: Random): Strand[] => {
    const at = (t: number): Point => {
      const angle = FULL * t;
      const reach = 1 / (1 + 0.35 * Math.sin(angle) ** 2);
      return [1.02 * Math.cos(angle) * reach, 0.5 * Math.sin(2 * angle) * reach, 0.2 * Math.sin(angle)];
    };
    return [even(at, 0.13, { ...section(chance, 0.13), length: 1 })];
  },
  spiral: (chance: Random): Strand[] => {
    const turns = chance.pick([2, 3, 4]);
    const count = chance.pick([1, 2]);
    return Array.from({ length: count }, (_, strand) => {
      const phase = (strand / count) * FULL;
      const at = (t: number): Point => {
        const wind = FULL * turns * t + phase;
        const r = 0.1 + 0.5 * Math.sin(Math.PI * t) ** 0.8;
        return [r * Math.cos(wind), 1.7 * t - 0.85, r * Math.sin(wind)];
      };
      const fade = (t: number) => 0.135 * Math.sin(Math.PI * clamp01(t)) ** 0.85;
      return even(at, 0.1, { wide: (t) => fade(t) * 1.2, thick: (t) => fade(t) * 0.8, twist: 0, roundness: 0.8, length: 1.3 / count });
    });
  },
} satisfies Record<string, (chance: Random) => Strand[]>;
export type CurveName = keyof typeof CURVES;

/** Turns the cube's diagonal upright. */
function corner([x, y, z]: Point): Point {
  const up = (x + y + z) / Math.sqrt(3);
  return [(x - z) / Math.sqrt(2), up, (x + z - 2 * y) / Math.sqrt(6)];
}
