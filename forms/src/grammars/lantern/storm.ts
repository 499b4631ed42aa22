import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { bail, type LanternKit, litGlass, part, turned } from "./kit.ts";

const TANK = [0, 0, 0.36, 0, 0.38, 0.02, 0.37, 0.05, 0.34, 0.07, 0.34, 0.2, 0.31, 0.25, 0.2, 0.29, 0.12, 0.31, 0, 0.31];
const BURNER = [0, 0.3, 0.12, 0.3, 0.13, 0.33, 0.19, 0.35, 0.2, 0.37, 0.15, 0.39, 0, 0.39];
/** From the top of the globe upwards. */
const CHIMNEY = [
  0, -0.01, 0.19, -0.01, 0.2, 0.02, 0.17, 0.05, 0.16, 0.12, 0.25, 0.15, 0.26, 0.17, 0.15, 0.25, 0.12, 0.3, 0.14, 0.31, 0.12, 0.35, 0, 0.37,
];
/** Heights are shares of the globe's. */
const GLOBES = [
  [0, -0.02, 0.16, -0.02, 0.2, 0.04, 0.29, 0.34, 0.28, 0.5, 0.2, 0.9, 0.16, 1, 0, 1],
  [0, -0.02, 0.17, -0.02, 0.22, 0.06, 0.26, 0.3, 0.26, 0.6, 0.22, 0.9, 0.17, 1, 0, 1],
  [0, -0.02, 0.15, -0.02, 0.24, 0.12, 0.31, 0.36, 0.26, 0.6, 0.17, 0.84, 0.16, 1, 0, 1],
];

/** Tank, glass globe, chimney, and two tubes that bring the air down. */
export function stormLantern(kit: LanternKit): Part[] {
  const { brief, pieces, segments } = kit;
  const { random } = brief;
  const wide = random.between(0.9, 1.12) * (brief.isStyle("cartoon") ? 1.2 : 1);
  const high = random.between(0.52, 0.66);
  const top = 0.4 + high;
  const round = { segments, wide };
  pieces.add("frame", turned(TANK, round));
  for (const y of [0.085, 0.185]) pieces.add("trim", torus(0.342 * wide, 0.012, segments, 6), { at: [0, y, 0] });
  const cap = cylinder(0.05, 0.05, { bevel: 0.012, segments: brief.segments(16) });
  pieces.add("trim", cap, { at: [0.2 * wide, 0.29, 0.14 * wide], turn: [18, 0, -22] });
  pieces.add("trim", turned(BURNER, round));
  pieces.add("frame", turned(CHIMNEY, { ...round, lift: top }));
  for (let hole = 0; hole < 8; hole++) {
    const angle = (hole / 8) * 2 * Math.PI;
    pieces.add("dark", sphere(0.022, 8), { at: [0.162 * wide * Math.sin(angle), top + 0.085, 0.162 * wide * Math.cos(angle)] });
  }
  for (const side of [-1, 1]) addSide(kit, side, wide, high);
  addWickKnob(kit);
  bail(kit, 0.4 * wide, top - 0.02, top + random.between(0.45, 0.55), random.chance(0.6));
  const globe = placed(turned(random.pick(GLOBES), { ...round, high, creaseDegrees: 75 }), { at: [0, 0.4, 0] });
  return [...pieces.parts(kit.surfaces), part("globe", globe, litGlass(kit, 0.42 + high * 0.3, high * 0.5))];
}

/** The air tube, and the wires that guard the glass. */
function addSide({ brief, pieces }: LanternKit, side: number, wide: number, high: number): void {
  const top = 0.4 + high;
  const x = side * 0.38 * wide;
  const bends: [number, number][] = [
    [0.79, 0.14],
    [0.98, 0.2],
    [1, 0.36],
    [1, top - 0.06],
    [0.9, top + 0.1],
    [0.58, top + 0.17],
  ];
  const pipe = bends.map(([reach, y]): Point => [x * reach, y, 0]);
  pieces.add("frame", tube(pipe, 0.038, { sides: brief.segments(10), rings: brief.segments(36) }));
  pieces.add("trim", torus(0.045, 0.012, brief.segments(18), 6), { at: [x, 0.42, 0] });
  for (const face of [-1, 1]) {
    const z = face * 0.32 * wide;
    const low: Point = [0, 0.45, z * 0.9];
    const guard: Point[] = [low, [x * 0.6, 0.4 + high * 0.42, z * 0.88], [x, 0.5 + high * 0.5, 0]];
    pieces.add("trim", tube(guard, 0.01, { sides: 6, rings: brief.segments(16) }));
  }
}

function addWickKnob({ brief, pieces }: LanternKit): void {
  const rod: Point[] = [
    [0.1, 0.355, 0.05],
    [0.3, 0.35, 0.18],
  ];
  pieces.add("trim", tube(rod, 0.011, { sides: 6, isStraight: true }));
  pieces.add("trim", cylinder(0.04, 0.018, { bevel: 0.005, segments: brief.segments(18) }), { at: [0.31, 0.35, 0.185], turn: [90, 55, 0] });
}
