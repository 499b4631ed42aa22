import type { Brief } from "@blenda/forge/grammar/brief";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { darker, hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";

/** A command seat: padded pod with armoured sides on a pillar of light. */
export function podChair(brief: Brief): Part[] {
  const { random, look } = brief;
  brief.socket({ name: "seat", at: [0, 1, 0.08], size: [0.7, 1, 0.7] });
  const color = brief.color(0, hex(random.fork("pod").pick([0xd6d8da, 0x3c4654, 0x6a4b3a, 0x2f5d63])));
  const glow = brief.light(random.fork("light").pick([hex(0x35e6ff), hex(0xff8a2a), hex(0x9a6bff)]));
  const steps = brief.isStyle("low-poly") ? 3 : 8;
  const pads = [
    placed(cushion(0.84, 0.2, 0.9, { power: 6, steps }), { at: [0, 0.92, 0.05] }),
    ...[0, 1, 2].map((at) =>
      placed(cushion(0.78 - at * 0.06, 0.36, 0.2, { power: 4, steps }), {
        turn: [-12, 0, 0],
        at: [0, 1.2 + at * 0.35, -0.36 - at * 0.075],
      }),
    ),
    placed(cushion(0.44, 0.24, 0.2, { power: 3, steps }), { turn: [-12, 0, 0], at: [0, 2.2, -0.56] }),
  ];
  const armour = [-1, 1].flatMap((side) => [
    placed(box(0.1, 0.36, 1.06, 0.045), { at: [side * 0.52, 0.98, 0.02] }),
    placed(box(0.15, 0.09, 0.8, 0.03), { turn: [-4, 0, 0], at: [side * 0.54, 1.3, 0.08] }),
    placed(box(0.1, 0.3, 0.12, 0.03), { at: [side * 0.53, 1.15, -0.2] }),
    placed(box(0.09, 0.9, 0.26, 0.035), { turn: [-12, 0, side * -3], at: [side * 0.47, 1.55, -0.5] }),
  ]);
  armour.push(
    placed(box(0.86, 1.2, 0.09, 0.04), { turn: [-12, 0, 0], at: [0, 1.6, -0.58] }),
    placed(box(1.06, 0.16, 1.04, 0.05), { at: [0, 0.78, 0.02] }),
  );
  const foot = lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.53, 0.03],
      [0.5, 0.08],
      [0.3, 0.14],
      [0.15, 0.2],
      [0.15, 0.6],
      [0.24, 0.72],
      [0, 0.72],
    ],
    { segments: brief.segments(36), creaseDegrees: 30 },
  );
  const lights = [
    placed(torus(0.42, 0.02, brief.segments(44), 8), { at: [0, 0.1, 0] }),
    placed(torus(0.152, 0.022, brief.segments(32), 8), { at: [0, 0.42, 0] }),
    ...[-1, 1].flatMap((side) => [
      placed(box(0.02, 0.03, 0.7, 0.008), { at: [side * 0.572, 1.0, 0.02] }),
      placed(box(0.09, 0.015, 0.18, 0.005), { turn: [-4, 0, 0], at: [side * 0.54, 1.356, 0.32] }),
    ]),
  ];
  return [
    { name: "pads", shape: joined(pads), surface: brief.always("leather", look.colors[1] ?? hex(0x2c2f36)) },
    { name: "armour", shape: joined(armour), surface: lacquer(brief, color, 0.12) },
    { name: "pillar", shape: foot, surface: brief.always("steel", darker(hex(0xa0a4aa), 0.1)) },
    { name: "lights", shape: joined(lights), surface: glowing(glow) },
  ];
}
