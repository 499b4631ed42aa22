import { all, box, cylinder, type Form, lathe, skin, sphere, sweep } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { clouds, fade, type Paint, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, liquid, main, type Substance } from "@blenda/forge/language/substance";
import type { Random } from "@blenda/forge/solid/random";

/** What places are put together from: land with hills, water, trees and stones. */

interface LandOptions {
  /** Half the side of a square tile, or the radius of a round one. */
  size?: number;
  isRound?: boolean;
  /** How deep it is cut out of the ground. */
  deep?: number;
  rows?: number;
  sides?: number;
}

/** A piece of land, as high as told at each place, with straight sides. */
export function land(height: (x: number, z: number) => number, options: LandOptions = {}): Form {
  const { size = 1, isRound = false, deep = 0.25, rows = 18, sides = 64 } = options;
  const ring = (share: number, at: (x: number, z: number) => number) =>
    Array.from({ length: sides }, (_, n) => {
      const angle = (n / sides) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), -Math.sin(angle)];
      const out = (size * share) / (isRound ? 1 : Math.max(Math.abs(c), Math.abs(s)));
      return [c * out, at(c * out, s * out), s * out] as const;
    });
  return skin([ring(1, () => -deep), ring(1, height), ...Array.from({ length: rows }, (_, n) => ring(1 - (n + 1) / (rows + 0.4), height))]);
}

/** Soft hills for `land`, never twice the same. */
export function waves(random: Random, size: number, pitch = 0.5): (x: number, z: number) => number {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return (x, z) =>
    size *
    (0.5 * Math.sin(x / pitch + a) * Math.cos(z / pitch + b) +
      0.3 * Math.sin((x + z) / (pitch * 0.55) + c) +
      0.2 * Math.sin((x - z) / (pitch * 0.3)));
}

/** 0 below `from`, 1 above `to`, soft between. */
export const ease = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const grassPaint: Paint = [speckles({ by: -0.3 }, 0.03, { size: 0.4 }), speckles({ by: 0.25 }, 0.05, { size: 0.3 })];
/** Grass where it is level, bare rock where it is steep. */
export const cragged = (rock = 0x8a7d6c, slot = 0, grass = 0x63923e): Substance => ({
  ...main("stone", rock, {
    paint: [
      rings({ by: -0.3 }, 0.09, { width: 0.35, share: 0.35 }),
      clouds({ by: -0.35 }, 0.2, { share: 0.5 }),
      fade(grass, 0.66, 0.82, { along: "up", wave: 0.25 }),
    ],
  }),
  slot,
  isOpen: slot === 0,
});
/** Green ground; takes a named colour only where a slot is given, and another substance where it is the thing itself (slot 0). */
export const grass = (color = 0x63923e, slot: number | null = null): Substance => ({
  ...main("leather", color, { paint: grassPaint }),
  slot,
  isOpen: slot === 0,
});
export const soil = fixed("stone", 0x6a4b33, { paint: [clouds({ by: -0.3 }, 0.15, { share: 0.6 })] });
export const sand = (color = 0xe3c78d, slot: number | null = 0): Substance => ({
  ...main("clay", color, { paint: [speckles({ by: -0.2 }, 0.03, { size: 0.3 }), speckles({ by: 0.25 }, 0.05, { size: 0.2 })] }),
  slot,
  isOpen: slot === 0,
});
export const asphalt = fixed("stone", 0x4a4c50, { paint: [speckles({ by: 0.2 }, 0.02, { size: 0.3 })] });
export const sea = (color = 0x2f86b0): Substance => liquid(color, null);
export const foliage = (color = 0x4c8a3a): Substance =>
  fixed("fabric", color, { paint: [clouds({ by: 0.25 }, 0.1, { share: 0.5 }), clouds({ by: -0.35 }, 0.07, { share: 0.5 })] });
export const bark = fixed("wood", 0x6a4a2e, { paint: [clouds({ by: -0.4 }, 0.1, { share: 0.5 })] });

/** Half a tree each, standing on the origin, about one high: put both at the same spots. */
export const trunk = sweep(
  [
    [0, -0.05, 0],
    [0.01, 0.25, 0],
    [0, 0.6, 0],
  ],
  [0.07, 0.05, 0.04],
);
export const crown = all(
  sphere(0.26, 0.95, 12).at(0, 0.72, 0),
  sphere(0.2, 0.9, 11).at(0.19, 0.6, 0.06),
  sphere(0.19, 0.9, 11).at(-0.18, 0.62, 0.05),
  sphere(0.18, 0.9, 11).at(0.02, 0.6, -0.18),
  sphere(0.17, 0.9, 11).at(-0.02, 0.56, 0.2),
);
/** The boughs of a fir, and its foot is `trunk`. */
export const boughs = all(
  ...[0, 1, 2, 3].map((n) =>
    lathe(flat`0 0, ${0.34 - n * 0.07} -0.03, ${0.12 - n * 0.02} 0.22, 0 0.34`, { sides: 11, ribs: 0 }).at(0, 0.22 + n * 0.2, 0),
  ),
);
/** A leaning stem and its fronds: palms. */
export const palmStem = sweep(
  [
    [0, -0.05, 0],
    [0.05, 0.4, 0],
    [0.16, 0.8, 0],
    [0.3, 1.1, 0],
  ],
  [0.06, 0.045, 0.04, 0.035],
);
export const palmFronds = sweep(
  [
    [0, 0, 0],
    [0, 0.12, 0.2],
    [0, 0.08, 0.42],
    [0, -0.16, 0.6],
  ],
  [0.03, 0.085, 0.08, 0.01],
  { flatten: 0.16 },
)
  .turn(0, 0, 0)
  .ring(8)
  .at(0.3, 1.08, 0);
export const stone = sphere(0.1, 0.7, 8).scale(1.15, 1, 0.9);
export const bush = all(
  sphere(0.12, 0.8, 10).at(0, 0.06, 0),
  sphere(0.09, 0.8, 9).at(0.1, 0.05, 0.03),
  sphere(0.09, 0.8, 9).at(-0.09, 0.05, 0.04),
);

/** A flat board of ground with its upper side at y = 0. */
export const slab = (wide: number, deep: number, thick = 0.06): Form => box(wide, thick, deep, 0.012).at(0, -thick / 2, 0);
/** A flag on its pole, standing on the origin. */
export const pole = (height: number, radius = 0.012): Form => cylinder(radius, height, { sides: 10, bevel: 0.002 }).at(0, height / 2, 0);

/** So many spots between two distances from the middle, turned and sized by chance. */
export function around(random: Random, count: number, near: number, far: number, height: (x: number, z: number) => number = () => 0) {
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n + random.between(0.1, 0.9)) / count) * 2 * Math.PI;
    const out = random.between(near, far);
    const [x, z] = [out * Math.cos(angle), out * Math.sin(angle)];
    return { at: [x, height(x, z), z] as const, turn: [0, random.between(0, 360), 0] as const, scale: random.between(0.75, 1.15) };
  });
}
