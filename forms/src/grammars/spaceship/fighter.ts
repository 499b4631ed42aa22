import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { hoop } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { hullLoft, type Rib } from "@blenda/forge/language/pieces/hull";
import { anticlockwise, type Pair } from "@blenda/forge/language/pieces/outlines";
import { box, cylinder, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { ShipLayer, ShipPieces } from "./pieces.ts";

/** Plan of a wing: out from the hull and forward, x and z. */
const WINGS: Record<string, readonly Pair[]> = {
  swept: flat`0.1 0.28, 0.1 -0.56, 0.72 -0.74, 0.84 -0.62, 0.82 -0.36`,
  delta: flat`0.08 0.62, 0.08 -0.66, 0.78 -0.66, 0.84 -0.5`,
  forward: flat`0.1 0.04, 0.1 -0.6, 0.5 -0.42, 0.86 0.2, 0.84 0.34`,
  stub: flat`0.1 0.12, 0.1 -0.5, 0.52 -0.5, 0.6 -0.38, 0.56 -0.06`,
};

/** A slim hull with a canopy, wings, engines behind and guns before it, standing on its gear. */
export function fighter(brief: Brief): ShipPieces {
  const pieces: ShipPieces = new Gathered<ShipLayer>();
  const { random } = brief;
  const isChubby = brief.has("chubby") || brief.isStyle("cartoon");
  const fat = isChubby ? 1.5 : random.between(0.9, 1.15);
  const long = isChubby ? 0.78 : random.between(0.92, 1.12);
  addFuselage(brief, pieces, fat, long);
  addWings(brief, pieces, isChubby);
  addEngines(brief, pieces, fat, long);
  addGear(pieces, fat, long);
  addDetails(brief, pieces, fat, long);
  return pieces;
}

function addFuselage(brief: Brief, pieces: ShipPieces, fat: number, long: number): void {
  const power = brief.random.fork("hull").pick([2.2, 3, 4.5]);
  const rib = (z: number, w: number, h: number, y = 0): Rib => ({ z: z * long, w: w * fat, h: h * fat, y, power, belly: 0.8 });
  const ribs = [
    rib(-0.9, 0.13, 0.12),
    rib(-0.82, 0.17, 0.15),
    rib(-0.3, 0.2, 0.17, 0.01),
    rib(0.1, 0.18, 0.16),
    rib(0.5, 0.12, 0.1, -0.02),
    rib(0.86, 0.065, 0.05, -0.04),
    rib(1.02, 0.02, 0.015, -0.05),
  ];
  pieces.add(
    "hull",
    hullLoft(ribs, { columns: brief.segments(28), steps: brief.isStyle("low-poly") ? 1 : 3, creaseDegrees: power > 4 ? 34 : 44 }),
  );
  const canopy: Rib[] = [
    { z: -0.3, w: 0.03, h: 0.02 },
    { z: -0.2, w: 0.085, h: 0.07 },
    { z: 0.02, w: 0.11, h: 0.13 },
    { z: 0.26, w: 0.085, h: 0.085 },
    { z: 0.46, w: 0.02, h: 0.02 },
  ];
  const at = [0, 0.1 * fat, 0.12 * long] as const;
  const scale = [fat, fat, long] as const;
  pieces.add("glass", placed(hullLoft(canopy, { columns: brief.segments(22), steps: 2, creaseDegrees: 60 }), { at, scale }));
  for (const z of [-0.12, 0.14]) pieces.add("metal", placed(frameBand(z), { at, scale }));
  pieces.add(
    "dark",
    hullLoft(
      [
        { z: -0.62, w: 0.05, h: 0.04, power: 4 },
        { z: -0.3, w: 0.08, h: 0.09, power: 4 },
        { z: 0.0, w: 0.085, h: 0.06, power: 4 },
      ],
      { columns: 16 },
    ),
    { at: [0, 0.12 * fat, -0.02], scale: [fat, fat, long] },
  );
}

/** A hoop of the canopy's frame. */
function frameBand(z: number): Shape {
  const [w, h] = z < 0 ? [0.104, 0.1] : [0.102, 0.114];
  const path = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 8) * Math.PI;
    return [w * Math.cos(angle), h * Math.sin(angle), z] as const;
  });
  return tube(path, 0.009, { sides: 6, isStraight: true });
}

