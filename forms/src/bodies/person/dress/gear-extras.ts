import { darker, hex } from "@blenda/forge/solid/color";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cloth } from "../../core/cloth.ts";
import { horn } from "../../core/details.ts";
import type { Extra } from "../outfit.ts";
import { SIDES } from "../skeleton.ts";
import { front, headPoint, type Making, ringAround } from "./extra-parts.ts";

/** Lenses before the eyes: dark ones, or the glass of a mask. */
function lenses(making: Making, glass: number, rim: number, size: number, isOne: boolean): void {
  const { figure, frame } = making;
  const s = frame.build.head;
  const at = headPoint(making);
  const spots = isOne ? [0] : [0.36, -0.36];
  const shape = (grow: number, ahead: number) =>
    joined(
      spots.map((x) =>
        placed(sphere(s * size * grow, 24), {
          at: at(x, 0.08, 0.98 + ahead),
          scale: isOne ? [2.1, 1.05, 0.55] : [1, 0.85, 0.5],
          turn: [0, x * 40, 0],
        }),
      ),
    );
  figure.attach("rim", "head", shape(1.16, -0.05), figure.brief.always("rubber", hex(rim)));
  figure.attach("lenses", "head", shape(1, 0.06), figure.brief.always("plastic", hex(glass)));
  const strap = placed(torus(s * 1.05, s * 0.07, 40, 8), { at: at(0, 0.12, -0.06), scale: [1, 1.5, 1] });
  figure.attach("strap", "head", strap, figure.brief.always("rubber", hex(rim)));
}

