import { darker, lighter, type Rgb } from "@blenda/forge/solid/color";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Mark } from "../core/coat.ts";
import type { Figure } from "../core/figure.ts";
import { onHead } from "./flesh.ts";
import type { FourLegged } from "./plan.ts";
import type { Drawn } from "./skeleton.ts";

import type { Tones } from "./tones.ts";

interface Marking extends FourLegged, Tones {
  figure: Figure;
  drawn: Drawn;
  /** A point of the head, in head sizes. */
  at: (x: number, y: number, z: number) => Point;
  /** The size of the head. */
  s: number;
}
type MarkName = NonNullable<FourLegged["coat"]["marks"]>[number];

/** Where other colours lie, by name. */
const MARKS: Record<MarkName, (marking: Marking) => Mark[]> = {
  muzzle: ({ at, s, head, second }) => {
    const color = second;
    return [
      {
        where: {
          from: at(0, -0.5, 0.6),
          to: at(0, -0.4, 0.9 + head.muzzle),
          thick: [head.snout[0] * s * 0.95, head.snout[1] * s * 1.25],
        },
        color,
      },
    ];
  },
  "pink muzzle": ({ at, s, head, inner }) => {
    const color = inner;
    return [
      {
        where: {
          from: at(0, -0.5, 0.6),
          to: at(0, -0.4, 0.9 + head.muzzle),
          thick: [head.snout[0] * s * 0.95, head.snout[1] * s * 1.25],
        },
        color,
      },
    ];
  },
  "dark muzzle": ({ at, s, head, dark }) => {
    const color = dark;
    return [
      {
        where: {
          from: at(0, -0.5, 0.6),
          to: at(0, -0.4, 0.9 + head.muzzle),
          thick: [head.snout[0] * s * 0.95, head.snout[1] * s * 1.25],
        },
        color,
      },
    ];
  },
  "muzzle low": ({ at, s, head, second }) => {
    return [
      {
        where: {
          from: at(0, -0.75, 0.4),
          to: at(0, -0.55 - head.snout[1] * 0.3, 0.9 + head.muzzle),
          thick: [head.snout[0] * s * 0.8, head.snout[1] * s * 1.05],
        },
        color: second,
      },
    ];
  },
  "dark face": ({ at, s, head, dark }) => {
    return [
      { where: { at: at(0, -0.1, 0.75), size: [s * 0.95, s * 0.95, s * 0.85] }, color: dark },
      {
        where: {
          from: at(0, -0.4, 0.4),
          to: at(0, -0.4, 0.9 + head.muzzle),
          thick: [s * head.snout[0] * 1.3, s * head.snout[1] * 1.4],
        },
        color: dark,
      },
    ];
  },
  face: ({ at, s, second }) => {
    return [1, -1].map((side) => ({
      where: { at: at(side * 0.32, 0.08, 0.85), size: [s * 0.42, s * 0.46, s * 0.5] as const },
      color: second,
    }));
  },
  "pink feet": ({ limb, inner }) => {
    return [{ where: { below: limb[2] * 1.5 }, color: inner }];
  },
  toenails: ({ figure, drawn, limb, second }) => {
    return drawn.legs.flatMap(({ name: leg }) => {
      const [x, y, z] = figure.boneOf(`${leg} foot`).tail;
      return [-50, 0, 50].map(
        (turn): Mark => ({
          where: {
            at: [
              x + Math.sin((turn * Math.PI) / 180) * limb[2] * 1.22,
              y + limb[2] * 0.3,
              z + Math.cos((turn * Math.PI) / 180) * limb[2] * 1.4,
            ],
            size: [0.028, 0.035, 0.03],
          },
          color: lighter(second, 0.45),
          soft: 0.005,
        }),
      );
    });
  },
  belly: ({ belly, leg, long, second }) => {
    return [
      {
        where: { at: [0, leg - belly[1] * 1.05, 0], size: [belly[0] * 0.85, belly[1] * 0.75, long * 0.62] },
        color: second,
        soft: 0.03,
      },
    ];
  },
  chest: ({ chest, leg, long, second }) => {
    return [
      {
        where: {
          at: [0, leg - chest[1] * 0.2, long * 0.5 + chest[1] * 0.95],
          size: [chest[0] * 0.75, chest[1] * 0.95, chest[1] * 0.6],
        },
        color: second,
        soft: 0.02,
      },
    ];
  },
  socks: ({ leg, second }) => {
    return [{ where: { below: leg * 0.26 }, color: second }];
  },
  "dark socks": ({ leg, dark }) => {
    return [{ where: { below: leg * 0.26 }, color: dark }];
  },
  "dark limbs": ({ figure, drawn, chest, leg, limb, dark }) => {
    return drawn.legs.flatMap((each): Mark[] => {
      const upper = figure.boneOf(`${each.name} upper`);
      const cannon = figure.boneOf(`${each.name} foot`);
      const [shoulder, knee] = [upper.head, upper.tail];
      return [
        {
          where: {
            from: [shoulder[0], shoulder[1] - chest[1] * (each.isFront ? 0 : 0.55), shoulder[2]],
            to: knee,
            thick: [limb[0] * 1.35, limb[1] * 1.8],
          },
          color: dark,
        },
        { where: { from: knee, to: cannon.tail, thick: [limb[1] * 2, limb[2] * 3.2] }, color: dark },
        ...(each.isFront
          ? [
              {
                where: {
                  from: shoulder,
                  to: [0, leg + chest[1], shoulder[2] - 0.02] as const,
                  thick: [limb[0] * 1.2, limb[0] * 1.1] as const,
                },
                color: dark,
              },
            ]
          : []),
      ];
    });
  },
  mask: ({ at, s, second }) => {
    return [1, -1].map((side) => ({
      where: { at: at(side * 0.62, -0.3, 0.6), size: [s * 0.42, s * 0.4, s * 0.6] as const },
      color: second,
    }));
  },
  cheeks: ({ at, s, second }) => {
    return [1, -1].map((side) => ({
      where: { at: at(side * 0.7, -0.45, 0.35), size: [s * 0.5, s * 0.42, s * 0.5] as const },
      color: second,
    }));
  },
  "eye patches": ({ at, s, dark }) => {
    return [1, -1].map((side) => ({
      where: { at: at(side * 0.46, 0.06, 0.82), size: [s * 0.27, s * 0.34, s * 0.4] as const },
      color: dark,
    }));
  },
  blaze: ({ at, s, head, second }) => {
    return [{ where: { from: at(0, 0.7, 0.7), to: at(0, 0.1, 0.9 + head.muzzle), thick: [s * 0.14, s * 0.24] }, color: second }];
  },
  "saddle back": ({ chest, leg, long, dark }) => {
    return [
      {
        where: { at: [0, leg + chest[1] * 0.9, -long * 0.1], size: [chest[0] * 1.1, chest[1] * 0.75, long * 0.62] },
        color: dark,
        soft: 0.04,
      },
    ];
  },
};

