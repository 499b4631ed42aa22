import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { turnedOver } from "../../birds/features.ts";
import { plainSkin } from "../../core/creature.ts";
import { horn } from "../../core/details.ts";
import { featherWing } from "../../core/wings.ts";
import { bony, headAt, type Making, pairOf } from "../feature-parts.ts";
import { onHead } from "../flesh.ts";
import type { Feature } from "../plan.ts";

const nose = ({ plan: { head } }: Making) => 0.5 + head.muzzle + head.snout[1] * 0.5;

/** Rarer growths: of tales, of old times, of single species. */
export const TALE_FEATURES = {
  "feather wings"({ figure, plan, tones }) {
    const { flight, cover, down } = featherWing(0.95, 0.62);
    const root: Point = [plan.chest[0] * 0.6, plan.leg + plan.chest[1] * 0.72, plan.long * 0.24];
    for (const side of [1, -1]) {
      const bone = side > 0 ? "wing left" : "wing right";
      const at: Point = [root[0] * side, root[1], root[2]];
      figure.bone(bone, "chest", at, [at[0] + side * 0.6, at[1] + 0.4, at[2]]);
      figure.turn(bone, figure.brief.has("flying") ? [0, 0, -side * 26] : [0, 0, 0]);
      const put = (shape: Shape, color: Rgb) =>
        figure.attach(
          "wings",
          bone,
          placed(placed(side > 0 ? shape.clone() : turnedOver(shape), { scale: [side, 1, 1], turn: [62, 0, 0] }), {
            at,
            turn: [0, side * 34, side * 26],
          }),
          plainSkin(color, 0.7),
        );
      const wing = figure.brief.color(1, tones.second);
      put(flight, darker(wing, 0.12));
      put(cover, wing);
      put(down, lighter(wing, 0.2));
    }
  },
  frill(making) {
    const { figure, plan, tones } = making;
    const s = plan.head.size;
    const middle = headAt(making)(0, 0.72, -0.5);
    const surface: Surface = (at, out) => {
      const away = Math.hypot(at.x / 1.5, at.y - middle[1]) / s;
      setColor(out, tones.main);
      tint(out, tones.dark, smoothstep(0.55, 0.85, away) * 0.8);
      tint(out, tones.second, smoothstep(0.6, 0.2, away) * 0.5);
      out.roughness = 0.6;
    };
    figure.attach("frill", "head", placed(sphere(1, 40), { scale: [s * 1.5, s * 1.3, s * 0.24], turn: [-32, 0, 0], at: middle }), surface);
    const knobs = Array.from({ length: 9 }, (_, at) => {
      const turn = ((at - 4) / 4) * 1.75;
      const up = Math.cos(turn) * s * 1.3;
      return placed(sphere(s * 0.15, 10), { at: [Math.sin(turn) * s * 1.5, middle[1] + up * 0.85, middle[2] - up * 0.53] });
    });
    figure.attach("frill", "head", joined(knobs), bony(making, 0xe6d9b8));
  },
  "three horns"(making) {
    const at = headAt(making);
    const { size, muzzle } = making.plan.head;
    const brows = pairOf([at(0.42, 0.5, 0.25), at(0.56, 1.0, 0.75), at(0.6, 1.35, 1.5), at(0.56, 1.5, 2)], size * 0.2);
    const front = horn([at(0, 0, 0.3 + muzzle), at(0, 0.55, 0.5 + muzzle), at(0, 0.9, 0.75 + muzzle)], size * 0.22);
    making.figure.attach("horns", "head", joined([brows, front]), bony(making, 0xeee2c6));
  },
  "saber teeth"(making) {
    const at = headAt(making);
    const z = nose(making);
    making.figure.attach(
      "teeth",
      "head",
      pairOf([at(0.24, -0.4, z - 0.1), at(0.26, -0.85, z), at(0.22, -1.35, z - 0.14)], making.plan.head.size * 0.1),
      bony(making, 0xf6f1e2),
    );
  },
  "boar tusks"(making) {
    const at = headAt(making);
    const { snout } = making.plan.head;
    const z = nose(making);
    making.figure.attach(
      "tusks",
      "head",
      pairOf(
        [at(snout[1] * 0.8, -0.5, z - 0.35), at(snout[1] * 1.3, -0.35, z - 0.1), at(snout[1] * 1.3, 0.15, z - 0.02)],
        making.plan.head.size * 0.1,
      ),
      bony(making, 0xf4ecd8),
    );
  },
  "walrus tusks"(making) {
    const at = headAt(making);
    const z = nose(making);
    making.figure.attach(
      "tusks",
      "head",
      pairOf([at(0.26, -0.5, z - 0.1), at(0.32, -1.15, z + 0.05), at(0.28, -1.8, z - 0.12)], making.plan.head.size * 0.13, 0.25),
      bony(making, 0xf4ecd8),
    );
  },
  "eagle beak"(making) {
    const at = headAt(making);
    const { size } = making.plan.head;
    const z = nose(making) - 0.35;
    making.figure.attach(
      "beak",
      "head",
      horn([at(0, -0.12, z - 0.25), at(0, -0.08, z + 0.15), at(0, -0.3, z + 0.55), at(0, -0.75, z + 0.68)], size * 0.42, 14, 0.12),
      making.figure.brief.always("plastic", hex(0xe9b02c)),
    );
  },
  "flat bill"({ figure, plan, drawn }) {
    const { size, snout, muzzle } = plan.head;
    figure.attach(
      "bill",
      "head",
      placed(sphere(1, 28), {
        scale: [size * 0.62, size * 0.17, size * 0.75],
        at: onHead(drawn, size, 0, -0.34, 0.65 + muzzle + snout[1]),
      }),
      plainSkin(hex(0x4a4a52), 0.5),
    );
  },
  "paddle tail"({ figure, plan, tones }) {
    const [from, to] = [figure.boneOf("tail 2").head, figure.boneOf("tail 4").tail];
    const [dy, dz] = [to[1] - from[1], to[2] - from[2]];
    const long = Math.hypot(dy, dz);
    const surface: Surface = (at, out) => {
      setColor(out, tones.dark);
      const cell = figure.brief.noise.cells(at.x * 26, at.y * 26, at.z * 26);
      tint(out, darker(tones.dark, 0.4), cell.near * 0.6);
      out.height = cell.near * 0.006;
      out.roughness = 0.6;
    };
    figure.attach(
      "paddle",
      "tail 3",
      placed(sphere(1, 30), {
        scale: [plan.rump[0] * 0.85, 0.05, long * 0.72],
        turn: [(Math.atan2(dy, -dz) * 180) / Math.PI, 0, 0],
        at: [0, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
      }),
      surface,
    );
  },
  "tail club"({ figure, tones }) {
    const { tail } = figure.boneOf("tail 4");
    const lumps = [1, -1].map((side) => placed(sphere(0.13, 18), { at: [side * 0.09, tail[1], tail[2]], scale: [1, 0.8, 1.1] }));
    figure.attach("club", "tail 4", joined(lumps), plainSkin(tones.dark, 0.7));
  },
  gills(making) {
    const at = headAt(making);
    const s = making.plan.head.size;
    const plumes = [0.75, 0.3, -0.15].flatMap((y, row) =>
      [1, -1].flatMap((side) => {
        const [root, tip] = [at(side * 0.75, y * 0.6, -0.4), at(side * (1.75 - row * 0.12), y * 1.25 + 0.25, -0.85)];
        const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + s * 0.08, (root[2] + tip[2]) / 2];
        const tufts = [0.35, 0.55, 0.75, 0.95].map((t) =>
          placed(sphere(s * 0.17 * (1.15 - t * 0.4), 10), {
            at: [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t + s * 0.1, root[2] + (tip[2] - root[2]) * t],
          }),
        );
        return [horn([root, middle, tip], s * 0.15, 8, 0.5), ...tufts];
      }),
    );
    making.figure.attach("gills", "head", joined(plumes), plainSkin(making.tones.dark, 0.5));
  },
} satisfies Partial<Record<Feature, (making: Making) => void>>;
