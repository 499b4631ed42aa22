import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { clamp01, hex, mix, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Build, type Size, soft } from "./frame.ts";

export function seatCushions(brief: Brief, { seats, inner, depth, seat }: Size): Shape[] {
  const steps = soft(brief);
  const wide = inner / seats;
  const sag = (shape: Shape) =>
    warped(
      shape,
      (point) => {
        if (point.y > 0)
          point.y +=
            0.035 * Math.cos(clamp01(Math.abs(point.x / wide) * 2) * 1.57) * Math.cos(clamp01(Math.abs(point.z / depth) * 2) * 1.57);
      },
      80,
    );
  return Array.from({ length: seats }, (_, at) => {
    const x = (at - (seats - 1) / 2) * wide;
    return placed(joined([sag(cushion(wide - 0.012, 0.26, depth - 0.26, { power: 7, steps })), piping(brief, wide - 0.03, depth - 0.28)]), {
      at: [x, seat - 0.11, 0.12],
    });
  });
}

/** The cord sewn into the upper seam. */
function piping(brief: Brief, width: number, depth: number): Shape {
  const [x, z] = [width / 2, depth / 2];
  const c = 0.07;
  const path: Point[] = [
    [-x + c, 0, z],
    [x - c, 0, z],
    [x, 0, z - c],
    [x, 0, -z + c],
    [x - c, 0, -z],
    [-x + c, 0, -z],
    [-x, 0, -z + c],
    [-x, 0, z - c],
  ];
  return placed(tube(path, 0.014, { sides: 6, rings: brief.segments(48), isClosed: true }), { at: [0, 0.088, 0] });
}

export function feet(brief: Brief, { inner, depth, arm, seat }: Size, build: Build): Part[] {
  const chance = brief.random.fork("feet");
  const [x, z] = [inner / 2 + arm * (build === "tub" ? -0.2 : 0.4), depth / 2 - (build === "tub" ? 0.34 : 0.14)];
  const tall = seat - 0.54;
  const isTurned = build === "rolled" || build === "wing";
  const profile = flat`0 0, 0.04 0, 0.06 0.08, 0.035 0.3, 0.075 0.55, 0.075 0.75, 0.05 0.85, 0.09 1, 0 1`;
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => {
      if (isTurned)
        return placed(
          lathe(
            profile.map(([r, y]) => [r, y * tall]),
            { segments: brief.segments(18), creaseDegrees: 45 },
          ),
          { at: [sx * x, 0, sz * z] },
        );
      return tube(
        [
          [sx * (x + 0.06), 0, sz * (z + 0.05)],
          [sx * x, tall + 0.04, sz * z],
        ],
        (t) => mix(0.032, 0.06, t),
        { sides: brief.segments(14), rings: 4 },
      );
    }),
  );
  const isMetal = brief.isStyle("modern", "sci-fi") && chance.chance(0.6);
  const parts: Part[] = [
    {
      name: "feet",
      shape: joined(legs),
      surface: isMetal ? brief.always("brass") : brief.always("wood", hex(chance.pick([0x5a3822, 0xa5713f, 0x3a2a20]))),
    },
  ];
  const glow = brief.look.glow ?? (brief.isStyle("sci-fi") ? hex(0x35e6ff) : null);
  if (glow)
    parts.push({
      name: "light",
      shape: placed(torus(0.5, 0.03, brief.segments(48), 8), { at: [0, tall, 0], scale: [inner + arm, 1, depth * 0.86] }),
      surface: glowing(glow),
    });
  return parts;
}

export function pillows(brief: Brief, { inner, seats, depth, seat }: Size): Part[] {
  const chance = brief.random.fork("pillows");
  const color: Rgb = brief.look.colors[1] ?? hex(chance.pick([0xe3a63a, 0xd9d0bd, 0xb5533c, 0x5f7f9a, 0x8fa37a]));
  const count = seats > 1 ? 2 : chance.chance(0.75) ? 1 : 0;
  if (count === 0) return [];
  const shapes = Array.from({ length: count }, (_, at) => {
    const side = count === 1 ? chance.between(-0.6, 0.6) : at * 2 - 1;
    return placed(cushion(0.54, 0.54, 0.22, { power: 3.4, steps: soft(brief) }), {
      turn: [-22, side * -16, chance.between(-14, 14)],
      at: [side * (inner / 2 - 0.36), seat + 0.3, -depth / 2 + 0.46],
    });
  });
  return [{ name: "pillow", shape: joined(shapes), surface: brief.always("fabric", color) }];
}

/** Brass nails round the front of each roll. */
export function studs(brief: Brief, { inner, arm, depth, seat }: Size, build: Build): Part {
  const shapes: Shape[] = [];
  const r = build === "boxy" ? 0 : arm * 0.5;
  const front = depth / 2 + 0.022;
  for (const side of [-1, 1]) {
    const [x, y] = [side * (inner / 2 + arm / 2 + 0.06), seat + 0.38];
    const count = r > 0 ? 14 : 0;
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * 6.283;
      shapes.push(placed(sphere(0.014, 6), { at: [x + r * Math.cos(angle), y + r * Math.sin(angle), front] }));
    }
    shapes.push(placed(cylinder(0.03, 0.03, { bevel: 0.01, segments: 12 }), { turn: [90, 0, 0], at: [x, y, front] }));
  }
  return { name: "studs", shape: joined(shapes), surface: brief.always("brass") };
}
