import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise } from "@blenda/forge/language/pieces/outlines";
import { hex, lighter } from "@blenda/forge/solid/color";
import { box, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cloth } from "../../core/cloth.ts";
import type { Extra } from "../outfit.ts";
import { clothOf, front, type Making, ringAround } from "./extra-parts.ts";

function furCollar({ figure, frame }: Making): void {
  figure.attach(
    "fur",
    "chest",
    placed(torus(frame.build.head * 0.62, 0.036, 32, 10), { at: [0, frame.shoulderY + 0.01, 0.005], turn: [8, 0, 0] }),
    cloth(figure.brief, hex(0xf8f6f2)),
  );
}

/** Worn over the clothes. */
export const WORN = {
  apron(making) {
    const { figure, frame, color } = making;
    const { hipY, shoulderY, build } = frame;
    const top = shoulderY - build.torso * 0.34;
    const bottom = hipY - build.leg * 0.3;
    const masses = [...making.flesh.torso(0.02), ...making.flesh.legs(0.5, 0.02)];
    const at = (u: number, v: number, thick: number): Point => {
      const y = bottom + (top - bottom) * v;
      const half = y > hipY + build.torso * 0.3 ? build.chest * 0.55 : build.hip * 0.86;
      const x = (u - 0.5) * 2 * half;
      const turn = (x / build.hip) * 1.0;
      const [px, , pz] = figure.surfaceAt([0, Math.max(y, hipY - 0.06), 0], [Math.sin(turn), 0, Math.cos(turn)], masses);
      return [px, y, pz + 0.016 + thick + (y < hipY ? (hipY - y) * 0.12 : 0)];
    };
    figure.attach("apron", "hips", clothOf(at, 16, 16), cloth(figure.brief, color));
    figure.attach(
      "apron",
      "hips",
      tube(ringAround(making, hipY + build.torso * 0.28, 0.026), 0.012, { isClosed: true, sides: 8, rings: 48 }),
      cloth(figure.brief, color),
    );
    for (const side of [1, -1]) {
      const strap = tube(
        [
          front(making, side * build.chest * 0.45, top - 0.02),
          front(making, side * build.head * 0.5, shoulderY - 0.03),
          [side * build.head * 0.45, shoulderY + 0.02, -0.02],
        ],
        0.011,
        { sides: 8, rings: 10 },
      );
      figure.attach("apron", "chest", strap, cloth(figure.brief, color));
    }
  },
  belt(making) {
    const { figure, frame } = making;
    const y = frame.hipY + frame.build.torso * 0.18;
    figure.attach(
      "belt",
      "hips",
      tube(ringAround(making, y, 0.024), 0.022, { isClosed: true, sides: 8, rings: 56, flatten: 0.5 }),
      figure.brief.always("leather", hex(0x3a2618)),
    );
    figure.attach("buckle", "hips", placed(box(0.07, 0.06, 0.02, 0.008), { at: front(making, 0, y, 0.028) }), figure.brief.always("gold"));
  },
  tie(making) {
    const { figure, frame, color } = making;
    const top = frame.shoulderY - 0.04;
    const points = [0, 0.3, 0.7, 1].map((t) => front(making, 0, top - t * frame.build.torso * 0.5, 0.012));
    figure.attach(
      "tie",
      "chest",
      tube(points, (t) => (t < 0.12 ? 0.026 : 0.018 + t * 0.018), { sides: 8, rings: 16, flatten: 0.5 }),
      cloth(figure.brief, color),
    );
  },
  stethoscope(making) {
    const { figure, frame } = making;
    const { shoulderY, build } = frame;
    const dark = figure.brief.always("rubber", hex(0x22262c));
    const line: Point[] = [
      [-0.07, shoulderY + 0.03, -0.05],
      front(making, -0.085, shoulderY - 0.05, 0.012),
      front(making, -0.05, shoulderY - build.torso * 0.4, 0.014),
      front(making, 0.05, shoulderY - build.torso * 0.42, 0.014),
      front(making, 0.085, shoulderY - 0.05, 0.012),
      [0.07, shoulderY + 0.03, -0.05],
    ];
    figure.attach("stethoscope", "chest", tube(line, 0.01, { sides: 8, rings: 40 }), dark);
    figure.attach(
      "stethoscope",
      "chest",
      placed(sphere(0.03, 16), { at: front(making, 0, shoulderY - build.torso * 0.46, 0.018), scale: [1, 1, 0.5] }),
      figure.brief.always("silver"),
    );
  },
  badge(making) {
    const { figure, frame } = making;
    figure.attach(
      "badge",
      "chest",
      placed(sphere(0.036, 14), {
        at: front(making, frame.build.chest * 0.5, frame.shoulderY - frame.build.torso * 0.28, 0.006),
        scale: [1, 1.2, 0.4],
      }),
      figure.brief.always("gold"),
    );
  },
  emblem(making) {
    const { figure, frame, color } = making;
    const at = front(making, 0, frame.shoulderY - frame.build.torso * 0.3, 0.004);
    figure.attach(
      "emblem",
      "chest",
      placed(extruded(anticlockwise(flat`0 -0.09, 0.075 0.0, 0.05 0.06, -0.05 0.06, -0.075 0.0`), 0.025, { bevel: 0.006 }), {
        at,
        turn: [-6, 0, 0],
      }),
      figure.brief.always("plastic", lighter(color, 0.05)),
    );
  },
  buttons(making) {
    const { figure, frame } = making;
    const buttons = [0.2, 0.38, 0.56, 0.74].map((t) =>
      placed(sphere(0.016, 12), { at: front(making, 0, frame.shoulderY - frame.build.torso * t, 0.006), scale: [1, 1, 0.5] }),
    );
    figure.attach("buttons", "chest", joined(buttons), figure.brief.always("gold"));
  },
  straps(making) {
    const { figure, frame, color } = making;
    const { build, shoulderY, hipY } = frame;
    for (const side of [1, -1]) {
      const points = [
        front(making, side * build.waist * 0.55, hipY + build.torso * 0.12, 0.012),
        front(making, side * build.chest * 0.48, shoulderY - build.torso * 0.35, 0.012),
        front(making, side * build.chest * 0.5, shoulderY - 0.05, 0.012),
        [side * build.chest * 0.5, shoulderY + 0.025, -0.02] as Point,
      ];
      figure.attach("straps", "chest", tube(points, 0.018, { sides: 8, rings: 20, flatten: 0.6 }), cloth(figure.brief, color));
    }
    figure.attach(
      "bib",
      "chest",
      placed(box(build.chest * 1.0, build.torso * 0.3, 0.024, 0.01), { at: front(making, 0, shoulderY - build.torso * 0.5, 0.004) }),
      cloth(figure.brief, color),
    );
  },
  "fur collar": furCollar,
  "fur trim"(making) {
    const { figure, frame } = making;
    const fur = cloth(figure.brief, hex(0xf8f6f2));
    furCollar(making);
    figure.attach(
      "fur",
      "hips",
      tube(ringAround(making, frame.hipY - frame.build.torso * 0.06, 0.05), 0.035, { isClosed: true, sides: 10, rings: 56 }),
      fur,
    );
  },
} satisfies Partial<Record<Extra, (making: Making) => void>>;
