import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex, mix } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { bulbPart, lightOf, metalOf } from "./light.ts";

/** A thin arm with a strip of light, on a weighted block. */
export function barLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("bar");
  const color = brief.color(0, hex(chance.pick([0x2c2f36, 0xd9d6cf, 0x8d5c3a, 0x34506b])));
  const tall = chance.between(0.9, 1.15);
  const reach = chance.between(0.75, 1);
  const isArc = chance.chance(0.5);
  const base = isArc
    ? placed(cylinder(0.3, 0.06, { bevel: 0.015, segments: brief.segments(44) }), { at: [-0.3, 0.03, 0] })
    : placed(box(0.42, 0.07, 0.3, 0.02, 2), { at: [-0.3, 0.035, 0] });
  const path: Point[] = isArc
    ? [
        [-0.3, 0.05, 0],
        [-0.34, tall * 0.6, 0],
        [-0.1, tall, 0],
        [reach - 0.5, tall + 0.02, 0],
      ]
    : [
        [-0.3, 0.05, 0],
        [-0.3, tall, 0],
      ];
  const head = placed(box(reach, 0.04, 0.11, 0.016, 2), { at: [reach / 2 - 0.34, tall, 0] });
  const strip = placed(box(reach - 0.08, 0.02, 0.07, 0.008), { at: [reach / 2 - 0.34, tall - 0.018, 0] });
  const hinge = placed(cylinder(0.045, 0.13, { bevel: 0.01, segments: brief.segments(20) }), { turn: [90, 0, 0], at: [-0.3, tall, 0] });
  const button = placed(torus(0.05, 0.01, 24, 8), { at: [-0.2, 0.071, 0.06] });
  return [
    { name: "body", shape: joined([base, head]), surface: lacquer(brief, color, 0.05) },
    {
      name: "arm",
      shape: joined([tube(path, 0.022, { sides: brief.segments(14), rings: isArc ? brief.segments(30) : 2 }), ...(isArc ? [] : [hinge])]),
      surface: metalOf(brief),
    },
    bulbPart(brief, joined([strip, button])),
  ];
}

/** A ball of light held by a stand of rings, claws or a dish. */
export function orbLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("orb");
  const light = lightOf(brief);
  const r = chance.between(0.3, 0.38);
  const y = 0.36 + r;
  const claws = chance.whole(3, 5);
  const isRinged = brief.isStyle("sci-fi") || chance.chance(0.4);
  const stand = [
    lathe(flat`0 0, 0.3 0, 0.31 0.03, 0.26 0.06, 0.14 0.09, 0.07 0.16, 0.06 0.24, 0.14 0.32, 0.2 0.37, 0.18 0.38, 0 0.34`, {
      segments: brief.segments(40),
      creaseDegrees: 44,
    }),
  ];
  for (let at = 0; at < claws; at++)
    stand.push(
      placed(
        tube(
          [
            [0, 0.3, 0.12],
            [0, 0.4, r * 0.92],
            [0, y, r + 0.05],
            [0, y + r * 0.55, r * 0.86],
          ],
          (t) => mix(0.035, 0.008, t),
          { sides: brief.segments(10), rings: brief.segments(18) },
        ),
        { turn: [0, (at / claws) * 360, 0] },
      ),
    );
  if (isRinged)
    stand.push(
      placed(torus(r + 0.06, 0.02, brief.segments(56), 10), { turn: [24, 0, 12], at: [0, y, 0] }),
      placed(torus(r + 0.11, 0.014, brief.segments(56), 8), { turn: [-30, 0, 70], at: [0, y, 0] }),
    );
  const { noise } = brief;
  const core: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 4);
    const vein = noise.ridged(at.x * 3, at.y * 3, at.z * 3, 3);
    out.roughness = 0.12;
    for (let channel = 0; channel < 3; channel++) {
      out.color[channel] = light[channel] * 0.3;
      out.glow[channel] = light[channel] * Math.max(0.15, 0.45 + cloud * 0.7 + (vein - 0.4) * 0.5);
    }
  };
  const own = brief.isStyle("sci-fi")
    ? "steel"
    : brief.isStyle("fantasy", "ornate")
      ? "gold"
      : chance.pick(["bronze", "steel", "brass"] as const);
  return [
    { name: "stand", shape: joined(stand), surface: brief.made(own, brief.look.colors[0]) },
    { name: "orb", shape: placed(sphere(r, brief.segments(44)), { at: [0, y, 0] }), surface: core },
  ];
}
