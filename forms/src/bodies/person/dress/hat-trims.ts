import { hex, type Rgb } from "@blenda/forge/solid/color";
import { box, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cloth } from "../../core/cloth.ts";
import { horn, mirrored } from "../../core/details.ts";
import type { Figure } from "../../core/figure.ts";
import type { HatKind } from "../outfit.ts";
import type { Frame } from "../skeleton.ts";
import type { At, Put } from "./helmets.ts";

export interface HatMaking {
  figure: Figure;
  frame: Frame;
  kind: HatKind;
  color: Rgb;
  s: number;
  at: At;
  put: Put;
}

export const BROW = 0.52;

/** Bands, bobbles, badges and horns. */
export function trim({ figure, kind, s, at, put }: HatMaking): void {
  const { brief } = figure;
  const band = (up: number, radius: number, thick: number, of: Rgb) =>
    put(
      "hat band",
      placed(torus(radius * s, thick * s, 40, 10), { at: at(0, BROW + up, -0.08 - up * 0.1), turn: [-6, 0, 0] }),
      brief.always("leather", of),
    );
  if (kind === "wizard" || kind === "witch" || kind === "straw" || kind === "cowboy" || kind === "top")
    band(
      kind === "top" ? 0.24 : 0.22,
      kind === "witch" ? 1.05 : 1.07,
      0.09,
      hex(kind === "straw" ? 0xa02c22 : kind === "top" ? 0x8a2020 : 0x5a3a1c),
    );
  if (kind === "santa" || kind === "elf") {
    band(0.12, 1.05, 0.2, hex(0xf6f3ee));
    put(
      "bobble",
      placed(sphere(s * 0.28, 18), { at: kind === "santa" ? at(0.42, 1.98, -0.85) : at(0.2, 2.7, -0.4) }),
      cloth(brief, hex(0xf6f3ee)),
    );
  }
  if (kind === "fire" || kind === "police")
    put(
      "badge",
      placed(sphere(s * 0.22, 14), {
        at: at(0, BROW + (kind === "fire" ? 0.55 : 0.32), kind === "fire" ? 0.92 : 1.08),
        scale: [1, 1.25, 0.4],
      }),
      brief.always("gold"),
    );
  if (kind === "hard")
    put(
      "ridge",
      tube([at(0, BROW + 0.2, 1.02), at(0, BROW + 1.05, 0.2), at(0, BROW + 1.02, -0.5), at(0, BROW + 0.2, -1.18)], s * 0.12, {
        sides: 8,
        rings: 16,
      }),
    );
  if (kind === "samurai") {
    const points = [at(0.02, BROW + 0.34, 1.18), at(0.5, BROW + 0.6, 1.2), at(0.86, BROW + 1.1, 1.1), at(0.92, BROW + 1.7, 1)];
    put("crescent", joined([horn(points, s * 0.17), horn(mirrored(points), s * 0.17)]), brief.always("gold"));
    band(0.1, 1.14, 0.08, hex(0xb3261e));
  }
  if (kind === "viking") {
    const points = [at(0.95, BROW + 0.35, -0.05), at(1.45, BROW + 0.5, -0.05), at(1.75, BROW + 0.95, 0), at(1.7, BROW + 1.4, 0.1)];
    put("horns", joined([horn(points, s * 0.24), horn(mirrored(points), s * 0.24)]), brief.always("bone"));
    band(0.04, 1.1, 0.1, hex(0x8a6a3a));
  }
}

/** Caps with a peak. */
export function peakedCap({ figure, kind, color, s, at, put }: HatMaking): void {
  const { brief } = figure;
  if (kind === "police" || kind === "cap") {
    const crown =
      kind === "police"
        ? ([
            [0, -0.02],
            [1.05, -0.02],
            [1.06, 0.25],
            [1.4, 0.55],
            [1.36, 0.66],
            [0, 0.78],
          ] as const)
        : ([
            [0, -0.02],
            [1.06, -0.02],
            [1.1, 0.3],
            [0.85, 0.72],
            [0.4, 0.9],
            [0, 0.94],
          ] as const);
    put(
      "hat",
      placed(
        lathe(
          crown.map(([r, up]) => [r * s, up * s] as const),
          { segments: 36 },
        ),
        { at: at(0, BROW, -0.08), turn: [-4, 0, 0] },
      ),
      cloth(brief, color),
    );
    put(
      "peak",
      placed(sphere(s, 24), { scale: [0.78, 0.08, 0.62], at: at(0, BROW + 0.02, 0.85), turn: [12, 0, 0] }),
      brief.always("plastic", kind === "police" ? hex(0x15171c) : color),
    );
  }
}

/** For the end of school and for fools. */
export function festiveHat({ figure, kind, color, s, at, put }: HatMaking): void {
  const { brief } = figure;
  if (kind === "graduate") {
    put(
      "hat",
      placed(
        lathe(
          [
            [0, 0],
            [s * 1.05, 0],
            [s * 1.05, s * 0.5],
            [0, s * 0.55],
          ],
          { segments: 32 },
        ),
        { at: at(0, BROW, -0.08) },
      ),
      cloth(brief, color),
    );
    put("board", placed(box(s * 2.5, s * 0.1, s * 2.5, 0.008), { at: at(0, BROW + 0.55, -0.08), turn: [0, 45, 0] }), cloth(brief, color));
    put(
      "tassel",
      tube([at(0, BROW + 0.62, -0.08), at(1.2, BROW + 0.6, 0.5), at(1.25, BROW - 0.3, 0.55)], s * 0.05, { sides: 6, rings: 12 }),
      cloth(brief, hex(0xd9a92c)),
    );
  }
  if (kind === "jester")
    for (const side of [1, -1]) {
      put(
        "tail",
        tube(
          [at(side * 0.3, BROW + 0.75, -0.1), at(side * 1.1, BROW + 1.2, -0.1), at(side * 1.7, BROW + 0.6, 0)],
          (t) => s * (0.5 - t * 0.42),
          { sides: 12, rings: 14 },
        ),
        cloth(brief, side > 0 ? color : hex(0xe0b02c)),
      );
      put("bells", placed(sphere(s * 0.16, 14), { at: at(side * 1.75, BROW + 0.5, 0) }), brief.always("gold"));
    }
}
