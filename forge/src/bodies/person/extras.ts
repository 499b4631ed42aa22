import { anticlockwise, pairs } from "../../grammars/pieces/outlines.ts";
import { darker, hex, lighter, type Rgb, smoothstep } from "../../solid/color.ts";
import { box, extruded, sphere, torus } from "../../solid/shapes/forms.ts";
import { grid } from "../../solid/shapes/grid.ts";
import { joined, type Point, placed, type Shape } from "../../solid/shapes/shape.ts";
import { tube } from "../../solid/shapes/tube.ts";
import { type Surface, setColor, tint } from "../../solid/surfaces/surface.ts";
import type { Figure } from "../core/figure.ts";
import type { Mass } from "../core/mass.ts";
import { featherWing } from "../core/wings.ts";
import type { Flesh } from "./flesh.ts";
import type { Extra } from "./outfit.ts";
import type { Frame } from "./skeleton.ts";

interface Making {
  figure: Figure;
  frame: Frame;
  flesh: Flesh;
  color: Rgb;
  hair: Rgb;
  isLying: boolean;
}

/** A thin cloth with two sides, from a sheet seen from its front. */
function clothOf(at: (u: number, v: number, thick: number) => Point, columns: number, rows: number): Shape {
  const front = grid((u, v) => at(u, v, 0.006), { columns, rows });
  const back = grid((u, v) => at(1 - u, v, -0.006), { columns, rows });
  const edge = (fixed: number, isRow: boolean, flip: boolean) =>
    grid((u, v) => (isRow ? at(flip ? 1 - u : u, fixed, 0.006 - v * 0.012) : at(fixed, flip ? u : 1 - u, v * 0.012 - 0.006)), { columns: isRow ? columns : rows, rows: 1 });
  return joined([front, back, edge(0, true, true), edge(1, true, false), edge(0, false, true), edge(1, false, false)]);
}

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
  figure.attach("cape", "chest", shape, figure.brief.always("fabric", color));
  const clasp = placed(torus(build.head * 0.62, 0.022, 32, 8), { at: [0, shoulderY + 0.0, -0.005], turn: [8, 0, 0] });
  figure.attach("cape", "chest", clasp, figure.brief.always("fabric", darker(color, 0.1)));
}

/** On the front of the body at this height. */
const front = ({ figure, flesh }: Making, x: number, y: number, out = 0.012): Point => {
  const [px, py, pz] = figure.surfaceAt([x, y, 0], [0, 0, 1], flesh.torso(0.02));
  return [px, py, pz + out];
};

function ringAround({ figure, flesh }: Making, y: number, out: number): Point[] {
  const masses: Mass[] = flesh.torso(out);
  return Array.from({ length: 22 }, (_, step) => {
    const turn = (step / 22) * 2 * Math.PI;
    return figure.surfaceAt([0, y, 0], [Math.sin(turn), 0, Math.cos(turn)], masses);
  });
}