export function marksOf(figure: Figure, plan: FourLegged, drawn: Drawn, tones: Tones): Mark[] {
  const { head, limb, coat, foot, tail } = plan;
  const { second, dark } = tones;
  const at = (x: number, y: number, z: number) => onHead(drawn, head.size, x, y, z);
  const marking: Marking = { ...plan, ...tones, figure, drawn, at, s: head.size };
  const marks = (coat.marks ?? []).flatMap((name) => MARKS[name](marking));
  if (foot === "hoof") marks.push({ where: { below: limb[2] * 1.15 }, color: darker(dark, 0.2), soft: 0.005 });
  if (tail.tip) {
    const { tail: end, head: start } = figure.boneOf("tail 4");
    const size = Math.max(tail.thick[1], tail.thick[2] * 2.6) * 1.25;
    marks.push({
      where: { from: end, to: [(end[0] + start[0]) / 2, (end[1] + start[1]) / 2, (end[2] + start[2]) / 2], thick: [size, size] },
      color: tail.tip === "second" ? second : dark,
    });
  }
  return [...marks, ...mouthOf(figure, plan, drawn, darker(dark, 0.3))];
}

/** A fine dark line on the muzzle, from under the nose to both sides; those with teeth have a long one. */
function mouthOf(figure: Figure, { head, features = [] }: FourLegged, drawn: Drawn, color: Rgb): Mark[] {
  const masses = figure.masses.filter(({ bone }) => bone === "head");
  const back = features.includes("teeth") || features.includes("eye bumps") ? 1 : 0.45;
  const steps = 6;
  return [1, -1].flatMap((side) => {
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const inside = onHead(drawn, head.size, 0, -0.34 - head.snout[1] * 0.3, 0.4 + head.muzzle * (1 - back * t));
      const turn = t * 1.5;
      return figure.surfaceAt(inside, [side * Math.sin(turn), -0.12, Math.cos(turn)], masses);
    });
    return points
      .slice(1)
      .map((to, step): Mark => ({ where: { from: points[step], to, thick: [head.size * 0.035, head.size * 0.03] }, color, soft: 0.004 }));
  });
}
