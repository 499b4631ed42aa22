import type { Brief } from "@blenda/forge/grammar/brief";
import { hoop, turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { type Placement, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { TowerLayer, TowerPieces } from "./pieces.ts";

/** Stacked sections of a prism with rings, fins and strips of light, ending in a needle. */
export function spire(brief: Brief): TowerPieces {
  const { random } = brief;
  const pieces = new Gathered<TowerLayer>();
  const sides = random.pick([6, 8, 6, brief.segments(32)]);
  const options = { segments: sides, creaseDegrees: sides > 8 ? 40 : 20 };
  const floors = random.whole(3, 4);
  let y = 0.12;
  let r = random.between(0.36, 0.44);
  pieces.add(
    "base",
    lathe(
      [
        [0, 0],
        [r + 0.26, 0],
        [r + 0.26, 0.06],
        [r + 0.12, 0.12],
        [0, 0.12],
      ],
      options,
    ),
  );
  for (let floor = 0; floor < floors; floor++) {
    const height = random.between(0.34, 0.62) * (1 - floor * 0.08);
    const next = r * random.between(0.7, 0.84);
    const waist = random.between(0.8, 1.02);
    const wall: ProfilePoint[] = [
      [r * 0.9, y],
      [r, y + 0.03],
      [((r + next) / 2) * waist, y + height * 0.55],
      [next * 1.08, y + height],
      [next * 0.8, y + height + 0.01],
    ];
    pieces.add("walls", lathe(wall, options));
    const middle = ((r + next) / 2) * waist;
    pieces.add("glass", lathe(hoop(middle + 0.004, 0.012, 0.045), options), { at: [0, y + height * 0.55, 0] });
    pieces.add("joinery", lathe(hoop(next * 1.06, 0.05, 0.025), options), { at: [0, y + height, 0] });
    pieces.add("light", lathe(hoop(next * 1.06 + 0.03, 0.024, 0.008), options), { at: [0, y + height, 0] });
    addFins(pieces, floor === 0 ? 6 : 3, r, y, height, floor * 30);
    y += height;
    r = next;
  }
  pieces.add(
    "walls",
    lathe(
      [
        [r, y],
        [r * 0.9, y + 0.1],
        [r * 0.3, y + 0.3],
        [r * 0.12, y + 0.36],
        [0, y + 0.36],
      ],
      options,
    ),
  );
  pieces.add(
    "joinery",
    lathe(
      [
        [0.03, y + 0.3],
        [0.02, y + 0.6],
        [0.008, y + 0.95],
        [0, y + 0.96],
      ],
      { segments: 10 },
    ),
  );
  pieces.add("light", sphere(0.03, 14), { at: [0, y + 0.62, 0] });
  for (const at of [0.44, 0.54]) pieces.add("joinery", torus(0.1 - at * 0.08, 0.008, brief.segments(24), 6), { at: [0, y + at, 0] });
  const door: [TowerLayer, Shape, Placement][] = [
    ["joinery", box(0.2, 0.26, 0.1, 0.03), { at: [0, 0.22, 0.42] }],
    ["light", box(0.12, 0.02, 0.02, 0), { at: [0, 0.32, 0.476] }],
    ["glass", box(0.12, 0.17, 0.02, 0.01), { at: [0, 0.2, 0.466] }],
  ];
  for (const [layer, shape, where] of door) pieces.add(layer, shape, where);
  return pieces;
}

function addFins(pieces: TowerPieces, count: number, r: number, y: number, height: number, start: number): void {
  for (const [, degrees] of turnsAround(count, start)) {
    const fin = placed(box(0.035, height * 0.92, 0.14, 0.012), { turn: [-8, 0, 0], at: [0, y + height * 0.46, r * 0.9] });
    pieces.add("joinery", fin, { turn: [0, degrees, 0] });
    pieces.add("light", placed(box(0.012, height * 0.5, 0.012, 0), { turn: [-8, 0, 0], at: [0, y + height * 0.46, r * 0.9 + 0.07] }), {
      turn: [0, degrees, 0],
    });
  }
}

/** An office tower: bays of glass between piers, set back as it rises, machines on the roof. */
export function skyscraper(brief: Brief): TowerPieces {
  const { random } = brief;
  const pieces = new Gathered<TowerLayer>();
  const steps = random.whole(1, 3);
  let wide = random.between(0.5, 0.62);
  let deep = random.between(0.42, 0.54);
  let y = 0.06;
  pieces.add("base", box(wide + 0.34, 0.06, deep + 0.34, 0.014), { at: [0, 0.03, 0] });
  for (let step = 0; step < steps; step++) {
    const floors = Math.round(random.between(12, 15) / (step + 1.4)) + (steps === 1 ? 8 : 0);
    const height = floors * 0.088;
    addBlock(pieces, wide, deep, y, floors);
    y += height;
    pieces.add("walls", box(wide + 0.03, 0.035, deep + 0.03, 0.008), { at: [0, y + 0.01, 0] });
    wide *= random.between(0.66, 0.8);
    deep *= random.between(0.66, 0.8);
  }
  pieces.add("walls", box(wide * 0.6, 0.1, deep * 0.6, 0.01), { at: [0, y + 0.07, 0] });
  for (const x of [-1, 1])
    pieces.add("joinery", cylinder(0.05, 0.06, { bevel: 0.01, segments: 16 }), { at: [x * wide * 0.42, y + 0.05, deep * 0.3] });
  pieces.add("joinery", cylinder(0.012, 0.5, { top: 0.005, segments: 8, bevel: 0 }), { at: [0, y + 0.34, 0] });
  pieces.add("light", sphere(0.02, 10), { at: [0, y + 0.59, 0] });
  pieces.add("joinery", box(0.26, 0.02, 0.14, 0.004), { at: [0, 0.2, 0.3] });
  pieces.add("light", box(0.2, 0.1, 0.02, 0), { at: [0, 0.12, 0.262] });
  return pieces;
}

function addBlock(pieces: TowerPieces, wide: number, deep: number, y: number, floors: number): void {
  const height = floors * 0.088;
  pieces.add("glass", box(wide - 0.02, height, deep - 0.02, 0), { at: [0, y + height / 2, 0] });
  for (let floor = 0; floor < floors; floor++) pieces.add("walls", box(wide, 0.022, deep, 0), { at: [0, y + floor * 0.088 + 0.011, 0] });
  for (const [turn, long, away] of [
    [0, wide, deep / 2],
    [90, deep, wide / 2],
  ] as const) {
    const bays = Math.max(3, Math.round(long / 0.1));
    for (let bay = 0; bay <= bays; bay++) {
      const isCorner = bay === 0 || bay === bays;
      for (const side of [0, 180]) {
        const pier = placed(box(isCorner ? 0.03 : 0.014, height, isCorner ? 0.03 : 0.024, 0), {
          at: [(long - 0.01) * (bay / bays - 0.5), y + height / 2, away],
        });
        pieces.add(isCorner ? "walls" : "joinery", pier, { turn: [0, turn + side, 0] });
      }
    }
  }
}
