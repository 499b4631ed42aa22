import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, softOutline } from "@blenda/forge/language/pieces/outlines";
import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Extra } from "../outfit.ts";
import { front, type Making } from "./extra-parts.ts";

interface Strung {
  outline: readonly (readonly [number, number])[];
  deep: number;
  neck: number;
  lean: number;
  at: (making: Making) => Point;
}

/** A stringed instrument before the body: drawn upright, its neck up, then laid across. */
function strung(making: Making, { outline, deep, neck, lean, at }: Strung, color: number | undefined): void {
  const { figure } = making;
  const { brief } = figure;
  const place = { at: at(making), turn: [0, 0, lean] as Point };
  const put = (name: string, shape: Shape, surface: ReturnType<typeof brief.always>) =>
    figure.attach(name, "chest", placed(shape, place), surface);
  const line = anticlockwise(softOutline(outline, 48));
  put(
    "instrument",
    extruded(line, deep, { bevel: deep * 0.25, bevelSteps: 2 }),
    color === undefined ? brief.always("plastic", making.color) : brief.always("wood", hex(color)),
  );
  const dark = brief.always("wood", hex(0x2f1f14));
  put(
    "neck",
    joined([
      placed(box(0.045, neck, 0.028, 0.008), { at: [0, 0.1 + neck / 2, deep * 0.4] }),
      placed(box(0.07, 0.13, 0.026, 0.008), { at: [0, 0.14 + neck, deep * 0.36] }),
    ]),
    dark,
  );
  put("sound hole", placed(cylinder(0.042, 0.01), { at: [0, 0.03, deep * 0.5], turn: [90, 0, 0] }), dark);
  put("bridge", placed(box(0.09, 0.018, 0.022, 0.004), { at: [0, -0.09, deep * 0.5] }), dark);
  const strings = [-0.012, -0.004, 0.004, 0.012].map((x) =>
    tube(
      [
        [x, -0.09, deep * 0.5 + 0.014],
        [x, 0.14 + neck, deep * 0.5 + 0.006],
      ],
      0.0022,
      { isStraight: true, sides: 4 },
    ),
  );
  put("strings", joined(strings), brief.always("steel"));
  const pegs = [0, 1, 2].flatMap((row) =>
    [1, -1].map((side) => placed(sphere(0.012, 8), { at: [side * 0.045, 0.1 + neck + row * 0.04, deep * 0.36] })),
  );
  put("pegs", joined(pegs), brief.always("gold"));
}

const before = (x: number, down: number, out: number) => (making: Making) => {
  const { shoulderY, build } = making.frame;
  const [, y, z] = front(making, 0, shoulderY - build.torso * down, out);
  return [x, y, z] as Point;
};

/** Instruments that are played before the body. */
export const STRINGS = {
  guitar: (making) =>
    strung(
      making,
      {
        outline: flat`
          0 -0.24, 0.15 -0.22, 0.19 -0.1, 0.12 0.02, 0.14 0.13, 0.06 0.2, -0.06 0.2, -0.14 0.13, -0.12 0.02, -0.19 -0.1, -0.15 -0.22
        `,
        deep: 0.07,
        neck: 0.5,
        lean: -62,
        at: before(-0.06, 0.86, 0.05),
      },
      undefined,
    ),
  lute: (making) =>
    strung(
      making,
      {
        outline: flat`0 -0.22, 0.13 -0.16, 0.16 -0.03, 0.1 0.12, 0.03 0.22, -0.03 0.22, -0.1 0.12, -0.16 -0.03, -0.13 -0.16`,
        deep: 0.1,
        neck: 0.3,
        lean: -58,
        at: before(-0.05, 0.78, 0.06),
      },
      0xb9813f,
    ),
} satisfies Partial<Record<Extra, (making: Making) => void>>;