function addWings(brief: Brief, pieces: ShipPieces, isChubby: boolean): void {
  const { random } = brief;
  const chance = random.fork("wings");
  const name = isChubby ? "stub" : brief.has("delta") ? "delta" : chance.pick(Object.keys(WINGS));
  const isCross = brief.has("cross") || (name !== "delta" && chance.chance(0.25));
  const span = chance.between(0.9, 1.15);
  const outline = anticlockwise(WINGS[name].map(([x, z]) => [x * span, z] as const));
  const wing = placed(extruded(outline, 0.05, { bevel: 0.018, creaseDegrees: 30 }), { turn: [90, 0, 0] });
  const tip = WINGS[name].reduce((far, point) => (point[0] > far[0] ? point : far));
  const tilts = isCross ? [16, -14] : [chance.between(-9, 6)];
  const hasGuns = chance.chance(0.75);
  for (const tilt of tilts) {
    for (const side of [1, -1]) {
      // Turned over for the left side, not mirrored: a mirrored skin would face inwards.
      const put = (layer: ShipLayer, shape: Shape) => pieces.add(layer, placed(shape, { turn: [0, 0, tilt * side] }));
      put("hull", placed(wing, side > 0 ? {} : { turn: [0, 0, 180] }));
      put("accent", placed(box(0.05, 0.062, 0.4, 0.014), { at: [side * tip[0] * span * 0.99, 0, tip[1] - 0.06] }));
      if (hasGuns) {
        put(
          "metal",
          placed(cylinder(0.02, 0.5, { top: 0.015, segments: 12, bevel: 0.004 }), {
            turn: [90, 0, 0],
            at: [side * tip[0] * span, 0, tip[1] + 0.3],
          }),
        );
        put(
          "dark",
          placed(cylinder(0.028, 0.14, { segments: 12, bevel: 0.006 }), { turn: [90, 0, 0], at: [side * tip[0] * span, 0, tip[1] + 0.16] }),
        );
        put(
          "light",
          placed(cylinder(0.013, 0.02, { segments: 10, bevel: 0.002 }), {
            turn: [90, 0, 0],
            at: [side * tip[0] * span, 0, tip[1] + 0.552],
          }),
        );
      } else put("light", placed(sphere(0.022, 10), { at: [side * (tip[0] * span + 0.02), 0, tip[1] + 0.05] }));
      put("dark", placed(box(0.22, 0.062, 0.16, 0.012), { at: [side * 0.34 * span, 0, -0.32] }));
    }
  }
}

