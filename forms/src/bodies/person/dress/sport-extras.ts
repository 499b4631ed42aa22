import { anticlockwise, pairs, softOutline } from "@blenda/forge/language/pieces/outlines";
import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { cloth } from "../../core/cloth.ts";
import type { Extra } from "../outfit.ts";
import { SIDES } from "../skeleton.ts";
import { front, handsOf, headPoint, type Making } from "./extra-parts.ts";

/** What players have under their feet, on their hands and before them. */
export const SPORT = {
  "air tanks"({ figure, frame }) {
    const { build, shoulderY } = frame;
    const tank = (side: number) =>
      placed(cylinder(0.075, 0.46, { bevel: 0.06 }), { at: [side * 0.08, shoulderY - build.torso * 0.42, -build.chest * 0.66 - 0.09] });
    figure.attach("air tanks", "chest", joined([tank(1), tank(-1)]), figure.brief.always("plastic", hex(0xf2c22c)));
    const valve = (side: number) => placed(cylinder(0.026, 0.08), { at: [side * 0.08, shoulderY + 0.03, -build.chest * 0.66 - 0.09] });
    figure.attach("valves", "chest", joined([valve(1), valve(-1)]), figure.brief.always("steel"));
  },
  "juggled balls"(making) {
    const { figure } = making;
    const [left, right] = handsOf(making);
    const arc = [0, 0.25, 0.5, 0.75, 1].map(
      (t): Point => [
        left[0] + (right[0] - left[0]) * t,
        (left[1] + right[1]) / 2 + 0.06 + Math.sin(t * Math.PI) * 0.62,
        Math.max(left[2], right[2]) + 0.1,
      ],
    );
    for (const [at, point] of arc.entries())
      figure.parts.push({
        name: "balls",
        shape: placed(sphere(0.055, 18), { at: point }),
        surface: figure.brief.always("plastic", hex([0xd0302a, 0xf2c22c, 0x2f7fd0, 0x3f9a4a, 0xe06ab0][at])),
      });
  },
  flippers({ figure, color }) {
    const line = anticlockwise(softOutline(pairs([-0.05, 0, 0.05, 0, 0.075, 0.2, 0.12, 0.4, 0, 0.44, -0.12, 0.4, -0.075, 0.2]), 30));
    for (const { name, side } of SIDES) {
      const { head } = figure.boneOf(`foot ${name}`);
      const shape = placed(extruded(line, 0.03, { bevel: 0.01 }), { turn: [90, side * 8, 0], at: [head[0], 0.022, 0.02] });
      figure.attach("flippers", `foot ${name}`, shape, figure.brief.always("rubber", color));
    }
  },
  skis({ figure, color }) {
    for (const { name } of SIDES) {
      const { head } = figure.boneOf(`foot ${name}`);
      const x = head[0];
      const points: Point[] = [
        [x, -0.012, -0.72],
        [x, -0.014, 0],
        [x, -0.014, 0.72],
        [x, 0.01, 0.88],
        [x, 0.09, 0.98],
      ];
      figure.attach(
        "skis",
        `foot ${name}`,
        tube(points, (t) => (t > 0.94 ? 0.03 : 0.05), { sides: 8, rings: 30, flatten: 0.26 }),
        figure.brief.always("plastic", color),
      );
      figure.attach(
        "bindings",
        `foot ${name}`,
        placed(box(0.11, 0.035, 0.3, 0.008), { at: [x, 0.01, 0.05] }),
        figure.brief.always("plastic", hex(0x22242a)),
      );
    }
  },
  board({ figure, color }) {
    const soles = SIDES.map(({ name }) => figure.posed(`foot ${name}`, [figure.boneOf(`foot ${name}`).head[0], 0, 0.02]));
    const [a, b] = soles;
    const turn = (Math.atan2(a.x - b.x, a.z - b.z) * 180) / Math.PI;
    const long = a.distanceTo(b) + 0.42;
    const line = anticlockwise(
      softOutline(
        pairs([-0.11, -0.42, 0, -0.5, 0.11, -0.42, 0.125, 0, 0.11, 0.42, 0, 0.5, -0.11, 0.42, -0.125, 0]).map(
          ([x, y]) => [x, y * long * 1.3] as const,
        ),
        40,
      ),
    );
    const level = Math.min(a.y, b.y) - 0.018;
    const put = (y: number, depth: number) =>
      placed(placed(extruded(line, depth, { bevel: depth * 0.3 }), { turn: [90, 0, 0] }), {
        turn: [0, turn, 0],
        at: [(a.x + b.x) / 2, y, (a.z + b.z) / 2],
      });
    figure.parts.push({ name: "board", shape: put(level, 0.03), surface: figure.brief.always("plastic", color) });
  },
  wheels({ figure }) {
    const soles = SIDES.map(({ name }) => figure.posed(`foot ${name}`, [figure.boneOf(`foot ${name}`).head[0], 0, 0.02]));
    const [a, b] = soles;
    const way = a.clone().sub(b).setY(0).normalize();
    const level = Math.min(a.y, b.y) - 0.07;
    const wheel = soles.flatMap((sole, end) =>
      [1, -1].map((side) => {
        const at = sole.clone().addScaledVector(way, end === 0 ? -0.04 : 0.04);
        const turn = (Math.atan2(way.x, way.z) * 180) / Math.PI;
        return placed(placed(cylinder(0.038, 0.04), { turn: [0, 0, 90] }), {
          turn: [0, turn, 0],
          at: [at.x + way.z * side * 0.075, level, at.z - way.x * side * 0.075],
        });
      }),
    );
    figure.parts.push({ name: "wheels", shape: joined(wheel), surface: figure.brief.always("rubber", hex(0xf2e6c8)) });
  },
  "boxing gloves"({ figure, color }) {
    for (const { name, side } of SIDES) {
      const { head: wrist } = figure.boneOf(`hand ${name}`);
      const at = (x: number, y: number, z: number): Point => [wrist[0] + x * side, wrist[1] + y, wrist[2] + z];
      const fist = joined([
        placed(sphere(0.088, 20), { at: at(0, -0.08, 0.01), scale: [0.95, 1.15, 1.05] }),
        placed(sphere(0.042, 14), { at: at(-0.035, -0.06, 0.075), scale: [0.9, 1.3, 0.9] }),
      ]);
      figure.attach("boxing gloves", `hand ${name}`, fist, figure.brief.always("leather", color));
      figure.attach(
        "cuffs",
        `hand ${name}`,
        placed(cylinder(0.064, 0.07), { at: at(0, 0.035, 0) }),
        figure.brief.always("leather", hex(0xf2efe8)),
      );
    }
  },
  barbell(making) {
    const { figure, color } = making;
    const [left, right] = handsOf(making);
    const [y, z] = [(left[1] + right[1]) / 2, (left[2] + right[2]) / 2];
    const bar = placed(cylinder(0.016, 1.9), { turn: [0, 0, 90], at: [0, y, z] });
    figure.parts.push({ name: "bar", shape: bar, surface: figure.brief.always("steel") });
    const plates = [1, -1].flatMap((side) =>
      [
        [0.62, 0.22, 0.05],
        [0.69, 0.22, 0.05],
        [0.755, 0.16, 0.04],
      ].map(([x, r, thick]) => placed(cylinder(r, thick, { bevel: 0.014 }), { turn: [0, 0, 90], at: [side * x, y, z] })),
    );
    figure.parts.push({ name: "weights", shape: joined(plates), surface: figure.brief.always("rubber", color) });
  },
  drum(making) {
    const { figure, frame, color } = making;
    const { hipY, build } = frame;
    const at: Point = [0.0, hipY + build.torso * 0.12, build.hip * 0.8 + 0.22];
    const put = (name: string, shape: Parameters<typeof placed>[0], of: ReturnType<typeof figure.brief.always>) =>
      figure.attach(name, "hips", placed(shape, { at, turn: [8, 0, 0] }), of);
    put("drum", cylinder(0.19, 0.22, { bevel: 0.01 }), figure.brief.always("plastic", color));
    const ring = (y: number) => placed(torus(0.192, 0.014, 40, 8), { at: [0, y, 0] });
    put("hoops", joined([ring(0.105), ring(-0.105)]), figure.brief.always("gold"));
    put("drum skin", placed(cylinder(0.178, 0.012), { at: [0, 0.112, 0] }), figure.brief.always("paper", hex(0xf6f0e2)));
    const lines = Array.from({ length: 12 }, (_, step) => {
      const [a, b] = [(step / 12) * 6.283, ((step + (step % 2 ? -0.5 : 0.5)) / 12) * 6.283];
      return tube(
        [
          [Math.sin(a) * 0.197, 0.1, Math.cos(a) * 0.197],
          [Math.sin(b) * 0.197, -0.1, Math.cos(b) * 0.197],
        ],
        0.006,
        { isStraight: true, sides: 6 },
      );
    });
    put("cords", joined(lines), figure.brief.always("fabric", hex(0xf6f0e2)));
    figure.attach(
      "sling",
      "chest",
      tube([[0.19, at[1], at[2] - 0.08], front(making, 0.12, hipY + build.torso * 0.62), [0.06, frame.shoulderY + 0.03, 0]], 0.014, {
        sides: 8,
        rings: 12,
      }),
      cloth(figure.brief, hex(0xf2efe8)),
    );
  },
  decks(making) {
    const { figure, frame, color } = making;
    const [y, z] = [frame.hipY + frame.build.torso * 0.16, frame.build.hip + 0.34];
    const put = (name: string, shape: Shape, surface: Surface) => figure.attach(name, "hips", placed(shape, { at: [0, y, z] }), surface);
    put(
      "table",
      joined([
        placed(box(1.2, 0.05, 0.46, 0.012), { at: [0, -0.06, 0] }),
        placed(box(1.14, y - 0.08, 0.06, 0.012), { at: [0, -0.05 - y / 2, 0.16] }),
      ]),
      figure.brief.always("plastic", hex(0x22242a)),
    );
    const discs = (radius: number, up: number, high: number) =>
      joined([1, -1].map((side) => placed(cylinder(radius, high), { at: [side * 0.36, up, 0] })));
    put(
      "decks",
      joined([
        placed(box(0.24, 0.05, 0.36, 0.012), { at: [0, -0.01, 0] }),
        ...[1, -1].map((side) => placed(box(0.42, 0.05, 0.38, 0.012), { at: [side * 0.36, -0.01, 0] })),
      ]),
      figure.brief.always("plastic", hex(0x8a9098)),
    );
    put("records", discs(0.165, 0.024, 0.014), figure.brief.always("plastic", hex(0x121216)));
    put("labels", discs(0.055, 0.032, 0.012), figure.brief.always("plastic", color));
    const lights = [-0.06, 0, 0.06].flatMap((x) =>
      [-0.08, 0, 0.08].map((ahead) => placed(cylinder(0.014, 0.02), { at: [x, 0.024, ahead] })),
    );
    put("knobs", joined(lights), glowing(figure.brief.light(color)));
  },
  camera(making) {
    const { figure } = making;
    const [left, right] = handsOf(making);
    const [x, y, z] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 0.02, Math.max(left[2], right[2]) + 0.03];
    const dark = figure.brief.always("plastic", hex(0x22242a));
    const wide = Math.max(0.14, Math.abs(left[0] - right[0]) - 0.02);
    figure.parts.push({
      name: "camera",
      shape: joined([
        placed(box(wide, 0.12, 0.075, 0.016), { at: [x, y, z] }),
        placed(box(0.07, 0.045, 0.06, 0.012), { at: [x, y + 0.075, z] }),
      ]),
      surface: dark,
    });
    figure.parts.push({
      name: "lens",
      shape: placed(cylinder(0.046, 0.1), { at: [x, y - 0.005, z + 0.08], turn: [90, 0, 0] }),
      surface: figure.brief.always("steel", hex(0x8a9098)),
    });
    figure.parts.push({
      name: "glass",
      shape: placed(sphere(0.036, 18), { at: [x, y - 0.005, z + 0.128], scale: [1, 1, 0.4] }),
      surface: figure.brief.always("glass", hex(0x4a6fc0)),
    });
  },
  headphones(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const at = headPoint(making);
    const dark = figure.brief.always("plastic", hex(0x1c1d24));
    const arc = Array.from({ length: 9 }, (_, step): Point => {
      const turn = (step / 8) * Math.PI;
      return at(Math.cos(turn) * 1.22, 0.1 + Math.sin(turn) * 1.28, -0.08);
    });
    const cups = [1, -1].map((side) =>
      placed(cylinder(s * 0.4, s * 0.34, { bevel: s * 0.1 }), { at: at(side * 1.14, 0, -0.06), turn: [0, 0, 90] }),
    );
    figure.attach("headphones", "head", joined([tube(arc, s * 0.1, { sides: 8, rings: 28 }), ...cups]), dark);
    const caps = [1, -1].map((side) => placed(cylinder(s * 0.25, s * 0.06), { at: at(side * 1.32, 0, -0.06), turn: [0, 0, 90] }));
    figure.attach("caps", "head", joined(caps), figure.brief.always("plastic", making.color));
  },
} satisfies Partial<Record<Extra, (making: Making) => void>>;
