import { all, box, cylinder, extrude, type Form, lathe } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import type { ProgramPart } from "@blenda/forge/language/program";
import { fixed, light, type Substance } from "@blenda/forge/language/substance";
import { frames, openingsOn, panes } from "../country/walls.ts";

/** What public buildings have in common: a block with rows of windows on all sides, a pavement, steps and columns. */

export const glass = fixed("glass", 0x3f6478);
export const trim = fixed("plastic", 0xf3efe6);
export const pavement = fixed("concrete", 0xa3a19c);

interface Block {
  wide: number;
  deep: number;
  tall: number;
}
interface Windows {
  columns: number;
  rows: number;
  /** Where the lowest row is, and how far the next one is above it. */
  from: number;
  step: number;
  size?: readonly [number, number];
  frame?: Substance;
  /** So many of them are lit. */
  lit?: number;
}

/** Rows of windows with frames on the front and both sides of a block that stands on the origin. */
export function windowsOf(
  { wide, deep }: Block,
  { columns, rows, from, step, size = [0.13, 0.17], frame = trim, lit = 0 }: Windows,
): ProgramPart[] {
  const [w, h] = size;
  const pitch = wide / columns;
  const sides = Math.max(1, Math.round(deep / pitch));
  const spots = [
    ...openingsOn(columns, rows, [pitch, step], [0, from, deep / 2 + 0.003]),
    ...openingsOn(sides, rows, [deep / sides, step], [wide / 2 + 0.003, from, 0], [0, 90, 0]),
    ...openingsOn(sides, rows, [deep / sides, step], [-wide / 2 - 0.003, from, 0], [0, -90, 0]),
  ];
  const isLit = (at: number) => at % 5 < lit;
  return [
    pieces(
      "windows",
      glass,
      panes(
        w,
        h,
        spots.filter((_, at) => !isLit(at)),
      ),
    ),
    ...(lit > 0
      ? [
          pieces(
            "lit windows",
            light(0xffdf9a),
            panes(
              w,
              h,
              spots.filter((_, at) => isLit(at)),
            ),
          ),
        ]
      : []),
    pieces("window frames", frame, frames(w, h, spots)),
  ];
}

/** The walls with a ledge above. */
export const block = ({ wide, deep, tall }: Block): Form => box(wide, tall, deep, 0.01).at(0, tall / 2, 0);
export const ledge = ({ wide, deep, tall }: Block, thick = 0.06, over = 0.06): Form =>
  box(wide + over * 2, thick, deep + over * 2, 0.012).at(0, tall, 0);

/** A column of classical fronts, standing on the origin. */
export const column = (tall: number, r = 0.05): Form =>
  all(
    box(r * 2.8, r * 0.6, r * 2.8, 0.006).at(0, r * 0.3, 0),
    lathe(flat`0 0, ${r * 1.25} 0, ${r} ${r}, ${r * 0.84} ${tall - r * 1.6}, ${r * 1.2} ${tall - r * 0.7}, 0 ${tall - r * 0.7}`, {
      sides: 40,
      ribs: 10,
      ribDepth: 0.08,
    }).at(0, r * 0.5, 0),
    box(r * 2.8, r * 0.6, r * 2.8, 0.006).at(0, tall - r * 0.3, 0),
  );
/** The low triangle above columns. */
export const pediment = (wide: number, rise: number, deep: number): Form =>
  extrude(flat`${-wide / 2} 0, ${wide / 2} 0, 0 ${rise}`, deep, 0.008);
/** Broad steps that go up to the front, their upper end at z = 0. */
export const steps = (wide: number, tall: number, count: number, run = 0.07): Form =>
  all(
    ...Array.from({ length: count }, (_, n) =>
      box(wide + (count - 1 - n) * 0.04, (tall * (n + 1)) / count, run + 0.01, 0.004).at(
        0,
        (tall * (n + 1)) / count / 2,
        (count - n - 0.5) * run,
      ),
    ),
  );
/** A round sign facing the front. */
export const disc = (radius: number, deep = 0.03): Form => cylinder(radius, deep, { sides: 32, bevel: 0.006 }).turn(90, 0, 0);
