import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { bell } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { hullLoft } from "@blenda/forge/language/pieces/hull";
import { box, cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { ShipLayer, ShipPieces } from "./pieces.ts";

/** A bridge, a spine with containers or tanks on both sides, and a block of engines. */
export function freighter(brief: Brief): ShipPieces {
  const pieces: ShipPieces = new Gathered<ShipLayer>();
  const { random } = brief;
  const bays = random.fork("bays").whole(2, 3);
  const bay = 0.42;
  const [tail, nose] = [(-bays * bay) / 2, (bays * bay) / 2];
  addBridge(brief, pieces, nose);
  addSpine(brief, pieces, tail, nose);
  addCargo(brief, pieces, bays, bay, tail);
  addEngineBlock(brief, pieces, tail);
  for (const [x, z] of [
    [0.26, nose + 0.16],
    [-0.26, nose + 0.16],
    [0.3, tail - 0.2],
    [-0.3, tail - 0.2],
  ] as const) {
    pieces.add(
      "metal",
      tube(
        [
          [x * 0.7, -0.1, z],
          [x, -0.36, z],
        ],
        0.03,
        { sides: 10, isStraight: true },
      ),
    );
    pieces.add("dark", box(0.16, 0.04, 0.22, 0.016), { at: [x, -0.37, z] });
  }
  return pieces;
}

function addBridge(brief: Brief, pieces: ShipPieces, nose: number): void {
  const ribs = [
    { z: 0, w: 0.26, h: 0.2, power: 6 },
    { z: 0.08, w: 0.31, h: 0.24, power: 6 },
    { z: 0.36, w: 0.3, h: 0.23, power: 6 },
    { z: 0.52, w: 0.22, h: 0.14, y: -0.05, power: 6 },
    { z: 0.56, w: 0.2, h: 0.12, y: -0.05, power: 6 },
  ];
  pieces.add("hull", hullLoft(ribs, { columns: brief.segments(28), creaseDegrees: 28 }), { at: [0, 0.02, nose] });
  const cabin = [
    { z: 0.02, w: 0.2, h: 0.1, power: 6, top: 0.85 },
    { z: 0.2, w: 0.2, h: 0.1, power: 6, top: 0.85 },
    { z: 0.3, w: 0.17, h: 0.04, y: -0.05, power: 6 },
  ];
  pieces.add("accent", hullLoft(cabin, { columns: 24, creaseDegrees: 28 }), { at: [0, 0.28, nose + 0.02] });
  for (const x of [-0.105, 0, 0.105]) pieces.add("glass", box(0.085, 0.075, 0.02, 0.008), { turn: [-48, 0, 0], at: [x, 0.3, nose + 0.28] });
  for (const side of [1, -1]) {
    for (const z of [0.08, 0.17]) pieces.add("glass", box(0.02, 0.06, 0.06, 0.006), { at: [side * 0.19, 0.3, nose + z] });
    pieces.add("light", sphere(0.03, 12), { at: [side * 0.16, -0.06, nose + 0.55] });
    pieces.add("dark", box(0.03, 0.16, 0.2, 0.01), { at: [side * 0.305, 0, nose + 0.22] });
  }
  pieces.add("dark", box(0.18, 0.05, 0.03, 0.01), { at: [0, -0.1, nose + 0.56] });
  const dish = lathe(flat`0 -0.012, 0.06 0.004, 0.11 0.04, 0.104 0.044, 0.05 0.014, 0 0.004`, {
    segments: brief.segments(24),
    creaseDegrees: 50,
  });
  pieces.add("metal", dish, { turn: [40, 30, 0], at: [0.12, 0.48, nose + 0.06] });
  pieces.add("metal", cylinder(0.01, 0.12, { segments: 8, bevel: 0 }), { at: [0.12, 0.42, nose + 0.06] });
  pieces.add("metal", cylinder(0.006, 0.3, { segments: 6, bevel: 0 }), { at: [-0.13, 0.5, nose + 0.04] });
}

function addSpine(brief: Brief, pieces: ShipPieces, tail: number, nose: number): void {
  const long = nose - tail;
  pieces.add("dark", box(0.16, 0.2, long + 0.1, 0.02), { at: [0, 0.02, 0] });
  for (const [x, y] of flat`0.1 0.14, -0.1 0.14, 0.1 -0.1, -0.1 -0.1`)
    pieces.add(
      "metal",
      tube(
        [
          [x, y, tail - 0.05],
          [x, y, nose + 0.05],
        ],
        0.022,
        { sides: 8, isStraight: true },
      ),
    );
  const count = Math.round(long / 0.14);
  for (let at = 0; at <= count; at++) pieces.add("hull", box(0.24, 0.05, 0.04, 0.01), { at: [0, 0.155, tail + (long * at) / count] });
  const chance = brief.random.fork("spine");
  for (let at = 0; at < (brief.isDetailed ? 14 : 7); at++)
    pieces.add(chance.chance(0.5) ? "metal" : "accent", box(chance.between(0.05, 0.1), 0.06, chance.between(0.05, 0.12), 0.012), {
      at: [chance.between(-0.06, 0.06), 0.19, chance.between(tail, nose)],
    });
}

function addCargo(brief: Brief, pieces: ShipPieces, bays: number, bay: number, tail: number): void {
  const chance = brief.random.fork("cargo");
  const isTanks = chance.chance(0.35);
  for (let at = 0; at < bays; at++) {
    const z = tail + bay * (at + 0.5);
    for (const side of [1, -1]) {
      const layer: ShipLayer = chance.chance(0.5) ? "cargo" : "cargoTwo";
      if (isTanks) {
        const tank = placed(
          lathe(flat`0 -0.19, 0.1 -0.18, 0.155 -0.13, 0.165 0, 0.155 0.13, 0.1 0.18, 0 0.19`, {
            segments: brief.segments(28),
            creaseDegrees: 50,
          }),
          { turn: [90, 0, 0] },
        );
        pieces.add(layer, tank, { at: [side * 0.28, 0.02, z] });
        for (const end of [-0.09, 0.09])
          pieces.add("metal", placed(cylinder(0.172, 0.03, { bevel: 0.006, segments: brief.segments(28) }), { turn: [90, 0, 0] }), {
            at: [side * 0.28, 0.02, z + end],
          });
      } else
        for (const level of [-1, 1])
          addContainer(pieces, chance.chance(0.5) ? layer : "cargoTwo", side * 0.26, 0.02 + level * 0.135, z, bay);
    }
  }
}

/** Corrugated, with a frame at both ends. */
function addContainer(pieces: ShipPieces, layer: ShipLayer, x: number, y: number, z: number, bay: number): void {
  const long = bay * 0.9;
  pieces.add(layer, box(0.27, 0.24, long, 0.006), { at: [x, y, z] });
  for (let rib = -3; rib <= 3; rib++) pieces.add(layer, box(0.29, 0.22, 0.024, 0), { at: [x, y, z + rib * long * 0.125] });
  for (const end of [-1, 1]) pieces.add("metal", box(0.296, 0.262, 0.026, 0), { at: [x, y, z + end * long * 0.49] });
}

function addEngineBlock(brief: Brief, pieces: ShipPieces, tail: number): void {
  const ribs = [
    { z: -0.46, w: 0.26, h: 0.2, power: 6 },
    { z: -0.38, w: 0.34, h: 0.27, power: 6 },
    { z: -0.1, w: 0.36, h: 0.28, power: 6 },
    { z: 0, w: 0.24, h: 0.2, power: 6 },
  ];
  pieces.add("hull", hullLoft(ribs, { columns: brief.segments(28), creaseDegrees: 28 }), { at: [0, 0.03, tail] });
  const segments = brief.segments(26);
  for (const [x, y] of flat`0.16 0.1, -0.16 0.1, 0.16 -0.1, -0.16 -0.1`) {
    const put = (layer: ShipLayer, shape: Shape) => pieces.add(layer, placed(shape, { turn: [90, 0, 0], at: [x, 0.03 + y, tail - 0.44] }));
    put("metal", lathe(bell(0.07, 0.105, 0.14), { segments }));
    put(
      "engine",
      lathe(
        [
          [0, -0.075],
          [0.085, -0.08],
          [0.07, -0.03],
          [0, -0.02],
        ],
        { segments },
      ),
    );
  }
  for (const side of [1, -1]) {
    pieces.add("accent", box(0.04, 0.36, 0.3, 0.014), { turn: [0, 0, side * -18], at: [side * 0.36, 0.22, tail - 0.22] });
    pieces.add("dark", box(0.03, 0.2, 0.18, 0.01), { at: [side * 0.362, 0, tail - 0.22] });
    pieces.add("light", box(0.02, 0.02, 0.12, 0), { at: [side * 0.4, 0.38, tail - 0.22] });
  }
}
