import { darker, hex, lighter, mix, type Rgb } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { cylinder, extruded, sphere, torus } from "../solid/shapes/forms.ts";
import { lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, type Point, patterned, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";
import type { Surface } from "../solid/surfaces/surface.ts";
import { drum } from "./barrel-drum.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";
import { cornerAt, swept } from "./swept.ts";

const SHEET_METALS: readonly MaterialName[] = ["steel", "iron", "plastic", "copper", "rubber"];

export const barrel: Grammar = {
  id: "barrel",
  nouns: [
    "barrel",
    "wooden barrel",
    "keg",
    "cask",
    "drum",
    "oil drum",
    "oil barrel",
    "tun",
    "wine barrel",
    "beer keg",
    "rain barrel",
    "steel drum",
  ],
  about: "a barrel, cask or keg of wooden staves with metal hoops, or an industrial oil drum of steel",
  traits: {
    drum: ["drum", "oil", "fuel", "petrol", "industrial", "chemical"],
    toxic: ["toxic", "radioactive", "nuclear", "hazard", "hazardous", "waste", "slime"],
    explosive: ["explosive", "exploding", "gunpowder", "powder", "tnt", "flammable"],
    lying: ["lying", "cask", "horizontal", "sideways", "wine"],
    tapped: ["tap", "beer", "keg", "ale", "spigot"],
    open: ["open", "water", "rain", "empty"],
    slim: ["slim", "tall", "narrow"],
    fat: ["fat", "wide", "round", "short", "tun"],
    rope: ["rope", "pirate", "ship", "nautical"],
  },
  metresPerUnit: 0.75,
  build(brief) {
    const isDrum =
      brief.has("drum") ||
      brief.has("toxic") ||
      brief.isStyle("sci-fi", "modern") ||
      (brief.look.material !== null && SHEET_METALS.includes(brief.look.material));
    return isDrum ? drum(brief) : staved(brief);
  },
};

interface Cask {
  /** At the waist, at the ends, and from end to end. */
  belly: number;
  end: number;
  height: number;
  staves: number;
  thick: number;
}

function measure(brief: Brief): Cask {
  const { random } = brief;
  const girth = brief.has("slim") ? 0.34 : brief.has("fat") ? 0.55 : random.between(0.4, 0.48);
  const bulge = brief.isStyle("cartoon") ? 1.42 : random.between(1.14, 1.32);
  const staves = brief.isStyle("low-poly") ? 9 : brief.isStyle("cartoon") ? 10 : random.whole(14, brief.isDetailed ? 22 : 19);
  return {
    belly: girth,
    end: girth / bulge,
    height: brief.has("fat") ? 0.98 : random.between(1.08, 1.24),
    staves,
    thick: brief.isStyle("cartoon") ? 0.075 : 0.05,
  };
}

const radiusAt = ({ belly, end, height }: Cask, y: number) => mix(belly, end, ((2 * y) / height) ** 2);

/** Staves bent round two heads and held by hoops; standing, or lying on a cradle. */
function staved(brief: Brief): Part[] {
  const cask = measure(brief);
  const woodTone = brief.random.fork("wood").pick([0x9c6b3d, 0x7d4f2b, 0xa98253, 0x6b4329, 0x8f6a45]);
  const color = brief.color(0, brief.has("explosive") ? hex(0x9c2f22) : hex(woodTone));
  const trim = hoopSurface(brief);
  const parts: Part[] = [
    { name: "staves", shape: staves(brief, cask), surface: brief.made("wood", color) },
    { name: "heads", shape: heads(brief, cask), surface: brief.made("wood", darker(color, 0.18)), density: 0.9 },
    { name: "hoops", shape: hoops(brief, cask), surface: trim },
  ];
  const isLying = brief.has("lying");
  if (brief.has("open") && !isLying) parts.push(contents(brief, cask));
  if (brief.has("tapped") || isLying || brief.random.fork("tap").chance(0.3)) parts.push(...tap(brief, cask, isLying));
  if (brief.has("explosive")) parts.push(...fuse(brief, cask));
  if (brief.isStyle("steampunk")) parts.push(...gauge(brief, cask));
  if (brief.look.glow && !brief.has("open")) parts.push(knots(cask, brief.look.glow));
  if (!isLying) return parts;
  const laid = parts.map((part) => ({ ...part, shape: placed(part.shape, { turn: [90, 0, 0] }) }));
  return [...laid, cradle(brief, cask, darker(color, 0.3))];
}

function staves(brief: Brief, cask: Cask): Shape {
  const chance = brief.random.fork("staves");
  const { staves: count, thick, height } = cask;
  const wide = (2 * Math.PI) / count;
  const cut = Math.min(0.12, 0.012 / (wide * cask.belly));
  const shapes = Array.from({ length: count }, (_, at) => {
    const [left, right] = [at * wide + 0.004, (at + 1) * wide - 0.004];
    const lift = chance.between(-0.006, 0.006) + (brief.look.wear > 0.5 ? chance.between(-0.05, 0) : 0);
    const swell = chance.between(-0.005, 0.005);
    const ring: [number, number][] = [
      [cut, 0],
      [0.5, -0.004],
      [1 - cut, 0],
      [1, 0.014],
      [1, thick],
      [0, thick],
      [0, 0.014],
    ];
    const shape = swept(
      (u, v) => {
        const [across, deep] = cornerAt(ring, u);
        const y = (v - 0.5) * (height + lift * 2);
        const r = radiusAt(cask, y) + swell - deep;
        const angle = mix(left, right, across);
        return [r * Math.sin(angle), y, r * Math.cos(angle)];
      },
      { columns: ring.length, rows: Math.max(4, brief.segments(10)), creaseDegrees: 30 },
    );
    return patterned(shape, [chance.between(0, 9), chance.between(0, 9), chance.between(0, 9)]);
  });
  return joined(shapes);
}

/** Boards side by side, cut round, a hand's breadth inside each end. */
function heads(brief: Brief, cask: Cask): Shape {
  const chance = brief.random.fork("heads");
  const r = radiusAt(cask, cask.height * 0.45) - cask.thick * 0.7;
  const boards = brief.isStyle("cartoon", "low-poly") ? 4 : chance.whole(5, 7);
  const sides = brief.has("open") && !brief.has("lying") ? [-1] : [-1, 1];
  return joined(
    sides.flatMap((side) =>
      Array.from({ length: boards }, (_, at) => {
        const slice = discSlice(r, -r + (2 * r * at) / boards + 0.003, -r + (2 * r * (at + 1)) / boards - 0.003);
        const board = patterned(extruded(slice, 0.03, { bevel: 0.004 }), [chance.between(0, 9), chance.between(0, 9), 0]);
        return placed(board, { turn: [-90, 0, 0], at: [0, side * (cask.height / 2 - 0.06) + chance.between(-0.002, 0.002), 0] });
      }),
    ),
  );
}

/** The part of a disc between two uprights, anticlockwise. */
function discSlice(r: number, left: number, right: number): [number, number][] {
  const steps = 6;
  const rim = (x: number, side: number): [number, number] => [x, side * Math.sqrt(Math.max(1e-5, r * r - x * x))];
  const low = Array.from({ length: steps + 1 }, (_, at) => rim(mix(left, right, at / steps), -1));
  const high = Array.from({ length: steps + 1 }, (_, at) => rim(mix(right, left, at / steps), 1));
  return [...low, ...high];
}

function hoopSurface(brief: Brief): Surface {
  if (brief.has("rope")) return brief.always("fabric", hex(0xb39663));
  const own = brief.isStyle("steampunk")
    ? "brass"
    : brief.isStyle("ornate", "fantasy")
      ? "gold"
      : brief.random.fork("hoops").pick(["iron", "iron", "steel", "copper"] as const);
  return brief.always(own, brief.look.colors[1] ?? (own === "iron" ? hex(0x77797c) : undefined));
}

function hoopHeights(brief: Brief, { height }: Cask): number[] {
  const chance = brief.random.fork("hoop places");
  const half = height / 2;
  const places = brief.isStyle("cartoon", "low-poly")
    ? [0.62]
    : chance.pick([
        [0.9, 0.34],
        [0.9, 0.62, 0.2],
        [0.9, 0.66],
        [0.9, 0.78, 0.3],
      ]);
  return places.flatMap((share) => [share * half, -share * half]);
}

function hoops(brief: Brief, cask: Cask): Shape {
  const wide = brief.isStyle("cartoon") ? 0.085 : 0.045;
  const thick = brief.isStyle("cartoon") ? 0.035 : 0.016;
  const pieces: Shape[] = [];
  const outside = (y: number) => radiusAt(cask, y) + 0.004;
  for (const [index, y] of hoopHeights(brief, cask).entries()) {
    if (brief.has("rope")) {
      for (const shift of [-0.034, 0, 0.034])
        pieces.push(placed(torus(outside(y + shift) + 0.006, 0.02, brief.segments(48), 8), { at: [0, y + shift, 0] }));
      continue;
    }
    const [low, high] = [y - wide / 2, y + wide / 2];
    const soft = thick * 0.35;
    const profile: ProfilePoint[] = [
      [outside(low) - 0.02, low],
      [outside(low) + thick - soft, low],
      [outside(low) + thick, low + soft],
      [outside(high) + thick, high - soft],
      [outside(high) + thick - soft, high],
      [outside(high) - 0.02, high],
    ];
    pieces.push(lathe(profile, { segments: brief.segments(48), creaseDegrees: 45 }));
    const count = brief.isStyle("steampunk", "ornate") ? 12 : 2;
    for (let at = 0; at < count; at++) {
      const angle = count > 2 ? (at / count) * 360 : 20 + index * 77 + at * 7;
      pieces.push(placed(placed(sphere(0.012, 8), { at: [0, y, outside(y) + thick], scale: [1, 1, 0.7] }), { turn: [0, angle, 0] }));
    }
  }
  return joined(pieces);
}

function contents(brief: Brief, cask: Cask): Part {
  const y = cask.height * 0.36;
  const glow = brief.look.glow;
  const water = lathe(
    [
      [radiusAt(cask, y) - 0.03, y],
      [0.3, y + 0.002],
      [0, y],
    ],
    { segments: brief.segments(40) },
  );
  return { name: "contents", shape: water, surface: glow ? glowing(glow, 0.8) : brief.always("ice", hex(0x3f7f8c)) };
}

/** A tap low on the front; on a lying cask it sits in the head. */
function tap(brief: Brief, cask: Cask, isLying: boolean): Part[] {
  const pipe: Point[] = [
    [0, 0, -0.05],
    [0, 0, 0.1],
    [0, -0.01, 0.15],
    [0, -0.07, 0.165],
  ];
  const pieces = [
    tube(pipe, 0.024, { sides: brief.segments(14), rings: 14 }),
    placed(cylinder(0.045, 0.03, { bevel: 0.008, segments: brief.segments(20) }), { turn: [90, 0, 0], at: [0, 0, 0.012] }),
    placed(cylinder(0.017, 0.09, { segments: brief.segments(12), bevel: 0.004 }), { at: [0, 0.045, 0.085] }),
    placed(cylinder(0.02, 0.12, { top: 0.026, bevel: 0.01, segments: brief.segments(14) }), { turn: [0, 0, 90], at: [0, 0.09, 0.085] }),
  ];
  const y = -cask.height * 0.27;
  // A lying cask is turned later: its upper head becomes the front and its own −z the top.
  const where = isLying
    ? { turn: [-90, 0, 0] as Point, at: [0, cask.height / 2 - 0.045, cask.end * 0.5] as Point }
    : { at: [0, y, radiusAt(cask, y)] as Point };
  return [{ name: "tap", shape: placed(joined(pieces), where), surface: brief.always("brass") }];
}

function fuse(brief: Brief, cask: Cask): Part[] {
  const top = cask.height / 2 - 0.05;
  const path: Point[] = [
    [0, top - 0.02, 0],
    [0.02, top + 0.1, 0.02],
    [0.09, top + 0.19, 0.03],
    [0.07, top + 0.27, 0.08],
  ];
  const spark = brief.look.glow ?? hex(0xffa53a);
  return [
    {
      name: "fuse",
      shape: joined([
        tube(path, 0.014, { sides: 8, rings: 16 }),
        placed(cylinder(0.06, 0.04, { bevel: 0.012, segments: brief.segments(20) }), { at: [0, top, 0] }),
      ]),
      surface: brief.always("fabric", hex(0xc9b48a)),
    },
    { name: "spark", shape: placed(sphere(0.028, 10), { at: path[3] }), surface: glowing(spark) },
  ];
}

function gauge(brief: Brief, cask: Cask): Part[] {
  const z = cask.belly;
  const ring = placed(torus(0.1, 0.018, brief.segments(32), 10), { turn: [90, 0, 0], at: [0, 0.12, z + 0.05] });
  const back = placed(cylinder(0.1, 0.09, { bevel: 0.01, segments: brief.segments(32) }), { turn: [90, 0, 0], at: [0, 0.12, z - 0.002] });
  const pipe = tube(
    [
      [0, 0.02, z + 0.02],
      [0, -0.1, z + 0.05],
      [0.12, -0.2, z + 0.02],
      [0.2, -0.28, z - 0.12],
    ],
    0.022,
    { sides: 12, rings: 20 },
  );
  const needle = placed(placed(cylinder(0.008, 0.07, { bevel: 0.002, segments: 6 }), { at: [0, 0.03, 0] }), {
    turn: [0, 0, -40],
    at: [0, 0.12, z + 0.05],
  });
  const face = placed(cylinder(0.092, 0.01, { bevel: 0.002, segments: brief.segments(32) }), {
    turn: [90, 0, 0],
    at: [0, 0.12, z + 0.045],
  });
  return [
    { name: "fittings", shape: joined([ring, back, pipe]), surface: brief.always("brass") },
    { name: "dial", shape: face, surface: brief.look.glow ? glowing(lighter(brief.look.glow, 0.2), 0.7) : brief.always("porcelain") },
    { name: "needle", shape: needle, surface: brief.always("plastic", hex(0xb02a1c)) },
  ];
}

/** Round windows of light set into the belly. */
function knots(cask: Cask, glow: Rgb): Part {
  const lamps = Array.from({ length: 6 }, (_, at) =>
    placed(placed(cylinder(0.045, 0.03, { bevel: 0.012, segments: 18 }), { turn: [90, 0, 0], at: [0, 0, cask.belly + 0.002] }), {
      turn: [0, at * 60, 0],
    }),
  );
  return { name: "lights", shape: joined(lamps), surface: glowing(glow) };
}

function cradle(brief: Brief, cask: Cask, color: Rgb): Part {
  const { solids } = brief;
  const blocks = [-0.27, 0.27].map((z) => {
    const r = radiusAt(cask, z) + 0.01;
    const saddle = solids.box(cask.belly * 1.7, 0.26, 0.09, 0.012).at(0, -cask.belly * 0.86, z);
    return saddle.minus(
      solids
        .cylinder(r, 0.4, { segments: brief.segments(48) })
        .turn(90, 0, 0)
        .at(0, 0, z),
    );
  });
  const rails = [-1, 1].map((side) => solids.box(0.08, 0.07, 0.78, 0.01).at(side * cask.belly * 0.62, -cask.belly * 0.86 - 0.13, 0));
  return { name: "cradle", shape: solids.union(...blocks, ...rails).shape(), surface: brief.made("wood", color) };
}
