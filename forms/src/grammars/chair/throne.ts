import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";

/** Outlines of the back: half of it, from the seat to the crown. */
const CROWNS = {
  arch: [0.5, 0, 0.5, 1, 0.47, 1.2, 0.36, 1.4, 0.2, 1.52, 0, 1.57],
  spire: [0.5, 0, 0.5, 0.95, 0.54, 1.3, 0.4, 1.1, 0.3, 1.5, 0.18, 1.28, 0, 1.8],
  gothic: [0.5, 0, 0.5, 0.9, 0.44, 1.2, 0.28, 1.5, 0.1, 1.7, 0, 1.82],
  steps: [0.5, 0, 0.5, 1.1, 0.38, 1.1, 0.38, 1.3, 0.2, 1.3, 0.2, 1.5, 0, 1.5],
};

/** A seat of honour on a step: high crowned back, heavy arms, velvet and stones. */
export function throne(brief: Brief): Part[] {
  const { random } = brief;
  brief.socket({ name: "seat", at: [0, 1.06, 0.06], size: [0.8, 1, 0.76] });
  const crown = random
    .fork("crown")
    .pick(brief.isStyle("medieval") ? (["gothic", "steps"] as const) : (["arch", "spire", "gothic", "steps"] as const));
  const side = pairs(CROWNS[crown]);
  const outline = (by: number): [number, number][] => [
    ...side.map(([x, y]): [number, number] => [x * by, y * by]),
    ...side
      .slice(0, -1)
      .reverse()
      .map(([x, y]): [number, number] => [-x * by, y * by]),
  ];
  const steps = brief.isStyle("low-poly") ? 3 : 8;
  const frame: Shape[] = [
    placed(extruded(outline(1), 0.14, { bevel: 0.025 }), { at: [0, 0.72, -0.46] }),
    placed(box(1.06, 0.16, 0.98, 0.03), { at: [0, 0.84, 0] }),
    placed(box(0.94, 0.5, 0.84, 0.02), { at: [0, 0.52, 0] }),
  ];
  for (const x of [-1, 1]) {
    frame.push(
      placed(
        lathe(flat`0 0, 0.09 0, 0.1 0.04, 0.06 0.1, 0.08 0.3, 0.1 0.5, 0.07 0.6, 0.1 0.66, 0.1 1.04, 0.07 1.1, 0.09 1.16, 0 1.2`, {
          segments: brief.segments(20),
          creaseDegrees: 45,
        }),
        { at: [x * 0.5, 0.2, 0.44] },
      ),
    );
    frame.push(
      placed(box(0.16, 0.1, 0.98, 0.035, 2), { at: [x * 0.5, 1.3, 0.02] }),
      placed(box(0.1, 0.4, 0.86, 0.02), { at: [x * 0.5, 1.06, -0.02] }),
    );
    frame.push(
      tube(
        [
          [x * 0.5, 1.32, 0.5],
          [x * 0.5, 1.3, 0.6],
          [x * 0.5, 1.2, 0.6],
          [x * 0.5, 1.18, 0.53],
        ],
        (t) => 0.055 - 0.03 * t,
        { sides: brief.segments(10), rings: 12 },
      ),
    );
    frame.push(
      placed(
        lathe(flat`0 0, 0.08 0, 0.06 0.05, 0.09 0.12, 0.05 0.2, 0.07 0.24, 0.02 0.36, 0 0.4`, {
          segments: brief.segments(16),
          creaseDegrees: 45,
        }),
        { at: [x * 0.5, 1.66, -0.46] },
      ),
    );
  }
  const stone = [placed(box(1.7, 0.12, 1.5, 0.03), { at: [0, 0.06, 0.06] }), placed(box(1.4, 0.12, 1.24, 0.03), { at: [0, 0.18, 0.02] })];
  const velvet = [
    placed(cushion(0.86, 0.2, 0.86, { power: 5, steps }), { at: [0, 0.98, 0.02] }),
    placed(extruded(outline(0.76), 0.09, { bevel: 0.035, bevelSteps: 2 }), { at: [0, 0.98, -0.395] }),
  ];
  const cloth: Rgb =
    brief.look.colors[brief.look.colors.length > 1 ? 1 : 0] ??
    random.fork("velvet").pick([hex(0x8c1a2c), hex(0x3a2a78), hex(0x1f4f3c), hex(0x24406e)]);
  const body = brief.look.material
    ? brief.made(brief.look.material)
    : brief.isStyle("medieval")
      ? brief.always("wood", hex(0x5a3823))
      : brief.always("gold");
  const peak = side[side.length - 1][1];
  const jewel: Rgb = brief.light(random.fork("jewel").pick([hex(0xc21f3a), hex(0x1f6fd0), hex(0x16a05c)]));
  const gems = [
    placed(sphere(0.075, brief.segments(18)), { at: [0, 0.72 + peak * 0.88, -0.38], scale: [1, 1.35, 0.6] }),
    ...[-1, 1].map((x) => placed(sphere(0.045, brief.segments(14)), { at: [x * 0.43, 1.7, -0.39], scale: [1, 1.3, 0.6] })),
  ];
  return [
    { name: "frame", shape: joined(frame), surface: body },
    { name: "steps", shape: joined(stone), surface: brief.always(brief.isStyle("medieval") ? "stone" : "marble") },
    { name: "velvet", shape: joined(velvet), surface: brief.always("fabric", cloth) },
    { name: "jewels", shape: joined(gems), surface: brief.look.glow ? glowing(jewel) : brief.always("crystal", jewel) },
  ];
}