/** What belongs to a trade or a sport, on the body or under the feet. */
export const GEAR = {
  sunglasses: (making) => lenses(making, 0x15161a, 0x15161a, 0.27, false),
  goggles: (making) => lenses(making, 0xd98a2c, 0x2a2c32, 0.36, true),
  "dive mask": (making) => {
    lenses(making, 0x7ac0d8, 0x1c1e24, 0.4, true);
    const s = making.frame.build.head;
    const at = headPoint(making);
    const tubeSurface = making.figure.brief.always("rubber", hex(0x22242a));
    making.figure.attach(
      "regulator",
      "head",
      placed(sphere(s * 0.24, 16), { at: at(0, -0.52, 1.02), scale: [1.2, 0.9, 0.8] }),
      tubeSurface,
    );
    making.figure.attach(
      "hose",
      "head",
      tube([at(0.2, -0.52, 1.05), at(0.95, -0.75, 0.8), at(1.25, -1.2, -0.1), at(0.7, -1.7, -0.95)], s * 0.09, { sides: 8, rings: 20 }),
      tubeSurface,
    );
  },
  quiver({ figure, frame }) {
    const { build, shoulderY } = frame;
    const place = { at: [0.02, shoulderY - build.torso * 0.22, -build.chest * 0.66 - 0.075] as Point, turn: [0, 0, 28] as Point };
    figure.attach("quiver", "chest", placed(cylinder(0.055, 0.42, { top: 0.066 }), place), figure.brief.always("leather", hex(0x6a4020)));
    const arrows = [-0.03, 0, 0.03].flatMap((x, at) => [
      placed(cylinder(0.007, 0.2), { at: [x, 0.28, at * 0.02 - 0.02] }),
      placed(box(0.004, 0.08, 0.045, 0.001), { at: [x, 0.34, at * 0.02 - 0.02] }),
      placed(box(0.045, 0.08, 0.004, 0.001), { at: [x, 0.34, at * 0.02 - 0.02] }),
    ]);
    figure.attach("arrows", "chest", placed(joined(arrows), place), figure.brief.always("fabric", hex(0xf0ece0)));
  },
  epaulettes({ figure, frame }) {
    const { build, shoulderY } = frame;
    const gold = figure.brief.always("gold");
    for (const { name, side } of SIDES) {
      const at: Point = [side * (build.shoulder - 0.02), shoulderY + 0.012, 0];
      const fringe = Array.from({ length: 9 }, (_, step) => {
        const turn = (step / 8) * Math.PI - Math.PI / 2;
        const [x, z] = [at[0] + side * (0.03 + Math.cos(turn) * 0.055), Math.sin(turn) * 0.06];
        return horn(
          [
            [x, at[1], z],
            [x + side * 0.012, at[1] - 0.03, z],
            [x + side * 0.016, at[1] - 0.07, z],
          ],
          0.012,
          6,
          0.7,
        );
      });
      figure.attach("epaulettes", `arm ${name}`, joined([placed(sphere(0.075, 18), { at, scale: [1.1, 0.3, 0.95] }), ...fringe]), gold);
    }
  },
  "loin belt"(making) {
    const { figure, frame, color } = making;
    const y = frame.hipY + frame.build.torso * 0.1;
    const line = ringAround(making, y, 0.012);
    figure.attach(
      "loin belt",
      "hips",
      tube(line, 0.045, { isClosed: true, sides: 10, rings: 56, flatten: 0.7 }),
      cloth(figure.brief, color),
    );
  },
  cross(making) {
    const { figure, frame, color } = making;
    const y = frame.shoulderY - frame.build.torso * 0.36;
    const [, , z] = front(making, 0, y, 0);
    const arms = (at: number) =>
      placed(box(at === 0 ? 0.2 : 0.055, at === 0 ? 0.055 : 0.26, 0.1, 0.006), { at: [0, y - (at === 0 ? -0.03 : 0), z - 0.036] });
    figure.attach("cross", "chest", joined([arms(0), arms(1)]), cloth(figure.brief, color));
  },
  beads({ figure, frame }) {
    const s = frame.build.head;
    const ring = Array.from({ length: 20 }, (_, step) => {
      const turn = (step / 20) * 2 * Math.PI;
      const ahead = Math.max(0, Math.cos(turn));
      return placed(sphere(0.022, 10), {
        at: [Math.sin(turn) * s * (0.74 + ahead * 0.1), frame.shoulderY - 0.01 - ahead * 0.12, Math.cos(turn) * s * 0.6 + ahead * 0.08],
      });
    });
    figure.attach("beads", "chest", joined(ring), figure.brief.always("bone", hex(0xe0cfa0)));
  },
  sash(making) {
    const { figure, frame, color } = making;
    const { build, shoulderY, hipY } = frame;
    const points: Point[] = [
      [build.chest * 0.75, shoulderY + 0.02, -0.02],
      front(making, build.chest * 0.5, shoulderY - build.torso * 0.22, 0.006),
      front(making, 0, shoulderY - build.torso * 0.48, 0.006),
      front(making, -build.waist * 0.6, hipY + build.torso * 0.3, 0.006),
      [-build.waist - 0.02, hipY + build.torso * 0.2, -0.02],
    ];
    figure.attach("sash", "chest", tube(points, 0.036, { sides: 10, rings: 28, flatten: 0.4 }), cloth(figure.brief, color));
  },
  rucksack(making) {
    const { figure, frame, color } = making;
    const { build, shoulderY } = frame;
    const z = -build.chest * 0.66 - 0.11;
    figure.attach(
      "rucksack",
      "chest",
      joined([
        placed(box(build.chest * 1.6, build.torso * 0.86, 0.2, 0.07, 3), { at: [0, shoulderY - build.torso * 0.36, z] }),
        placed(box(build.chest * 1.1, build.torso * 0.36, 0.1, 0.04, 2), { at: [0, shoulderY - build.torso * 0.52, z - 0.12] }),
      ]),
      cloth(figure.brief, color),
    );
    figure.attach(
      "bedroll",
      "chest",
      placed(cylinder(0.07, build.chest * 2.2, { bevel: 0.02 }), { turn: [0, 0, 90], at: [0, shoulderY + 0.06, z] }),
      cloth(figure.brief, darker(hex(0x5a8a5a), 0.1)),
    );
    for (const side of [1, -1]) {
      const strap: Point[] = [
        [side * build.chest * 0.5, shoulderY + 0.025, -0.06],
        front(making, side * build.chest * 0.55, shoulderY - 0.06, 0.008),
        front(making, side * build.chest * 0.62, shoulderY - build.torso * 0.4, 0.008),
        [side * build.chest * 0.95, shoulderY - build.torso * 0.55, -0.04],
      ];
      figure.attach(
        "straps",
        "chest",
        tube(strap, 0.02, { sides: 8, rings: 18, flatten: 0.6 }),
        figure.brief.always("leather", hex(0x5a3a22)),
      );
    }
  },
} satisfies Partial<Record<Extra, (making: Making) => void>>;
