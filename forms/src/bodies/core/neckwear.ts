import { hex, type Rgb } from "@blenda/forge/solid/color";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { fin } from "./details.ts";
import type { Figure } from "./figure.ts";

export const NECKWEAR_TRAITS = {
  collar: ["collar", "collared"],
  bell: ["bell", "bells", "cowbell"],
  medal: ["medal", "medallion"],
  necklace: ["necklace", "beads", "pearls"],
  garland: ["garland", "lei", "wreath"],
  tie: ["tie", "necktie"],
} as const;

/** Words for the colour of what is round a neck. */
export const NECKWEAR_WORDS = "collar bell medal necklace garland tie";

/** Where things are worn round a neck, as the animal was drawn. */
export interface Neck {
  figure: Figure;
  /** A point so far out of the skin, at this turn round the neck from its front, in radians. */
  ring: (turn: number, out: number) => Point;
  /** Before the skin of breast and throat at this height. */
  before: (y: number, out: number) => Point;
  /** Half the thickness of a collar, about. */
  size: number;
  cloth: Rgb;
}

/** A band all round. */
export const loopRound = ({ ring }: Neck, thick: number, flatten: number) =>
  tube(
    Array.from({ length: 20 }, (_, step) => ring((step / 20) * 2 * Math.PI, thick * 0.3)),
    thick,
    { isClosed: true, sides: 10, rings: 60, flatten },
  );

/** Puts on everything the words ask for. */
export function addNeckwear(neck: Neck): void {
  const { figure } = neck;
  if (figure.brief.has("collar") || figure.brief.has("bell")) addCollar(neck);
  if (figure.brief.has("medal")) addMedal(neck);
  if (figure.brief.has("necklace")) addNecklace(neck);
  if (figure.brief.has("garland")) addGarland(neck);
  if (figure.brief.has("tie")) addTie(neck);
}

/** Radius and height of a bell, in widths of it. */
const BELL = [
  [0, 0],
  [0.9, 0],
  [1, 0.04],
  [0.74, 0.42],
  [0.64, 1],
  [0.5, 1.3],
  [0.2, 1.42],
  [0, 1.44],
] as const;

function addCollar(neck: Neck): void {
  const { figure, ring, before, size, cloth } = neck;
  const { brief } = figure;
  figure.attach("collar", "neck", loopRound(neck, size * 0.8, 0.6), brief.always("leather", cloth));
  const [, y, z] = ring(0, size * 0.6);
  if (!brief.has("bell")) {
    figure.attach("bell", "neck", placed(sphere(size * 1.1, 18), { at: [0, y - size * 1.1, z + size * 0.2] }), brief.always("gold"));
    return;
  }
  const wide = size * 1.35;
  const at = before(y - wide * 1.9, wide * 0.7);
  const body = lathe(
    BELL.map(([r, up]) => [r * wide, up * wide] as const),
    { segments: brief.segments(28) },
  );
  const shape = joined([
    placed(body, { at }),
    placed(torus(wide * 0.24, wide * 0.08, 16, 8), { turn: [90, 0, 0], at: [0, at[1] + wide * 1.55, at[2]] }),
    placed(sphere(wide * 0.3, 12), { at: [0, at[1] - wide * 0.08, at[2]] }),
  ]);
  figure.attach("bell", "neck", shape, brief.always("gold"));
}

function addMedal({ figure, ring, before, size, cloth }: Neck): void {
  const [, y] = ring(0, size);
  const disc = before(y - size * 3.2, size * 0.5);
  for (const side of [1, -1]) {
    const band = tube(
      [
        ring(side * 2.6, size * 0.25),
        ring(side * 1.6, size * 0.25),
        ring(side * 0.8, size * 0.35),
        before(y - size * 1.4, size * 0.4),
        disc,
      ],
      size * 0.55,
      { sides: 10, rings: 28, flatten: 0.4 },
    );
    figure.attach("medal ribbon", "neck", band, figure.brief.always("fabric", cloth));
  }
  const facing = { turn: [90, 0, 0] as const };
  const round = joined([
    placed(cylinder(size * 1.7, size * 0.4, { bevel: size * 0.08, segments: figure.brief.segments(32) }), { ...facing, at: disc }),
    placed(torus(size * 1.5, size * 0.22, 32, 8), { ...facing, at: [0, disc[1], disc[2] + size * 0.3] }),
    placed(sphere(size * 0.7, 14), { scale: [1, 1, 0.4], at: [0, disc[1], disc[2] + size * 0.35] }),
  ]);
  figure.attach("medal", "neck", round, figure.brief.always("gold"));
}

function addNecklace({ figure, ring, size }: Neck): void {
  const beads = Array.from({ length: 28 }, (_, step) =>
    placed(sphere(size * (step === 0 ? 1.1 : 0.75), 10), { at: ring((step / 28) * 2 * Math.PI, size * 0.5) }),
  );
  figure.attach("necklace", "neck", joined(beads), figure.brief.made("porcelain", figure.brief.color(2, hex(0xf3ecdf))));
}

const BLOSSOMS = [0xf2a0b8, 0xf7d34a, 0xfaf5ee] as const;
const FLOWERS = 21;

/** Blossoms on a green band, their faces outward. */
function addGarland(neck: Neck): void {
  const { figure, ring, size } = neck;
  const { brief } = figure;
  figure.attach("garland", "neck", loopRound(neck, size * 0.7, 1), brief.always("fabric", hex(0x4f8a3a)));
  for (const [kind, color] of BLOSSOMS.entries()) {
    const blossoms = Array.from({ length: FLOWERS / BLOSSOMS.length }, (_, step) => {
      const turn = ((step * BLOSSOMS.length + kind) / FLOWERS) * 2 * Math.PI;
      const at = ring(turn, size * 0.9);
      const petals = [0, 1, 2, 3, 4].map((petal) => {
        const round = (petal / 5) * 2 * Math.PI;
        const shape = placed(sphere(size * 0.7, 9), {
          scale: [1, 1, 0.5],
          at: [Math.sin(round) * size * 0.75, Math.cos(round) * size * 0.75, 0],
        });
        return shape;
      });
      const flower = joined([...petals, placed(sphere(size * 0.45, 8), { at: [0, 0, size * 0.25] })]);
      return placed(flower, { turn: [0, (turn * 180) / Math.PI, 0], at });
    });
    figure.attach("blossoms", "neck", joined(blossoms), brief.always("fabric", kind === 0 ? brief.color(2, hex(color)) : hex(color)));
  }
}

/** Half width and height of a tie below its knot, from below. */
const TIE = [
  [0, -4.4],
  [0.95, -3.6],
  [0.42, 0],
  [-0.42, 0],
  [-0.95, -3.6],
] as const;

function addTie(neck: Neck): void {
  const { figure, ring, before, size, cloth } = neck;
  const [, y, z] = ring(0, size * 0.5);
  const end = before(y - size * 3.4, size * 0.4);
  const lean = (Math.atan2(end[2] - z, y - end[1]) * 180) / Math.PI;
  const blade = placed(
    fin(
      TIE.map(([x, up]) => [x * size, up * size] as const),
      size * 0.35,
    ),
    { turn: [0, 90, 0] },
  );
  const shape = joined([
    loopRound(neck, size * 0.45, 0.8),
    placed(blade, { turn: [-lean, 0, 0], at: [0, y - size * 0.2, z + size * 0.3] }),
    placed(box(size * 1.15, size * 1, size * 0.8, size * 0.25), { at: [0, y, z + size * 0.3] }),
  ]);
  figure.attach("tie", "neck", shape, figure.brief.always("fabric", cloth));
}