/** The wings of fairies: thin, bright, four of them. */
function fairyWings({ figure, frame, color }: Making): void {
  const outline = pairs([0, 0, 0.1, 0.3, 0.34, 0.56, 0.58, 0.5, 0.56, 0.22, 0.3, 0.02, 0.44, -0.16, 0.4, -0.4, 0.22, -0.42, 0.06, -0.16]);
  for (const side of [1, -1]) {
    const line = anticlockwise(outline.map(([x, y]) => [x * side, y] as const));
    const shape = placed(extruded(line, 0.014, { bevel: 0.004 }), { turn: [0, side * 26, 0], at: [side * 0.03, frame.shoulderY - 0.14, -frame.build.chest * 0.6] });
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
    for (const [shape, tone] of [[flight, color], [cover, lighter(color, 0.2)], [down, lighter(color, 0.3)]] as const) {
      const stood = shape.clone().rotateX(Math.PI / 2 + 0.15);
      const copy = side > 0 ? stood : flipped(stood);
      const surface: Surface = (at, out) => {
        setColor(out, tone);
        tint(out, darker(tone, 0.12), Math.max(0, Math.sin(at.y * 90 + at.x * 40)) * 0.5);
        out.roughness = 0.7;
      };
      figure.attach("wings", "chest", placed(copy, { turn: [0, side * 22, side * 24], at: [side * 0.05, frame.shoulderY - 0.12, -frame.build.chest * 0.66] }), surface);
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
  cape: (making) => cape(making, making.frame.build.torso + making.frame.build.leg * 0.62),
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
    figure.attach("apron", "hips", clothOf(at, 16, 16), figure.brief.always("fabric", color));
    figure.attach("apron", "hips", tube(ringAround(making, hipY + build.torso * 0.28, 0.026), 0.012, { isClosed: true, sides: 8, rings: 48 }), figure.brief.always("fabric", color));
    for (const side of [1, -1]) {
      const strap = tube([front(making, side * build.chest * 0.45, top - 0.02), front(making, side * build.head * 0.5, shoulderY - 0.03), [side * build.head * 0.45, shoulderY + 0.02, -0.02]], 0.011, { sides: 8, rings: 10 });
      figure.attach("apron", "chest", strap, figure.brief.always("fabric", color));
    }
  },
  belt(making) {
    const { figure, frame } = making;
    const y = frame.hipY + frame.build.torso * 0.18;
    figure.attach("belt", "hips", tube(ringAround(making, y, 0.024), 0.022, { isClosed: true, sides: 8, rings: 56, flatten: 0.5 }), figure.brief.always("leather", hex(0x3a2618)));
    figure.attach("buckle", "hips", placed(box(0.07, 0.06, 0.02, 0.008), { at: front(making, 0, y, 0.028) }), figure.brief.always("gold"));
  },
  tie(making) {
    const { figure, frame, color } = making;
    const top = frame.shoulderY - 0.04;
    const points = [0, 0.3, 0.7, 1].map((t) => front(making, 0, top - t * frame.build.torso * 0.5, 0.012));
    figure.attach("tie", "chest", tube(points, (t) => (t < 0.12 ? 0.026 : 0.018 + t * 0.018), { sides: 8, rings: 16, flatten: 0.5 }), figure.brief.always("fabric", color));
  },
  stethoscope(making) {
    const { figure, frame } = making;
    const { shoulderY, build } = frame;
    const dark = figure.brief.always("rubber", hex(0x22262c));
    const line: Point[] = [[-0.07, shoulderY + 0.03, -0.05], front(making, -0.085, shoulderY - 0.05, 0.012), front(making, -0.05, shoulderY - build.torso * 0.4, 0.014), front(making, 0.05, shoulderY - build.torso * 0.42, 0.014), front(making, 0.085, shoulderY - 0.05, 0.012), [0.07, shoulderY + 0.03, -0.05]];
    figure.attach("stethoscope", "chest", tube(line, 0.01, { sides: 8, rings: 40 }), dark);
    figure.attach("stethoscope", "chest", placed(sphere(0.03, 16), { at: front(making, 0, shoulderY - build.torso * 0.46, 0.018), scale: [1, 1, 0.5] }), figure.brief.always("silver"));
  },
  badge(making) {
    const { figure, frame } = making;
    figure.attach("badge", "chest", placed(sphere(0.036, 14), { at: front(making, frame.build.chest * 0.5, frame.shoulderY - frame.build.torso * 0.28, 0.006), scale: [1, 1.2, 0.4] }), figure.brief.always("gold"));
  },
  emblem(making) {
    const { figure, frame, color } = making;
    const at = front(making, 0, frame.shoulderY - frame.build.torso * 0.3, 0.004);
    figure.attach("emblem", "chest", placed(extruded(anticlockwise(pairs([0, -0.09, 0.075, 0.0, 0.05, 0.06, -0.05, 0.06, -0.075, 0.0])), 0.025, { bevel: 0.006 }), { at, turn: [-6, 0, 0] }), figure.brief.always("plastic", lighter(color, 0.05)));
  },
  buttons(making) {
    const { figure, frame } = making;
    const buttons = [0.2, 0.38, 0.56, 0.74].map((t) => placed(sphere(0.016, 12), { at: front(making, 0, frame.shoulderY - frame.build.torso * t, 0.006), scale: [1, 1, 0.5] }));
    figure.attach("buttons", "chest", joined(buttons), figure.brief.always("gold"));
  },
  stripes: NOTHING,
  stitches: NOTHING,
  "pointed ears": NOTHING,
  gloves: NOTHING,
  "fish tail": NOTHING,
  moustache: NOTHING,
  beard: NOTHING,
  "long beard": NOTHING,
  straps(making) {
    const { figure, frame, color } = making;
    const { build, shoulderY, hipY } = frame;
    for (const side of [1, -1]) {
      const points = [front(making, side * build.waist * 0.55, hipY + build.torso * 0.12, 0.012), front(making, side * build.chest * 0.48, shoulderY - build.torso * 0.35, 0.012), front(making, side * build.chest * 0.5, shoulderY - 0.05, 0.012), [side * build.chest * 0.5, shoulderY + 0.025, -0.02] as Point];
      figure.attach("straps", "chest", tube(points, 0.018, { sides: 8, rings: 20, flatten: 0.6 }), figure.brief.always("fabric", color));
    }
    figure.attach("bib", "chest", placed(box(build.chest * 1.0, build.torso * 0.3, 0.024, 0.01), { at: front(making, 0, shoulderY - build.torso * 0.5, 0.004) }), figure.brief.always("fabric", color));
  },
  scarf(making) {
    const { figure, frame, color } = making;
    const s = frame.build.head;
    const ring = placed(torus(s * 0.6, s * 0.24, 32, 12), { at: [0, frame.shoulderY + 0.025, 0.005], turn: [8, 0, 0] });
    const end = placed(box(0.09, 0.28, 0.03, 0.012), { at: front(making, 0.06, frame.shoulderY - 0.14, 0.02), turn: [-6, 0, 6] });
    figure.attach("scarf", "chest", joined([ring, end]), figure.brief.always("fabric", color));
  },
  "fur trim"(making) {
    const { figure, frame } = making;
    const fur = figure.brief.always("fabric", hex(0xf8f6f2));
    figure.attach("fur", "hips", tube(ringAround(making, frame.hipY - frame.build.torso * 0.06, 0.05), 0.035, { isClosed: true, sides: 10, rings: 56 }), fur);
    figure.attach("fur", "chest", placed(torus(frame.build.head * 0.62, 0.036, 32, 10), { at: [0, frame.shoulderY + 0.01, 0.005], turn: [8, 0, 0] }), fur);
  },
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
        84,
        4,
      );
    figure.attach("tutu", "hips", joined([layer(0.02, 0.2), layer(0.07, 0.18)]), figure.brief.always("fabric", color));
  },
  shield(making) {
    const { figure, color } = making;
    const { head } = figure.boneOf("hand left");
    const grip = figure.posed("hand left", [head[0], head[1], head[2]]);
    const outline = pairs([-0.19, 0.22, -0.19, -0.02, -0.12, -0.2, 0, -0.3, 0.12, -0.2, 0.19, -0.02, 0.19, 0.22, 0, 0.27]);
    const shape = placed(extruded(outline, 0.04, { bevel: 0.012 }), { turn: [0, 35, 0], at: [grip.x + 0.06, grip.y + 0.05, grip.z + 0.06] });
    figure.parts.push({ name: "shield", shape, surface: figure.brief.always("steel", lighter(color, 0.1)) });
  },
  plates(making) {
    const { figure, frame } = making;
    const { build, shoulderY } = frame;
    const steel = figure.brief.always("steel", figure.brief.color(0, hex(0xb9bec6)));
    for (const [name, side] of [["left", 1], ["right", -1]] as const) {
      figure.attach("pauldron", `arm ${name}`, placed(sphere(0.1 * build.limb, 24), { at: [side * (build.shoulder + 0.01), shoulderY - 0.05, 0], scale: [1, 0.82, 1.05] }), steel);
      const knee = figure.boneOf(`shin ${name}`).head;
      figure.attach("knee", `shin ${name}`, placed(sphere(0.085 * build.limb, 20), { at: [knee[0], knee[1], knee[2] + 0.03], scale: [1, 1.1, 0.8] }), steel);
      const elbow = figure.boneOf(`forearm ${name}`).head;
      figure.attach("elbow", `forearm ${name}`, placed(sphere(0.07 * build.limb, 18), { at: elbow }), steel);
    }
  },
  "eye patch"(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const [, y, z] = frame.headAt;
    const dark = figure.brief.always("leather", hex(0x17130f));
    figure.attach("eye patch", "head", placed(sphere(s * 0.25, 16), { at: [s * 0.36, y + s * 0.08, z + s * 0.93], scale: [1, 1, 0.35], turn: [0, 20, 0] }), dark);
    figure.attach("eye patch", "head", placed(torus(s * 1.02, s * 0.035, 40, 8), { at: [0, y + s * 0.22, z], turn: [0, 0, 16] }), dark);
  },
  "clown nose"(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    figure.attach("nose", "head", placed(sphere(s * 0.26, 20), { at: [0, frame.headAt[1] - s * 0.14, frame.headAt[2] + s * 1.14] }), figure.brief.always("plastic", hex(0xe02a24)));
  },
  glasses(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const [, y, z] = frame.headAt;
    const dark = figure.brief.always("plastic", hex(0x22201f));
    const rims = [1, -1].map((side) => placed(torus(s * 0.26, s * 0.045, 28, 8), { at: [side * s * 0.36, y + s * 0.06, z + s * 1.06], turn: [90, 0, 0] }));
    const bridge = tube([[-s * 0.1, y + s * 0.08, z + s * 1.08], [s * 0.1, y + s * 0.08, z + s * 1.08]], s * 0.04, { isStraight: true, sides: 6 });
    const arms = [1, -1].map((side) => tube([[side * s * 0.6, y + s * 0.08, z + s * 1.02], [side * s * 1.02, y + s * 0.05, z - s * 0.1]], s * 0.04, { isStraight: true, sides: 6 }));
    figure.attach("glasses", "head", joined([...rims, bridge, ...arms]), dark);
  },
  mask(making) {
    const { figure, frame, color } = making;
    const s = frame.build.head;
    const [, y, z] = frame.headAt;
    const shape = figure.skin({ triangles: 900, soft: 0.02 }, [-0.62, 0, 0.62].map((x): Mass => ({ bone: "head", at: [x * s, y + s * 0.1, z + s * (x === 0 ? 0.86 : 0.66)], size: [s * 0.4, s * 0.2, s * 0.24], soft: 0.04 })));
    figure.parts.push({ name: "mask", shape, surface: figure.brief.always("fabric", color) });
  },
  "fairy wings": fairyWings,
  "angel wings": angelWings,
  "feather wings": angelWings,
  backpack(making) {
    const { figure, frame } = making;
    const { build, shoulderY } = frame;
    const color = figure.brief.always("plastic", hex(0xdfe3e8));
    figure.attach("backpack", "chest", placed(box(build.chest * 1.5, build.torso * 0.72, 0.17, 0.04, 2), { at: [0, shoulderY - build.torso * 0.36, -build.chest * 0.66 - 0.09] }), color);
    figure.attach("backpack", "chest", placed(box(build.chest * 0.6, 0.08, 0.03, 0.01), { at: front(making, 0, shoulderY - build.torso * 0.42, 0.012) }), figure.brief.always("plastic", hex(0x3a66b0)));
  },
};