function addEngines(brief: Brief, pieces: ShipPieces, fat: number, long: number): void {
  const chance = brief.random.fork("engines");
  const layout = chance.pick(["twin", "twin", "one", "quad"]);
  const segments = brief.segments(26);
  const spots: readonly Pair[] =
    layout === "one"
      ? [[0, 0]]
      : layout === "twin"
        ? [
            [1, 0],
            [-1, 0],
          ]
        : [
            [1, 0.55],
            [-1, 0.55],
            [1, -0.55],
            [-1, -0.55],
          ];
  const r = (layout === "one" ? 0.13 : layout === "twin" ? 0.1 : 0.075) * fat;
  for (const [x, y] of spots) {
    const at = [x * 0.21 * fat, y * 0.16 * fat, -0.66 * long] as const;
    const put = (layer: ShipLayer, shape: Shape) => pieces.add(layer, placed(shape, { turn: [90, 0, 0] }), { at });
    const profile = flat`0 -0.3, 0.78 -0.3, 1 -0.24, 1.04 0, 0.9 0.3, 0.5 0.46, 0 0.5`.map(([radius, z]) => [radius * r, z] as const);
    put("hull", lathe(profile, { segments, creaseDegrees: 35 }));
    put(
      "metal",
      lathe(
        flat`0.7 -0.28, 0.72 -0.4, 0.8 -0.41, 0.92 -0.3, 0.9 -0.26`.map(([radius, z]) => [radius * r, z] as const),
        { segments },
      ),
    );
    put(
      "engine",
      lathe(
        [
          [0, -0.33],
          [r * 0.7, -0.34],
          [r * 0.7, -0.3],
          [0, -0.29],
        ],
        { segments },
      ),
    );
    put("dark", lathe(hoop(r, 0.012, 0.03), { segments }));
    put("accent", lathe(hoop(r * 0.97, 0.01, 0.02), { segments }).translate(0, 0.14, 0));
  }
  const fins = chance.pick([1, 2, 2]);
  const fin = extruded(anticlockwise(flat`-0.62 0.04, -0.86 0.36, -0.74 0.38, -0.3 0.06`), 0.035, { bevel: 0.012 });
  for (let at = 0; at < fins; at++) {
    const lean = fins === 1 ? 0 : at === 0 ? 24 : -24;
    pieces.add("accent", placed(placed(fin, { turn: [0, -90, 0] }), { turn: [0, 0, lean] }), {
      at: [fins === 1 ? 0 : (at === 0 ? -1 : 1) * 0.1 * fat, 0.08 * fat, 0],
    });
  }
}

/** Three feet: nobody buys a ship that lies on its belly. */
function addGear(pieces: ShipPieces, fat: number, long: number): void {
  const ground = -0.34 * fat - 0.06;
  for (const [x, z] of [
    [0, 0.5 * long],
    [0.2, -0.42 * long],
    [-0.2, -0.42 * long],
  ] as const) {
    pieces.add(
      "metal",
      tube(
        [
          [x * 0.6, -0.06, z],
          [x, ground + 0.04, z - 0.03],
        ],
        0.022,
        { sides: 10, isStraight: true },
      ),
    );
    pieces.add(
      "metal",
      tube(
        [
          [x * 0.5, -0.08, z - 0.12],
          [x, ground + 0.12, z - 0.03],
        ],
        0.012,
        { sides: 8, isStraight: true },
      ),
    );
    pieces.add("dark", box(0.11, 0.035, 0.17, 0.014), { at: [x, ground + 0.018, z - 0.03] });
  }
}

/** Intakes, vents, aerials and hatches. */
function addDetails(brief: Brief, pieces: ShipPieces, fat: number, long: number): void {
  const chance = brief.random.fork("details");
  for (const side of [1, -1]) {
    const intake = hullLoft(
      [
        { z: -0.3, w: 0.05, h: 0.07, power: 5 },
        { z: 0.12, w: 0.06, h: 0.08, power: 5 },
        { z: 0.15, w: 0.055, h: 0.075, power: 5 },
      ],
      { columns: 16 },
    );
    pieces.add("accent", intake, { at: [side * 0.2 * fat, -0.01, 0.06 * long] });
    pieces.add("dark", box(0.08, 0.11, 0.02, 0.01), { at: [side * 0.2 * fat, -0.01, 0.06 * long + 0.148] });
  }
  const count = brief.isDetailed ? 16 : 7;
  for (let at = 0; at < count; at++) {
    const z = chance.between(-0.8, -0.2) * long;
    const x = chance.between(-0.1, 0.1);
    pieces.add(chance.chance(0.6) ? "dark" : "metal", box(chance.between(0.03, 0.07), 0.04, chance.between(0.04, 0.1), 0.008), {
      at: [x, 0.165 * fat, z],
    });
  }
  pieces.add("metal", cylinder(0.006, 0.26, { segments: 6, bevel: 0 }), { at: [0.05, 0.28 * fat, -0.46 * long] });
}
