import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, lighter, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Cask, radiusAt } from "./cask.ts";

export function contents(brief: Brief, cask: Cask): Part {
  const y = cask.height * 0.36;
  const glow = brief.look.glow;
  const water = lathe(
    [
      [radiusAt(cask, y) - 0.03, y],
      [0.3, y + 0.002],
      [0, y],
    ],
    { segments: brief.segments(40) },
  );
  return { name: "contents", shape: water, surface: glow ? glowing(glow, 0.8) : brief.always("ice", hex(0x3f7f8c)) };
}

/** A tap low on the front; on a lying cask it sits in the head. */
export function tap(brief: Brief, cask: Cask, isLying: boolean): Part[] {
  const pipe: Point[] = [
    [0, 0, -0.05],
    [0, 0, 0.1],
    [0, -0.01, 0.15],
    [0, -0.07, 0.165],
  ];
  const pieces = [
    tube(pipe, 0.024, { sides: brief.segments(14), rings: 14 }),
    placed(cylinder(0.045, 0.03, { bevel: 0.008, segments: brief.segments(20) }), { turn: [90, 0, 0], at: [0, 0, 0.012] }),
    placed(cylinder(0.017, 0.09, { segments: brief.segments(12), bevel: 0.004 }), { at: [0, 0.045, 0.085] }),
    placed(cylinder(0.02, 0.12, { top: 0.026, bevel: 0.01, segments: brief.segments(14) }), { turn: [0, 0, 90], at: [0, 0.09, 0.085] }),
  ];
  const y = -cask.height * 0.27;
  // A lying cask is turned later: its upper head becomes the front and its own −z the top.
  const where = isLying
    ? { turn: [-90, 0, 0] as Point, at: [0, cask.height / 2 - 0.045, cask.end * 0.5] as Point }
    : { at: [0, y, radiusAt(cask, y)] as Point };
  return [{ name: "tap", shape: placed(joined(pieces), where), surface: brief.always("brass") }];
}

export function fuse(brief: Brief, cask: Cask): Part[] {
  const top = cask.height / 2 - 0.05;
  const path: Point[] = [
    [0, top - 0.02, 0],
    [0.02, top + 0.1, 0.02],
    [0.09, top + 0.19, 0.03],
    [0.07, top + 0.27, 0.08],
  ];
  const spark = brief.light(hex(0xffa53a));
  return [
    {
      name: "fuse",
      shape: joined([
        tube(path, 0.014, { sides: 8, rings: 16 }),
        placed(cylinder(0.06, 0.04, { bevel: 0.012, segments: brief.segments(20) }), { at: [0, top, 0] }),
      ]),
      surface: brief.always("fabric", hex(0xc9b48a)),
    },
    { name: "spark", shape: placed(sphere(0.028, 10), { at: path[3] }), surface: glowing(spark) },
  ];
}

export function gauge(brief: Brief, cask: Cask): Part[] {
  const z = cask.belly;
  const ring = placed(torus(0.1, 0.018, brief.segments(32), 10), { turn: [90, 0, 0], at: [0, 0.12, z + 0.05] });
  const back = placed(cylinder(0.1, 0.09, { bevel: 0.01, segments: brief.segments(32) }), { turn: [90, 0, 0], at: [0, 0.12, z - 0.002] });
  const pipe = tube(
    [
      [0, 0.02, z + 0.02],
      [0, -0.1, z + 0.05],
      [0.12, -0.2, z + 0.02],
      [0.2, -0.28, z - 0.12],
    ],
    0.022,
    { sides: 12, rings: 20 },
  );
  const needle = placed(placed(cylinder(0.008, 0.07, { bevel: 0.002, segments: 6 }), { at: [0, 0.03, 0] }), {
    turn: [0, 0, -40],
    at: [0, 0.12, z + 0.05],
  });
  const face = placed(cylinder(0.092, 0.01, { bevel: 0.002, segments: brief.segments(32) }), {
    turn: [90, 0, 0],
    at: [0, 0.12, z + 0.045],
  });
  return [
    { name: "fittings", shape: joined([ring, back, pipe]), surface: brief.always("brass") },
    { name: "dial", shape: face, surface: brief.look.glow ? glowing(lighter(brief.look.glow, 0.2), 0.7) : brief.always("porcelain") },
    { name: "needle", shape: needle, surface: brief.always("plastic", hex(0xb02a1c)) },
  ];
}

/** Round windows of light set into the belly. */
export function knots(cask: Cask, glow: Rgb): Part {
  const lamps = Array.from({ length: 6 }, (_, at) =>
    placed(placed(cylinder(0.045, 0.03, { bevel: 0.012, segments: 18 }), { turn: [90, 0, 0], at: [0, 0, cask.belly + 0.002] }), {
      turn: [0, at * 60, 0],
    }),
  );
  return { name: "lights", shape: joined(lamps), surface: glowing(glow) };
}

export function cradle(brief: Brief, cask: Cask, color: Rgb): Part {
  const { solids } = brief;
  const blocks = [-0.27, 0.27].map((z) => {
    const r = radiusAt(cask, z) + 0.01;
    const saddle = solids.box(cask.belly * 1.7, 0.26, 0.09, 0.012).at(0, -cask.belly * 0.86, z);
    return saddle.minus(
      solids
        .cylinder(r, 0.4, { segments: brief.segments(48) })
        .turn(90, 0, 0)
        .at(0, 0, z),
    );
  });
  const rails = [-1, 1].map((side) => solids.box(0.08, 0.07, 0.78, 0.01).at(side * cask.belly * 0.62, -cask.belly * 0.86 - 0.13, 0));
  return { name: "cradle", shape: solids.union(...blocks, ...rails).shape(), surface: brief.made("wood", color) };
}
