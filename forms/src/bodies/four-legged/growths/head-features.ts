import { darker, lighter } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor } from "@blenda/forge/solid/surfaces/surface";
import { horn, mirrored, tuft } from "../../core/details.ts";
import { whiskers } from "../../core/face.ts";
import { ownColor } from "../../core/own-colors.ts";
import { bony, hairSurface, headAt, type Making, pairOf } from "../feature-parts.ts";
import { onHead } from "../flesh.ts";
import type { Feature } from "../plan.ts";

/** Horns, teeth and what else grows on a head. */
export const HEAD_FEATURES = {
  "bull horns"(making) {
    const at = headAt(making);
    making.figure.attach(
      "horns",
      "head",
      pairOf([at(0.5, 0.72, 0), at(0.95, 0.85, 0), at(1.25, 1.15, 0.1), at(1.22, 1.5, 0.2)], making.plan.head.size * 0.19),
      bony(making),
    );
  },
  "goat horns"(making) {
    const at = headAt(making);
    making.figure.attach(
      "horns",
      "head",
      pairOf([at(0.3, 0.8, 0.1), at(0.42, 1.4, -0.1), at(0.6, 1.75, -0.6), at(0.75, 1.65, -1.1)], making.plan.head.size * 0.19),
      bony(making, 0x8d7f68),
    );
  },
  "ram horns"(making) {
    const at = headAt(making);
    making.figure.attach(
      "horns",
      "head",
      pairOf(
        [at(0.5, 0.7, 0), at(0.95, 0.95, -0.35), at(1.2, 0.45, -0.75), at(1.25, -0.2, -0.4), at(1.2, -0.3, 0.2), at(1.3, 0.05, 0.45)],
        making.plan.head.size * 0.24,
        0.15,
      ),
      bony(making, 0xa8977a),
    );
  },
  antlers(making) {
    const at = headAt(making);
    const s = making.plan.head.size;
    const beam = [at(0.35, 0.8, -0.1), at(0.6, 1.3, -0.35), at(1.15, 1.9, -0.5), at(1.25, 2.6, -0.2)];
    const tines = [
      [at(0.48, 1.05, -0.2), at(0.55, 1.3, 0.25), at(0.6, 1.65, 0.45)],
      [at(0.85, 1.6, -0.42), at(0.8, 1.95, 0), at(0.78, 2.3, 0.1)],
      [at(1.12, 1.95, -0.5), at(1.5, 2.25, -0.55), at(1.65, 2.6, -0.5)],
    ];
    const side = [horn(beam, s * 0.16, 8, 0.2), ...tines.map((tine) => horn(tine, s * 0.115, 8, 0.15))];
    const other = [horn(mirrored(beam), s * 0.16, 8, 0.2), ...tines.map((tine) => horn(mirrored(tine), s * 0.115, 8, 0.15))];
    making.figure.attach("antlers", "head", joined([...side, ...other]), bony(making, 0xb99b72));
  },
  "rhino horn"(making) {
    const at = headAt(making);
    const { size, muzzle } = making.plan.head;
    const front = horn([at(0, 0.1, 0.5 + muzzle), at(0, 0.85, 0.85 + muzzle), at(0, 1.75, 0.75 + muzzle)], size * 0.34);
    const small = horn([at(0, 0.35, 0.05 + muzzle), at(0, 0.8, 0.12 + muzzle), at(0, 1.15, 0.08 + muzzle)], size * 0.24);
    making.figure.attach("horn", "head", joined([front, small]), bony(making, 0xd8cbb0));
  },
  "unicorn horn"(making) {
    const at = headAt(making);
    const { figure, plan } = making;
    const s = plan.head.size;
    const [root, tip] = [at(0, 0.7, 0.35), at(0, 3.1, 1.3)];
    const point = (t: number): Point => [0, root[1] + (tip[1] - root[1]) * t, root[2] + (tip[2] - root[2]) * t];
    const gold = figure.brief.always("gold", ownColor(figure.brief, "hard", 0xe9c25a));
    const rings = Array.from({ length: 7 }, (_, step) =>
      placed(sphere(s * (0.23 - step * 0.026), 14), { at: point(step / 7.5), scale: [1, 1, 1] }),
    );
    figure.attach("horn", "head", joined([horn([root, point(0.5), tip], s * 0.21, 12, 0.05), ...rings]), gold);
  },
  "dragon horns"(making) {
    const at = headAt(making);
    making.figure.attach(
      "horns",
      "head",
      pairOf([at(0.42, 0.62, -0.1), at(0.6, 1.05, -0.5), at(0.72, 1.2, -1.05), at(0.7, 1.55, -1.5)], making.plan.head.size * 0.22),
      bony(making),
    );
  },
  "giraffe horns"(making) {
    const at = headAt(making);
    const { figure, plan, tones } = making;
    const s = plan.head.size;
    for (const side of [1, -1]) {
      const [from, to] = [at(side * 0.3, 0.7, -0.05), at(side * 0.42, 1.5, -0.2)];
      figure.attach("horns", "head", tube([from, to], s * 0.11, { isStraight: true, sides: 8 }), figure.brief.always("fabric", tones.main));
      figure.attach("horns", "head", placed(sphere(s * 0.19, 14), { at: to }), figure.brief.always("fabric", tones.dark));
    }
  },
  nostrils(making) {
    const { figure, plan, drawn } = making;
    const { head } = plan;
    const z = 0.5 + head.muzzle + head.snout[1] * 0.5;
    for (const side of [1, -1]) {
      const inside = onHead(drawn, head.size, side * head.snout[1] * 0.4, -0.3, z - head.snout[1] * 0.3);
      const at = figure.surfaceAt(
        inside,
        [side * 0.15, 0.55, 0.75],
        figure.masses.filter(({ bone }) => bone === "head"),
      );
      figure.attach(
        "nostrils",
        "head",
        placed(sphere(head.size * 0.075, 12), { at, scale: [0.8, 0.7, 1] }),
        figure.brief.always("plastic", darker(making.tones.dark, 0.5)),
      );
    }
  },
  tusks(making) {
    const at = headAt(making);
    making.figure.attach(
      "tusks",
      "head",
      pairOf([at(0.45, -0.55, 0.75), at(0.55, -0.95, 1.15), at(0.5, -0.95, 1.7), at(0.42, -0.7, 2.05)], making.plan.head.size * 0.13, 0.2),
      bony(making, 0xf4ecd8),
    );
  },
  whiskers(making) {
    const { head } = making.plan;
    whiskers(making.figure, "head", onHead(making.drawn, head.size, 0, -0.3, 0.5 + head.muzzle + head.snout[1] * 0.6), head.size);
  },
  beard(making) {
    const at = headAt(making);
    const { figure, plan, hair } = making;
    const s = plan.head.size;
    const z = 0.4 + plan.head.muzzle * 0.7;
    figure.attach(
      "beard",
      "head",
      joined(
        [-0.12, 0, 0.12].map((x) => tuft(at(x, -0.3 - plan.head.snout[1] * 0.7, z), [x, -1, 0.1], s * 0.7, s * 0.13, [0, -0.1, -0.15])),
      ),
      hairSurface(figure, lighter(hair, 0.1)),
    );
  },
  teeth(making) {
    const at = headAt(making);
    const { head } = making.plan;
    const teeth = [1, -1].flatMap((side) =>
      Array.from({ length: 6 }, (_, step) => {
        const t = step / 5.5;
        const wide = head.snout[0] + (head.snout[1] - head.snout[0]) * t;
        const from = at(side * wide * 1.03 * (1 - t * 0.12), -0.36 - wide * 0.16, 0.6 + t * (head.muzzle + 0.15));
        return horn(
          [from, [from[0], from[1] - head.size * 0.07, from[2]], [from[0], from[1] - head.size * 0.15, from[2]]],
          head.size * 0.06,
          6,
        );
      }),
    );
    making.figure.attach("teeth", "head", joined(teeth), bony(making, 0xf6f1e2));
  },
  "snout disc"(making) {
    const { head } = making.plan;
    const at = onHead(making.drawn, head.size, 0, -0.32, 0.5 + head.muzzle + head.snout[1] * 0.75);
    const color = darker(making.tones.main, 0.14);
    const radius = head.snout[1] * head.size * 1.02;
    const surface: Surface = (spot, out) => {
      setColor(out, color);
      const hole = Math.hypot((Math.abs(spot.x) - radius * 0.36) / 0.55, spot.y - at[1]);
      if (hole < radius * 0.3 && spot.z > at[2]) setColor(out, darker(color, 0.6));
      out.roughness = 0.4;
    };
    making.figure.attach("snout", "head", placed(sphere(radius, 24), { at, scale: [1.12, 0.95, 0.34] }), surface);
  },
} satisfies Partial<Record<Feature, (making: Making) => void>>;
