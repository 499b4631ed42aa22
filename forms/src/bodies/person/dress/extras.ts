import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, softOutline } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, lighter, smoothstep } from "@blenda/forge/solid/color";
import { box, extruded, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { cloth } from "../../core/cloth.ts";
import { featherWing } from "../../core/wings.ts";
import type { Extra } from "../outfit.ts";
import { bandages } from "./bandages.ts";
import { GROWN } from "./beast-extras.ts";
import { CARRIED } from "./carried-extras.ts";
import { clothOf, front, type Making } from "./extra-parts.ts";
import { GEAR } from "./gear-extras.ts";
import { ODD } from "./odd-extras.ts";
import { SPORT } from "./sport-extras.ts";
import { STRINGS } from "./string-extras.ts";
import { WORN } from "./worn-extras.ts";

function cape({ figure, frame, color }: Making, long: number): void {
  const { shoulderY, build } = frame;
  const wide = build.shoulder;
  const shape = clothOf(
    (u, v, thick) => {
      const down = (1 - v) * long;
      const x = (0.5 - u) * 2 * (wide * 0.92 + down * 0.16);
      const fold = Math.sin(u * Math.PI * 5) * 0.02 * (1 - v);
      return [x, shoulderY - 0.01 - down, -build.chest * 0.62 - 0.03 - (1 - v) * 0.16 - fold - thick + Math.abs(x) * 0.12];
    },
    24,
    14,
  );
  figure.attach("cape", "chest", shape, cloth(figure.brief, color));
  const clasp = placed(torus(build.head * 0.62, 0.022, 32, 8), { at: [0, shoulderY + 0.0, -0.005], turn: [8, 0, 0] });
  figure.attach("cape", "chest", clasp, cloth(figure.brief, darker(color, 0.1)));
}

/** The wings of fairies: thin, bright, four of them. */
function fairyWings({ figure, frame, color }: Making): void {
  const outline = flat`0 0, 0.1 0.3, 0.34 0.56, 0.58 0.5, 0.56 0.22, 0.3 0.02, 0.44 -0.16, 0.4 -0.4, 0.22 -0.42, 0.06 -0.16`;
  for (const side of [1, -1]) {
    const line = anticlockwise(
      softOutline(
        outline.map(([x, y]) => [x * side, y] as const),
        40,
      ),
    );
    const shape = placed(extruded(line, 0.014, { bevel: 0.004 }), {
      turn: [0, side * 26, 0],
      at: [side * 0.03, frame.shoulderY - 0.14, -frame.build.chest * 0.6],
    });
    const surface: Surface = (at, out) => {
      setColor(out, color);
      tint(out, lighter(color, 0.6), smoothstep(0.1, 0.6, Math.abs(at.x)));
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * 0.18;
      out.roughness = 0.15;
    };
    figure.attach("wings", "chest", shape, surface);
  }
}

function angelWings({ figure, frame, color }: Making): void {
  const { flight, cover, down } = featherWing(0.62, 0.42);
  for (const side of [1, -1])
    for (const [shape, tone] of [
      [flight, color],
      [cover, lighter(color, 0.2)],
      [down, lighter(color, 0.3)],
    ] as const) {
      const stood = shape.clone().rotateX(Math.PI / 2 + 0.15);
      const copy = side > 0 ? stood : flipped(stood);
      const surface: Surface = (at, out) => {
        setColor(out, tone);
        tint(out, darker(tone, 0.12), Math.max(0, Math.sin(at.y * 90 + at.x * 40)) * 0.5);
        out.roughness = 0.7;
      };
      figure.attach(
        "wings",
        "chest",
        placed(copy, { turn: [0, side * 22, side * 24], at: [side * 0.05, frame.shoulderY - 0.12, -frame.build.chest * 0.66] }),
        surface,
      );
    }
}

function flipped(shape: Shape): Shape {
  const copy = shape.clone().scale(-1, 1, 1);
  const index = copy.getIndex()?.clone();
  if (index) {
    for (let at = 0; at < index.count; at += 3) {
      const second = index.getX(at + 1);
      index.setX(at + 1, index.getX(at + 2));
      index.setX(at + 2, second);
    }
    copy.setIndex(index);
  }
  return copy;
}

const NOTHING = () => {};

export const EXTRAS: Record<Extra, (making: Making) => void> = {
  ...WORN,
  ...CARRIED,
  ...GEAR,
  ...GROWN,
  ...ODD,
  ...SPORT,
  ...STRINGS,
  cape: (making) => cape(making, making.frame.build.torso + making.frame.build.leg * 0.62),
  stripes: NOTHING,
  checks: NOTHING,
  hoops: NOTHING,
  "hoops top": NOTHING,
  stitches: NOTHING,
  bandages,
  "pointed ears": NOTHING,
  gloves: NOTHING,
  "fish tail": NOTHING,
  moustache: NOTHING,
  beard: NOTHING,
  "long beard": NOTHING,
  tutu(making) {
    const { figure, frame, color } = making;
    const { hip } = frame.build;
    const y = frame.hipY + 0.05;
    const layer = (drop: number, out: number) =>
      clothOf(
        (u, v, thick) => {
          const turn = -u * 2 * Math.PI;
          const r = hip * 0.9 + v * out + Math.sin(turn * 14) * 0.014 * v;
          return [Math.sin(turn) * r, y - v * drop + thick + Math.sin(turn * 14) * 0.02 * v, Math.cos(turn) * r * 0.92];
        },
        72,
        3,
      );
    figure.attach("tutu", "hips", joined([layer(0.02, 0.2), layer(0.07, 0.18)]), cloth(figure.brief, color));
  },
  "fairy wings": fairyWings,
  "angel wings": angelWings,
  "feather wings": angelWings,
  backpack(making) {
    const { figure, frame } = making;
    const { build, shoulderY } = frame;
    const color = figure.brief.always("plastic", hex(0xdfe3e8));
    figure.attach(
      "backpack",
      "chest",
      placed(box(build.chest * 1.5, build.torso * 0.72, 0.17, 0.04, 2), {
        at: [0, shoulderY - build.torso * 0.36, -build.chest * 0.66 - 0.09],
      }),
      color,
    );
    figure.attach(
      "backpack",
      "chest",
      placed(box(build.chest * 0.6, 0.08, 0.03, 0.01), { at: front(making, 0, shoulderY - build.torso * 0.42, 0.012) }),
      figure.brief.always("plastic", hex(0x3a66b0)),
    );
  },
};
