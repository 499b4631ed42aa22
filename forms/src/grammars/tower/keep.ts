import type { Brief } from "@blenda/forge/grammar/brief";
import { coneRoof } from "@blenda/forge/language/pieces/cone-roof";
import { turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { archBand, archOutline, casement, door } from "@blenda/forge/language/pieces/openings";
import { box, cylinder, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { type Placement, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { TowerLayer, TowerPieces } from "./pieces.ts";

/** Four sides share one way of building with round towers: a lathe of four segments, turned by half a right angle. */
interface Section {
  segments: number;
  turn: number;
  /** From the middle to a flat side, over the radius of the lathe. */
  flat: number;
}

/** A stone keep: battered foot, string courses, slits, corbels and battlements, perhaps a roof, turrets, a clock. */
export function keep(brief: Brief): TowerPieces {
  const { random } = brief;
  const pieces = new Gathered<TowerLayer>();
  const isSquare = brief.has("square") || brief.has("clock") || (!brief.has("round") && random.fork("plan").chance(0.45));
  const section: Section = isSquare ? { segments: 4, turn: 45, flat: Math.SQRT1_2 } : { segments: brief.segments(36), turn: 0, flat: 1 };
  const wide = random.between(0.3, 0.38) / (isSquare ? 0.8 : 1);
  const tall = random.between(1.15, 1.55);
  addShaft(brief, pieces, section, wide, tall);
  addBattlements(brief, pieces, section, wide, tall);
  const isRoofed = brief.has("roofed") || random.fork("roof").chance(0.35);
  if (isRoofed) addRoof(brief, pieces, section, wide, tall);
  else addFlag(pieces, tall + 0.02, random.between(0.5, 0.62), 0);
  if (brief.has("clock")) addClock(brief, pieces, wide * section.flat, tall * 0.82);
  if (random.fork("turret").chance(0.5) && !brief.has("clock")) addTurret(brief, pieces, wide * section.flat, tall);
  return pieces;
}

function addShaft(brief: Brief, pieces: TowerPieces, { segments, turn, flat }: Section, wide: number, tall: number): void {
  const options = { segments, creaseDegrees: segments === 4 ? 25 : 40 };
  const put = (layer: TowerLayer, profile: ProfilePoint[]) => pieces.add(layer, lathe(profile, options), { turn: [0, turn, 0] });
  put("walls", [
    [wide * 1.2, -0.04],
    [wide * 1.16, 0.04],
    [wide * 1.02, 0.26],
    [wide, 0.3],
    [wide * 0.97, tall],
    [wide * 0.5, tall + 0.01],
  ]);
  put("base", [
    [wide * 1.28, -0.04],
    [wide * 1.28, 0.05],
    [wide * 1.22, 0.08],
    [wide * 1.1, 0.09],
  ]);
  const courses = [0.42, 0.68].map((share) => share * tall);
  for (const y of courses)
    put("base", [
      [wide * 0.95, y - 0.025],
      [wide * 1.03, y - 0.02],
      [wide * 1.045, y],
      [wide * 1.03, y + 0.02],
      [wide * 0.95, y + 0.025],
    ]);
  const { leaf, frame, metal } = door(0.2, 0.34, true);
  const face = wide * flat;
  const lean = segments === 4 ? 0.13 * flat : 0.13;
  for (const [layer, shape] of [
    ["door", leaf],
    ["base", frame],
    ["iron", metal],
  ] as const)
    pieces.add(layer, shape, { at: [0, 0.06, face * 1.03 + lean * 0.1], turn: [-6, 0, 0] });
  pieces.add("base", box(0.3, 0.06, 0.16, 0.014), { at: [0, 0.03, face * 1.2 + 0.04] });
  const sides = segments === 4 ? [0, 90, 180, 270] : [0, 72, 144, 216, 288];
  for (const [row, y] of [courses[0] + 0.14, Math.min(courses[1] + 0.13, tall - 0.3)].entries()) {
    for (const degrees of sides)
      addOpening(
        pieces,
        degrees + (segments === 4 ? 0 : row * 36),
        y,
        face * 0.975,
        row === 0 && brief.random.fork(`slit ${degrees}`).chance(0.5),
      );
  }
  for (const degrees of sides.slice(1)) addOpening(pieces, degrees, 0.38 * tall - 0.12, face, true);
  if (segments === 4) for (const degrees of sides) for (const y of [0.34, 0.44]) addQuoins(pieces, wide, degrees + 45, y, tall);
}

/** A slit for archers, or a window with an arch of stone. */
function addOpening(pieces: TowerPieces, degrees: number, y: number, away: number, isSlit: boolean): void {
  const put = (layer: TowerLayer, shape: Shape) => pieces.add(layer, placed(shape, { at: [0, y, away] }), { turn: [0, degrees, 0] });
  if (isSlit) {
    put("base", box(0.085, 0.2, 0.03, 0.008));
    put("iron", box(0.026, 0.15, 0.036, 0));
    put("iron", box(0.06, 0.022, 0.036, 0));
    return;
  }
  const { frame, glass } = casement(0.1, 0.14, { isArched: true });
  put("joinery", frame);
  put("glass", glass);
  put("base", placed(archBand(0.075, 0.04, 0.05), { at: [0, 0.07, 0.008] }));
}

function addQuoins(pieces: TowerPieces, wide: number, degrees: number, from: number, tall: number): void {
  const isOdd = from > 0.4;
  for (let y = from; y < tall - 0.1; y += 0.2) {
    const away = wide * (1 - 0.03 * (y / tall));
    const stone = placed(box(0.1, 0.085, 0.1, 0.01), { turn: [0, 45, 0], at: [0, y, away - 0.06] });
    pieces.add("base", stone, { turn: [0, degrees + (isOdd ? 2 : -2), 0] });
  }
}

function addBattlements(brief: Brief, pieces: TowerPieces, { segments, turn, flat }: Section, wide: number, tall: number): void {
  const isSquare = segments === 4;
  const out = wide * 1.17;
  const options = { segments, creaseDegrees: isSquare ? 25 : 40 };
  const deck: ProfilePoint[] = [
    [wide * 0.9, tall - 0.09],
    [out, tall - 0.03],
    [out, tall + 0.12],
    [out * 0.86, tall + 0.12],
    [out * 0.86, tall + 0.04],
    [0, tall + 0.04],
  ];
  pieces.add("walls", lathe(deck, options), { turn: [0, turn, 0] });
  const merlon = patterned(box(0.11, 0.13, out * 0.17, 0.012), [0, tall, 0]);
  const corbel = box(0.045, 0.11, 0.07, 0.01);
  const put = (layer: TowerLayer, shape: Shape, x: number, y: number, away: number, degrees: number) =>
    pieces.add(layer, placed(shape, { at: [x, y, away] }), { turn: [0, degrees, 0] });
  if (!isSquare) {
    const count = Math.round((2 * Math.PI * out) / 0.21);
    for (const [, degrees] of turnsAround(count)) put("walls", merlon, 0, tall + 0.17, out * 0.925, degrees);
    for (const [, degrees] of turnsAround(count * 2)) put("base", corbel, 0, tall - 0.085, wide + 0.012, degrees);
    return;
  }
  const half = out * flat;
  for (const degrees of [0, 90, 180, 270]) {
    for (const share of [-1, -0.36, 0.36]) put("walls", merlon, share * (half - 0.055), tall + 0.17, half * 0.925, degrees);
    for (const share of [-0.9, -0.54, -0.18, 0.18, 0.54, 0.9])
      put("base", corbel, share * wide * flat, tall - 0.085, wide * flat + 0.015, degrees);
  }
  if (brief.isDetailed)
    for (const degrees of [0, 90, 180, 270]) put("iron", box(0.02, 0.16, 0.02, 0.004), half * 0.3, tall - 0.3, wide * flat, degrees);
}

function addRoof(brief: Brief, pieces: TowerPieces, { segments, turn }: Section, wide: number, tall: number): void {
  const { random } = brief;
  const isSquare = segments === 4;
  const height = random.between(0.5, 0.85);
  const drum: ProfilePoint[] = [
    [wide * 0.72, tall],
    [wide * 0.72, tall + 0.26],
    [wide * 0.3, tall + 0.27],
  ];
  pieces.add("walls", lathe(drum, { segments, creaseDegrees: isSquare ? 25 : 40 }), { turn: [0, turn, 0] });
  const roof = coneRoof({ radius: wide * 0.95, height, rows: brief.isStyle("low-poly") ? 4 : 9, segments, flare: random.between(0, 0.4) });
  pieces.add("roof", roof, { at: [0, tall + 0.24, 0], turn: [0, turn, 0] });
  const tip = tall + 0.24 + height;
  pieces.add("gold", sphere(0.035, 14), { at: [0, tip, 0] });
  addFlag(pieces, tip - 0.02, 0.3, 0);
}

/** A pole and a banner in the wind. */
export function addFlag(pieces: TowerPieces, y: number, height: number, x: number): void {
  pieces.add("timber", cylinder(0.012, height, { segments: 8, bevel: 0 }), { at: [x, y + height / 2, 0] });
  pieces.add("gold", sphere(0.022, 10), { at: [x, y + height, 0] });
  const wave = (side: number) =>
    grid(
      (u, v) => {
        const swing = Math.sin(u * 7) * 0.03 * u;
        const notch = u * 0.3 - (u > 0.99 ? (1 - Math.abs(v * 2 - 1)) * 0.07 : 0);
        return [
          x + (side > 0 ? notch : 0.3 - 0.3 * u - (1 - u > 0.99 ? (1 - Math.abs(v * 2 - 1)) * 0.07 : 0)),
          y + height - 0.2 + v * 0.17,
          (side > 0 ? swing : Math.sin((1 - u) * 7) * 0.03 * (1 - u)) + side * 0.003,
        ];
      },
      { columns: 12, rows: 4 },
    );
  for (const side of [1, -1]) pieces.add("cloth", wave(side));
}

function addClock(brief: Brief, pieces: TowerPieces, face: number, y: number): void {
  const hour = brief.random.fork("hour").between(0, 360);
  for (const degrees of [0, 90, 180, 270]) {
    const put = (layer: TowerLayer, shape: Shape, where: Placement = {}) =>
      pieces.add(layer, placed(placed(shape, where), { at: [0, y, face] }), { turn: [0, degrees, 0] });
    put("gold", cylinder(0.2, 0.05, { bevel: 0.015, segments: brief.segments(36) }), { turn: [90, 0, 0] });
    put("plaster", cylinder(0.175, 0.06, { bevel: 0.005, segments: brief.segments(36) }), { turn: [90, 0, 0] });
    for (let mark = 0; mark < 12; mark++)
      put("iron", placed(box(0.014, mark % 3 === 0 ? 0.045 : 0.026, 0.012, 0), { at: [0, 0.145, 0.032] }), { turn: [0, 0, mark * 30] });
    for (const [length, turn] of [
      [0.1, hour],
      [0.14, hour * 12],
    ] as const)
      put("iron", placed(box(0.016, length, 0.01, 0), { at: [0, length * 0.42, 0.036] }), { turn: [0, 0, -turn] });
    put("gold", cylinder(0.016, 0.02, { segments: 12, bevel: 0.004 }), { turn: [90, 0, 0], at: [0, 0, 0.036] });
  }
}

/** A round turret that grows out of a corner, with a pointed hat. */
function addTurret(brief: Brief, pieces: TowerPieces, face: number, tall: number): void {
  const { random } = brief;
  const side = random.fork("turret side").pick([1, -1]);
  const segments = brief.segments(22);
  const low = tall * 0.55;
  const high = tall + 0.3;
  const r = 0.13;
  const at = [side * face * 0.92, 0, face * 0.72] as const;
  const put = (layer: TowerLayer, shape: Shape, y = 0) => pieces.add(layer, shape, { at: [at[0], y, at[2]] });
  put(
    "walls",
    lathe(
      [
        [0.02, low - 0.2],
        [r * 0.6, low - 0.1],
        [r, low],
        [r, high],
        [r * 0.5, high + 0.01],
      ],
      { segments, creaseDegrees: 30 },
    ),
  );
  put(
    "base",
    lathe(
      [
        [r * 0.9, low - 0.03],
        [r * 1.12, low - 0.015],
        [r * 1.12, low + 0.02],
        [r * 0.9, low + 0.03],
      ],
      { segments },
    ),
  );
  put(
    "roof",
    coneRoof({ radius: r * 1.3, height: 0.36, rows: brief.isStyle("low-poly") ? 3 : 6, segments, flare: 0.25, thick: 0.014 }),
    high,
  );
  put("gold", sphere(0.022, 10), high + 0.37);
  for (const degrees of [-30, 60]) {
    const pane = extruded(archOutline(0.03, 0.09), 0.02);
    pieces.add("glass", placed(placed(pane, { at: [0, high - 0.16, r - 0.002] }), { turn: [0, degrees * side, 0] }), { at });
    pieces.add("base", placed(placed(archBand(0.034, 0.02, 0.03), { at: [0, high - 0.115, r] }), { turn: [0, degrees * side, 0] }), { at });
  }
}
