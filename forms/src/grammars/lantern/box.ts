import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { flameAt, type LanternKit, litGlass, part, turned } from "./kit.ts";

/** Radii are shares of the cage's; heights start where the part begins. */
const FOOT = [0, 0, 1.16, 0, 1.18, 0.03, 1.12, 0.06, 1.04, 0.08, 1.04, 0.12, 0, 0.12];
const ROOFS = [
  { profile: [0, 0, 1.04, 0, 1.2, 0.03, 1.2, 0.06, 0.32, 0.34, 0.3, 0.4, 0, 0.4], creaseDegrees: 20 },
  { profile: [0, 0, 1.04, 0, 1.34, 0.06, 1.32, 0.08, 0.7, 0.14, 0.5, 0.22, 0.55, 0.26, 0.2, 0.4, 0, 0.42], creaseDegrees: 20 },
  { profile: [0, 0, 1.04, 0, 1.2, 0.03, 1.18, 0.07, 0.95, 0.2, 0.55, 0.32, 0.22, 0.38, 0, 0.4], creaseDegrees: 50 },
];
const CANDLE = [0, 0, 0.09, 0, 0.1, 0.05, 0.085, 1, 0.06, 1.03, 0.03, 0.98, 0, 0.98];
/** Where the candles stand and how tall they are. */
const CANDLES: readonly (readonly Point[])[] = [
  [[0, 0.4, 0]],
  [
    [-0.1, 0.34, 0.04],
    [0.12, 0.22, -0.02],
    [0.01, 0.15, 0.14],
  ],
];
const BASE = 0.12;

/** A cage of posts with a roof, four or six sides; candles inside, open or behind panes. */
export function boxLantern(kit: LanternKit): Part[] {
  const { brief, pieces } = kit;
  const { random } = brief;
  const sides = random.pick([4, 4, 6]);
  const r = random.between(0.36, 0.44) * (brief.isStyle("cartoon") ? 1.2 : 1);
  const high = random.between(0.62, 0.86);
  const flare = random.pick([1, 1, 1.22]);
  const top = BASE + high;
  // A lathe of so few segments has corners; half a step turns its sides to the front.
  const turn: Point = [0, 180 / sides, 0];
  const cage = { segments: sides, wide: r, creaseDegrees: 20 };
  pieces.add("frame", turned(FOOT, cage), { turn });
  const roof = random.pick(ROOFS);
  pieces.add("frame", turned(roof.profile, { ...cage, wide: r * flare, creaseDegrees: roof.creaseDegrees }), { at: [0, top, 0], turn });
  pieces.add("trim", sphere(0.05, brief.segments(18)), { at: [0, top + 0.42, 0] });
  pieces.add("trim", torus(0.11, 0.018, brief.segments(32), 8), { at: [0, top + 0.55, 0], turn: [90, 20, 0] });
  const corner = (at: number, isUp: boolean): Point => {
    const angle = ((at + 0.5) / sides) * 2 * Math.PI;
    const reach = isUp ? r * flare : r;
    return [reach * Math.sin(angle), isUp ? top : BASE, reach * Math.cos(angle)];
  };
  for (let side = 0; side < sides; side++) {
    const [low, up] = [corner(side, false), corner(side, true)];
    pieces.add("frame", tube([low, up], 0.032, { sides: 6, isStraight: true }));
    pieces.add("trim", sphere(0.045, brief.segments(14)), { at: low });
    pieces.add("frame", sphere(0.036, brief.segments(12)), { at: [low[0] * 1.1, 0.005, low[2] * 1.1], scale: [1.3, 0.8, 1.3] });
    addTracery(kit, [up, corner(side + 1, true), low, corner(side + 1, false)]);
  }
  const isOpen = random.chance(0.35);
  if (isOpen) addCandles(kit);
  const parts = pieces.parts(kit.surfaces);
  if (isOpen) return parts;
  const panes = placed(turned([0, 0, 0.93, 0, 0.93 * flare, 1, 0, 1], { ...cage, high }), { turn, at: [0, BASE, 0] });
  const stained = brief.isStyle("fantasy") && !brief.look.glow ? hex(0x9a7cff) : kit.flame;
  return [...parts, part("panes", panes, litGlass(kit, BASE + high * 0.42, high * 0.45, stained))];
}

function addCandles(kit: LanternKit): void {
  const { brief, pieces } = kit;
  for (const [x, tall, z] of brief.random.pick(CANDLES)) {
    pieces.add("wax", turned(CANDLE, { segments: brief.segments(22), high: tall }), { at: [x, BASE, z] });
    flameAt(kit, [x, BASE + tall + 0.04, z], 0.15);
  }
}

/** Bars across one side, given by its four corners (two above, two below): a cross, upright bars or a diamond. */
function addTracery({ brief, pieces }: LanternKit, [a, b, c, d]: readonly [Point, Point, Point, Point]): void {
  const kind = brief.random.fork("tracery").pick(["cross", "bars", "diamond"]);
  const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
  const bar = (from: Point, to: Point) => pieces.add("frame", tube([from, to], 0.014, { sides: 6, isStraight: true }));
  bar(between(c, a, 0.02), between(d, b, 0.02));
  bar(between(c, a, 0.98), between(d, b, 0.98));
  if (kind === "cross") {
    bar(between(a, b, 0.5), between(c, d, 0.5));
    bar(between(c, a, 0.62), between(d, b, 0.62));
  } else if (kind === "bars") {
    for (const t of [0.33, 0.67]) bar(between(a, b, t), between(c, d, t));
  } else {
    const middles = [between(a, b, 0.5), between(b, d, 0.5), between(c, d, 0.5), between(a, c, 0.5)];
    for (const [at, from] of middles.entries()) bar(from, middles[(at + 1) % 4]);
  }
}
