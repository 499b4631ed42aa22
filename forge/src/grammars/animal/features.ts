import { hex, type Rgb } from "../../solid/color.ts";
import type { Part } from "../../solid/part.ts";
import { extruded, sphere, torus } from "../../solid/shapes/forms.ts";
import { joined, type Point, placed, placement, type Shape, warped } from "../../solid/shapes/shape.ts";
import { tube } from "../../solid/shapes/tube.ts";
import { glowing } from "../../solid/surfaces/glowing.ts";
import type { Brief } from "../brief.ts";
import { anticlockwise, pairs, softOutline } from "../pieces/outlines.ts";
import type { AnimalKind } from "./kind.ts";
import { eyeSurface } from "./surfaces.ts";

/** Two eyes, each with its own front, so that both look ahead. */
export function eyes(brief: Brief, { eyes: { at, size } }: AnimalKind, color: Rgb): Part[] {
  const large = size * (brief.isStyle("cartoon") ? 1.25 : 1);
  const surface = brief.look.glow ? glowing(brief.look.glow) : eyeSurface(color, large);
  const shape = placed(sphere(large, brief.segments(26)), { scale: [1, 1.1, 0.62] });
  return [1, -1].map(
    (side): Part => ({
      name: "eyes",
      shape,
      surface,
      place: placement({ at: [side * at[0], at[1], at[2]], turn: [-4, side * 20, 0] }),
    }),
  );
}

export function nose(brief: Brief, { nose: { at, size, color } }: AnimalKind): Part {
  return {
    name: "nose",
    shape: placed(sphere(1, brief.segments(18)), { at, scale: size }),
    surface: brief.always("plastic", hex(color)),
  };
}

export function whiskers(brief: Brief, { nose: { at } }: AnimalKind): Part {
  const hairs = [1, -1].flatMap((side) =>
    [-1, 0, 1].map((row) =>
      tube(
        [
          [side * 0.12, at[1] - 0.06 + row * 0.03, at[2] - 0.02],
          [side * 0.32, at[1] - 0.04 + row * 0.06, at[2] - 0.02],
          [side * 0.5, at[1] - 0.05 + row * 0.1, at[2] - 0.1],
        ],
        (t) => 0.007 - t * 0.005,
        { sides: 4, rings: 6 },
      ),
    ),
  );
  return { name: "whiskers", shape: joined(hairs), surface: brief.always("bone", hex(0xf4f0e8)), density: 0.5 };
}

/** A strap round the neck with a small bell. */
export function collar(brief: Brief, color: Rgb): Part[] {
  const strap = placed(torus(0.29, 0.042, brief.segments(40), 8), { at: [0, 0.76, 0.05], turn: [14, 0, 0], scale: [1, 1.25, 1] });
  const bell = placed(sphere(0.075, brief.segments(18)), { at: [0, 0.67, 0.39] });
  return [
    { name: "collar", shape: strap, surface: brief.always("leather", color) },
    { name: "bell", shape: bell, surface: brief.always("gold") },
  ];
}

/** Plates that stand along the back, the largest in the middle. */
export function crest(points: readonly Point[], surface: Part["surface"], isSharp: boolean): Part {
  const plates = points.map((at, index) => {
    const size = 0.11 + 0.09 * Math.sin((Math.PI * (index + 0.6)) / points.length);
    const next = points[Math.min(points.length - 1, index + 1)];
    const last = points[Math.max(0, index - 1)];
    const lean = (Math.atan2(last[2] - next[2], last[1] - next[1]) * 180) / Math.PI;
    const plate = extruded(
      softOutline(pairs([-0.9, -0.5, 0.9, -0.5, isSharp ? 0.25 : 0.6, 0.6, 0, isSharp ? 1.5 : 1.1, -0.6, 0.5]), 18),
      0.5,
      {
        bevel: 0.16,
        bevelSteps: 2,
      },
    );
    return placed(placed(plate, { scale: [size, size, size * 0.5], turn: [0, 90, 0] }), { turn: [lean - 90, 0, 0], at });
  });
  return { name: "crest", shape: joined(plates), surface };
}

export function horns(brief: Brief): Part {
  const pair = [1, -1].map((side) =>
    tube(
      [
        [side * 0.16, 1.46, 0],
        [side * 0.24, 1.64, -0.08],
        [side * 0.28, 1.8, -0.24],
      ],
      (t) => 0.075 * (1 - t) + 0.008,
      { sides: brief.segments(12), rings: 12 },
    ),
  );
  return { name: "horns", shape: joined(pair), surface: brief.always("bone") };
}

const WING = pairs([0, 0, 0.2, 0.34, 0.5, 0.62, 0.72, 0.66, 0.74, 0.36, 0.64, 0.26, 0.6, 0.02, 0.44, 0.06, 0.32, -0.16, 0.18, -0.06]);
const FINGERS = [
  pairs([0, 0, 0.2, 0.34, 0.5, 0.62, 0.72, 0.66]),
  pairs([0.2, 0.34, 0.46, 0.34, 0.72, 0.36]),
  pairs([0.2, 0.34, 0.42, 0.16, 0.6, 0.03]),
  pairs([0.2, 0.34, 0.28, 0.06, 0.32, -0.15]),
];

/** Skins between three fingers, half spread and bent backwards. */
export function wings(brief: Brief, skin: Part["surface"]): Part[] {
  const spread = (shape: Shape, side: number) =>
    placed(
      warped(
        shape,
        (point) => {
          point.z -= point.x * point.x * 0.35;
        },
        40,
      ),
      { turn: [0, side * 24, 0], at: [side * 0.14, 0.78, -0.26], scale: 1.15 },
    );
  const sides = [1, -1];
  const skins = sides.map((side) => {
    const outline = anticlockwise(WING.map(([x, y]) => [x * side, y] as const));
    return spread(extruded(outline, 0.036, { bevel: 0.01, creaseDegrees: 30 }), side);
  });
  const bones = sides.flatMap((side) =>
    FINGERS.map((finger) => {
      const path = finger.map(([x, y]): Point => [x * side, y, 0]);
      return spread(
        tube(path, (t) => 0.036 - t * 0.02, { sides: 8, rings: 10 }),
        side,
      );
    }),
  );
  return [
    { name: "wings", shape: joined(skins), surface: skin },
    { name: "wing bones", shape: joined(bones), surface: brief.always("bone", hex(0x8a5a4a)) },
  ];
}
