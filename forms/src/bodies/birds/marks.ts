import { hex } from "@blenda/forge/solid/color";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Mark } from "../core/coat.ts";
import type { Drawn } from "./drawn.ts";
import type { Bird } from "./plan.ts";

interface Marking {
  front: Point;
  body: Bird["body"];
  s: number;
  axis: Point;
  headAt: Point;
  tones: Drawn["tones"];
}

const MARKS: Record<NonNullable<Bird["coat"]["marks"]>[number], (marking: Marking) => Mark[]> = {
  belly: ({ body: [long, wide, high], front, axis, tones }) => {
    return [
      {
        where: {
          at: front,
          size: [wide * 0.8, 1.8 * Math.hypot(axis[1] * long, axis[2] * high) * 0.95, Math.hypot(axis[2] * long, axis[1] * high) * 0.85],
        },
        color: tones.second,
        soft: 0.02,
      },
    ];
  },
  breast: ({ body: [long, wide, high], front, axis, tones }) => {
    return [
      {
        where: {
          at: front,
          size: [wide * 0.8, 0.8 * Math.hypot(axis[1] * long, axis[2] * high) * 0.95, Math.hypot(axis[2] * long, axis[1] * high) * 0.85],
        },
        color: tones.second,
        soft: 0.02,
      },
    ];
  },
  "white head": ({ s, headAt }) => {
    return [{ where: { at: headAt, size: [s * 1.6, s * 1.5, s * 1.6] }, color: hex(0xf6f3ea) }];
  },
  "green head": ({ s, headAt }) => {
    return [{ where: { at: headAt, size: [s * 1.6, s * 1.5, s * 1.6] }, color: hex(0x1f6a45) }];
  },
  "neck ring": ({ s, headAt }) => {
    return [{ where: { at: [0, headAt[1] - s * 1.35, headAt[2] - s * 0.1], size: [s * 1.3, s * 0.22, s * 1.3] }, color: hex(0xf6f3ea) }];
  },
  "iridescent neck": ({ s, headAt }) => {
    return [
      {
        where: { at: [0, headAt[1] - s * 1.4, headAt[2] - s * 0.1], size: [s * 1.5, s * 0.75, s * 1.5] },
        color: hex(0x3f7a6a),
        soft: 0.03,
      },
    ];
  },
  "bare neck": ({ s, headAt, tones }) => {
    return [
      {
        where: { at: [0, headAt[1] - s * 2.3, headAt[2] - s * 0.2], size: [s * 1.7, s * 3.9, s * 1.9] },
        color: tones.second,
        soft: 0.03,
      },
    ];
  },
  cheeks: ({ s, headAt, tones }) => {
    return [1, -1].map((side) => ({
      where: {
        at: [side * s * 0.75, headAt[1] - s * 0.2, headAt[2] + s * 0.35] as const,
        size: [s * 0.42, s * 0.42, s * 0.45] as const,
      },
      color: tones.second,
    }));
  },
  face: ({ s, headAt, tones }) => {
    return [1, -1].map((side) => ({
      where: {
        at: [side * s * 0.38, headAt[1] - s * 0.02, headAt[2] + s * 0.75] as const,
        size: [s * 0.5, s * 0.58, s * 0.6] as const,
      },
      color: tones.second,
    }));
  },
};

/** Colours of their own: not on a bird whose colour was named. */
const OWN = new Set(["green head", "neck ring", "iridescent neck"]);

export function marksOf({ bird, middle, axis, headAt, tones }: Drawn, isNamed: boolean): Mark[] {
  const [long, , high] = bird.body;
  const s = bird.head;
  const front: Point = [
    0,
    middle[1] - axis[2] * high * 0.55 + axis[1] * long * 0.1,
    middle[2] + axis[2] * long * 0.4 + axis[1] * high * 0.95,
  ];
  return (bird.coat.marks ?? [])
    .filter((name) => !isNamed || !OWN.has(name))
    .flatMap((name) => MARKS[name]({ front, body: bird.body, s, axis, headAt, tones }));
}
