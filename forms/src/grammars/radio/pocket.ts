import { plate, slab } from "@blenda/forge/language/pieces/loft";
import { perforated } from "@blenda/forge/language/pieces/perforated";
import { clamp01 } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { type Point, placement } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { antenna, dial, knob, type RadioKit } from "./kit.ts";

/** Upright or lying, thin, with a punched front, a wheel at the side and a strap. */
export function pocketRadio(kit: RadioKit): Part[] {
  const { brief, pieces, steps, surfaces } = kit;
  const { random } = brief;
  const isLying = random.chance(0.55);
  const [wide, tall] = isLying
    ? [random.between(1.3, 1.5), random.between(0.74, 0.88)]
    : [random.between(0.74, 0.86), random.between(1.15, 1.35)];
  const deep = 0.34;
  const corner = random.pick([0.06, 0.14]);
  pieces.add("cabinet", plate(wide, tall, deep, { corner, bevel: 0.06, steps }), { at: [0, tall / 2, 0] });
  pieces.add("metal", plate(wide + 0.014, tall + 0.014, 0.05, { corner: corner + 0.007, bevel: 0.012, steps }), { at: [0, tall / 2, 0] });
  const front = deep / 2;
  const r = Math.min(wide, tall) * 0.36;
  const spot: Point = isLying ? [-wide / 2 + r + 0.1, tall / 2, front] : [0, r + 0.1, front];
  const isRound = random.chance(0.6);
  const within = (x: number, y: number) =>
    isRound ? clamp01((r * 0.86 - Math.hypot(x, y)) * 90) : Math.abs(x) < r - 0.06 && Math.abs(y) < r - 0.06 ? 1 : 0;
  const parts: Part[] = [
    {
      name: "loudspeaker",
      shape: plate(2 * r, 2 * r, 0.05, { corner: isRound ? r : 0.06, bevel: 0.016, steps: isRound ? steps * 2 : steps }),
      surface: perforated(surfaces.front, 0.036, within),
      place: placement({ at: spot }),
    },
  ];
  const room = isLying ? wide - 2 * r - 0.32 : wide - 0.2;
  const dialAt: Point = isLying ? [wide / 2 - room / 2 - 0.11, tall * 0.7, front + 0.012] : [0, tall - 0.2, front + 0.012];
  pieces.add("metal", plate(room + 0.04, 0.2, 0.03, { corner: 0.03, bevel: 0.008, steps }), { at: [dialAt[0], dialAt[1], front] });
  parts.push(dial(kit, room, 0.16, dialAt));
  const knobY = isLying ? tall * 0.32 : tall - 0.45;
  const size = isLying ? Math.min(0.13, room * 0.24) : 0.085;
  for (const side of [-1, 1])
    parts.push(...knob(kit, size, [dialAt[0] + side * room * 0.28, knobY, front + size * 0.4], side < 0 ? "front" : "metal"));
  pieces.add("lamp", cylinder(0.018, 0.03, { bevel: 0.006, segments: brief.segments(14) }), {
    at: [dialAt[0], knobY, front + 0.006],
    turn: [90, 0, 0],
  });
  const loop = isLying ? carryHandle(wide, tall) : wristStrap(wide, tall);
  pieces.add("strap", tube(loop, 0.034, { sides: brief.segments(10), rings: brief.segments(44), flatten: 0.32 }));
  for (const side of isLying ? [-1, 1] : [1])
    pieces.add("metal", cylinder(0.045, 0.04, { bevel: 0.012, segments: brief.segments(20) }), {
      at: [side * (wide / 2 + 0.01), tall - 0.16, 0],
      turn: [0, 0, 90],
    });
  antenna(kit, random.between(0.25, 0.5), [-wide / 2 + 0.1, tall - 0.02, -deep / 2 + 0.08], [0, 0, random.between(-50, 20)]);
  pieces.add("dark", plate(wide * 0.6, tall * 0.4, 0.03, { corner: 0.03, bevel: 0.008, steps }), { at: [0, tall * 0.4, -front] });
  for (const x of [-1, 1])
    pieces.add("dark", slab(0.14, 0.03, deep * 0.6, { corner: 0.02, bevel: 0.006, steps }), { at: [x * (wide / 2 - 0.16), 0, 0] });
  return [...pieces.parts(surfaces), ...parts];
}

const carryHandle = (wide: number, tall: number): Point[] => [
  [-wide / 2 - 0.02, tall - 0.16, 0],
  [-wide / 2 + 0.02, tall + 0.1, 0],
  [0, tall + 0.26, 0],
  [wide / 2 - 0.02, tall + 0.1, 0],
  [wide / 2 + 0.02, tall - 0.16, 0],
];

const wristStrap = (wide: number, tall: number): Point[] => [
  [wide / 2 + 0.02, tall - 0.16, 0],
  [wide / 2 + 0.1, tall - 0.3, 0.06],
  [wide / 2 + 0.14, tall * 0.5, 0.1],
  [wide / 2 + 0.06, tall * 0.3, 0.07],
  [wide / 2 + 0.06, tall * 0.5, 0.02],
  [wide / 2 + 0.02, tall - 0.16, -0.02],
];
