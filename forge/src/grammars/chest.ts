import { hex, lighter, type Rgb } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder, extruded, sphere, torus } from "../solid/shapes/forms.ts";
import { joined, type Point, patterned, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import type { Surface } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import { strongbox } from "./chest-strongbox.ts";
import { treasure } from "./chest-treasure.ts";
import type { Grammar } from "./grammar.ts";
import { cornerAt, swept } from "./swept.ts";

export const chest: Grammar = {
  id: "chest",
  nouns: ["chest", "treasure chest", "loot chest", "coffer", "trunk", "strongbox", "footlocker", "pirate chest", "loot box", "jewel box"],
  about: "a treasure chest or coffer of wood with iron bands, a lock and a hinged lid, or an armoured loot box",
  traits: {
    open: ["open", "opened", "treasure", "gold-filled", "full", "loot", "coins", "filled"],
    closed: ["closed", "locked", "shut"],
    flat: ["flat", "footlocker", "trunk", "travel", "square"],
    grand: ["royal", "king", "legendary", "epic", "jewelled", "rich", "boss"],
    long: ["long", "wide"],
    small: ["small", "little", "jewel", "jewellery"],
  },
  metresPerUnit: 0.8,
  build(brief) {
    const isMachine = brief.isStyle("sci-fi", "modern") || brief.look.material === "steel" || brief.look.material === "plastic";
    return isMachine ? strongbox(brief) : coffer(brief);
  },
};

interface Coffer {
  width: number;
  /** Of the body, without the lid. */
  height: number;
  depth: number;
  /** How high the lid rises above its rim; nearly nothing for a flat one. */
  rise: number;
  /** How much narrower the body is below. */
  taper: number;
  isOpen: boolean;
  band: number;
}

function measure(brief: Brief): Coffer {
  const { random } = brief;
  const isToy = brief.isStyle("cartoon");
  const width = brief.has("long") ? 1.4 : brief.has("small") ? 0.85 : random.between(1.02, 1.22);
  const depth = brief.has("small") ? 0.62 : random.between(0.62, 0.74);
  const isFlat = brief.has("flat") || (!isToy && random.fork("lid").chance(0.16));
  return {
    width,
    depth,
    height: isToy ? 0.52 : random.between(0.42, 0.52),
    rise: isFlat ? 0.1 : depth * random.between(0.34, 0.5),
    taper: isToy ? 0.86 : random.pick([1, 1, 0.93]),
    isOpen: !brief.has("closed") && (brief.has("open") || brief.has("grand") || brief.look.glow !== null),
    band: isToy ? 0.13 : random.between(0.07, 0.1),
  };
}

/** Planks, bands and a lock; the lid is built shut and turned about its hinge. */
function coffer(brief: Brief): Part[] {
  const size = measure(brief);
  const tone = brief.random.fork("wood").pick([0x7d4c28, 0x5e3a22, 0x94602f, 0x6d3a24, 0x82613c]);
  const color = brief.color(0, hex(tone));
  const metal = bandSurface(brief);
  const bottom = { planks: bodyPlanks(brief, size), metal: bodyBands(brief, size) };
  const top = { planks: lidPlanks(brief, size), metal: lidBands(brief, size) };
  const lift = (shape: Shape) => hinged(shape, size);
  const parts: Part[] = [
    { name: "body", shape: bottom.planks, surface: brief.made("wood", color) },
    { name: "lid", shape: lift(top.planks), surface: brief.made("wood", lighter(color, 0.05)) },
    { name: "bands", shape: joined([bottom.metal, lift(top.metal)]), surface: metal },
    { name: "lock", shape: lockShape(brief, size), surface: lockSurface(brief) },
    { name: "keyhole", shape: keyhole(size), surface: brief.look.glow ? glowing(brief.look.glow) : brief.always("obsidian") },
  ];
  if (size.isOpen) parts.push(...treasure(brief, size));
  if (brief.isStyle("fantasy", "ornate") || brief.has("grand")) parts.push(jewels(brief, size, lift));
  return parts;
}

function hinged(shape: Shape, { height, depth, isOpen }: Coffer): Shape {
  if (!isOpen) return shape;
  const hinge: Point = [0, -height, depth / 2];
  return placed(placed(placed(shape, { at: hinge }), { turn: [-68, 0, 0] }), { at: [0, height, -depth / 2] });
}

/** Narrower towards the ground when the chest tapers. */
const drawnIn = ({ height, taper }: Coffer, y: number) => taper + (1 - taper) * Math.max(0, Math.min(1, y / height));

function tapered(shape: Shape, size: Coffer): Shape {
  if (size.taper === 1) return shape;
  const copy = shape.clone();
  const position = copy.getAttribute("position");
  for (let at = 0; at < position.count; at++) {
    const by = drawnIn(size, position.getY(at));
    position.setXYZ(at, position.getX(at) * by, position.getY(at), position.getZ(at) * by);
  }
  return copy;
}

/** Lying planks round the four walls, and a floor. */
function bodyPlanks(brief: Brief, size: Coffer): Shape {
  const { width, height, depth } = size;
  const chance = brief.random.fork("body");
  const rows = brief.isStyle("cartoon", "low-poly") ? 3 : chance.whole(3, 5);
  const grained = (length: number, tall: number) => {
    const upright = patterned(box(tall - 0.008, length, 0.05, 0.009), [chance.between(0, 9), chance.between(0, 9), 0]);
    return placed(upright, { turn: [0, 0, 90] });
  };
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    const tall = height / rows;
    const y = tall * (row + 0.5);
    for (const side of [-1, 1]) {
      const sway = chance.between(-0.004, 0.004);
      shapes.push(placed(grained(width, tall), { at: [0, y, side * (depth / 2 - 0.025 + sway)] }));
      shapes.push(placed(placed(grained(depth - 0.1, tall), { turn: [0, 90, 0] }), { at: [side * (width / 2 - 0.025), y, 0] }));
    }
  }
  shapes.push(placed(patterned(box(depth - 0.06, width - 0.06, 0.04, 0.005), [3, 1, 0]), { turn: [90, 90, 0], at: [0, 0.04, 0] }));
  return tapered(joined(shapes), size);
}

/** Across the lid: half the depth to the front (1) or the back (−1), and how high the arch is there. */
function archAt({ depth, rise }: Coffer, t: number): { z: number; y: number } {
  const angle = t * Math.PI;
  return { z: (depth / 2) * Math.cos(angle), y: rise * Math.sin(angle) ** 0.9 };
}

function lidPlanks(brief: Brief, size: Coffer): Shape {
  const { width, height, depth, rise } = size;
  const chance = brief.random.fork("lid planks");
  const rim = 0.1;
  const count = brief.isStyle("cartoon", "low-poly") ? 5 : chance.whole(6, 8);
  const shapes = Array.from({ length: count }, (_, at) => {
    const ring = archedPlank(size, at / count + 0.004, (at + 1) / count - 0.004, 0.045, height + rim);
    const board = swept(
      (u, v) => {
        const { z, y } = cornerAt(ring, u);
        return [(v - 0.5) * width, y, z];
      },
      { columns: ring.length, rows: 1, creaseDegrees: 25 },
    );
    // Grain runs along y for the wood; these boards lie along x.
    const grain = patterned(placed(board, { turn: [0, 0, 90] }), [chance.between(0, 9), chance.between(0, 9), chance.between(0, 9)]);
    return placed(grain, { turn: [0, 0, -90] });
  });
  for (const side of [-1, 1]) {
    shapes.push(
      placed(placed(patterned(box(rim - 0.006, width, 0.05, 0.009), [chance.between(0, 9), 2, 0]), { turn: [0, 0, 90] }), {
        at: [0, height + rim / 2, side * (depth / 2 - 0.025)],
      }),
    );
    const outline = Array.from({ length: 17 }, (_, at): [number, number] => {
      const { z, y } = archAt({ ...size, depth: depth - 0.09, rise: rise - 0.045 }, at / 16);
      return [z, y + rim - 0.002];
    });
    const wall = extruded([[-(depth - 0.09) / 2, 0], [(depth - 0.09) / 2, 0], ...outline], 0.04, { bevel: 0.004 });
    shapes.push(placed(patterned(wall, [chance.between(0, 9), 0, 0]), { turn: [0, 90, 0], at: [side * (width / 2 - 0.035), height, 0] }));
  }
  return joined(shapes);
}

/** Cross-section of a board or band that follows the arch, anticlockwise seen from the right. */
function archedPlank(size: Coffer, from: number, to: number, thick: number, base: number, out = 0): { z: number; y: number }[] {
  const steps = 3;
  const outer = { ...size, depth: size.depth + out * 2, rise: size.rise + out };
  const inner = { ...outer, depth: outer.depth - thick * 2, rise: outer.rise - thick };
  const along = (of: Coffer, t: number) => {
    const { z, y } = archAt(of, t);
    return { z, y: y + base };
  };
  const shares = Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
  return [...shares.map((t) => along(inner, t)), ...shares.reverse().map((t) => along(outer, t))].reverse();
}

/** Places of the upright bands, from the middle outwards. */
function bandPlaces(brief: Brief, { width, band }: Coffer): number[] {
  const edge = width / 2 - band / 2 + 0.012;
  const inner = brief.random.fork("bands").pick([[], [0.24], [0.3], [0.26]]);
  return [-edge, edge, ...inner.flatMap((share) => [-share * width, share * width])];
}

function bodyBands(brief: Brief, size: Coffer): Shape {
  const { width, height, depth, band } = size;
  const thick = brief.isStyle("cartoon") ? 0.045 : 0.026;
  const pieces: Shape[] = [];
  for (const x of bandPlaces(brief, size)) {
    for (const side of [-1, 1])
      pieces.push(placed(box(band, height + 0.012, thick, 0.007), { at: [x, height / 2 - 0.004, side * (depth / 2 + 0.004)] }));
    for (const y of [0.1, 0.5, 0.9]) pieces.push(rivet(x, y * height, depth / 2 + 0.004 + thick / 2, brief));
  }
  for (const side of [-1, 1]) {
    for (const y of [0.04, height - 0.035]) {
      pieces.push(placed(box(width + 0.03, band * 0.72, thick * 0.8, 0.006), { at: [0, y, side * (depth / 2 + 0.002)] }));
      pieces.push(placed(box(thick * 0.8, band * 0.72, depth + 0.03, 0.006), { at: [side * (width / 2 + 0.004), y, 0] }));
    }
    for (const end of [-1, 1])
      pieces.push(
        placed(box(thick, height + 0.01, band, 0.007), {
          at: [side * (width / 2 + 0.006), height / 2, end * (depth / 2 - band / 2 + 0.012)],
        }),
      );
    pieces.push(handle(brief, side, size));
  }
  return tapered(joined(pieces), size);
}

function handle(brief: Brief, side: number, { width, height }: Coffer): Shape {
  const x = side * (width / 2 + 0.012);
  const y = height * 0.62;
  const grip: Point[] = [
    [x, y, -0.1],
    [x + side * 0.03, y - 0.02, -0.11],
    [x + side * 0.05, y - 0.1, -0.07],
    [x + side * 0.05, y - 0.1, 0.07],
    [x + side * 0.03, y - 0.02, 0.11],
    [x, y, 0.1],
  ];
  const plates = [-1, 1].map((end) => placed(box(0.03, 0.07, 0.07, 0.01), { at: [x, y, end * 0.1] }));
  return joined([tube(grip, 0.017, { sides: brief.segments(10), rings: brief.segments(24) }), ...plates]);
}

const rivet = (x: number, y: number, z: number, brief: Brief) =>
  placed(sphere(brief.isStyle("cartoon") ? 0.024 : 0.015, 8), { at: [x, y, z], scale: [1, 1, 0.7] });

function lidBands(brief: Brief, size: Coffer): Shape {
  const { width, height, depth, band } = size;
  const thick = brief.isStyle("cartoon") ? 0.05 : 0.032;
  const pieces: Shape[] = [];
  const steps = Math.max(6, brief.segments(16));
  for (const x of bandPlaces(brief, size)) {
    const strap = swept(
      (u, v) => {
        const [side, deep] = cornerAt(
          [
            [1, 0],
            [1, 1],
            [-1, 1],
            [-1, 0],
          ],
          u,
        );
        const { z, y } = archAt(
          { ...size, depth: depth + (deep * 2 - 1) * thick * 1.2, rise: size.rise + (deep - 0.5) * thick * 1.2 },
          1 - v,
        );
        return [x + (side * band) / 2, y + height + 0.1, z];
      },
      { columns: 4, rows: steps, creaseDegrees: 35 },
    );
    pieces.push(strap);
    for (const t of [0.12, 0.36, 0.64]) {
      const { z, y } = archAt({ ...size, depth: depth + thick * 1.2, rise: size.rise + thick * 0.6 }, t);
      pieces.push(rivet(x, y + height + 0.1, z, brief));
    }
    for (const side of [-1, 1])
      pieces.push(placed(box(band, 0.1, thick * 0.8, 0.007), { at: [x, height + 0.055, side * (depth / 2 + 0.004)] }));
  }
  for (const side of [-1, 1]) {
    pieces.push(placed(box(width + 0.034, band * 0.66, 0.026, 0.006), { at: [0, height + 0.034, side * (depth / 2 + 0.002)] }));
    pieces.push(placed(box(0.026, band * 0.66, depth + 0.03, 0.006), { at: [side * (width / 2 + 0.004), height + 0.034, 0] }));
  }
  return joined(pieces);
}

function lockShape(brief: Brief, size: Coffer): Shape {
  const { height, depth } = size;
  const front = depth / 2 + 0.025;
  const big = brief.isStyle("cartoon") ? 1.5 : 1;
  const shield: [number, number][] = [
    [-0.085, 0.1],
    [-0.085, -0.03],
    [0, -0.13],
    [0.085, -0.03],
    [0.085, 0.1],
  ];
  const plate = placed(extruded(shield, 0.05, { bevel: 0.012 }), { scale: big, at: [0, height - 0.11, front] });
  if (brief.random.fork("lock").chance(0.4) && !size.isOpen) {
    const ring = placed(torus(0.055, 0.014, brief.segments(24), 10), { turn: [90, 0, 0], at: [0, height - 0.12, front + 0.05] });
    const padlock = placed(box(0.15, 0.13, 0.06, 0.02, 2), { at: [0, height - 0.2, front + 0.05] });
    return joined([plate, ring, padlock]);
  }
  return joined([
    plate,
    placed(cylinder(0.04 * big, 0.03, { bevel: 0.008, segments: brief.segments(20) }), {
      turn: [90, 0, 0],
      at: [0, height - 0.1, front + 0.025],
    }),
  ]);
}

function keyhole({ height, depth }: Coffer): Shape {
  const z = depth / 2 + 0.066;
  return joined([
    placed(cylinder(0.016, 0.03, { bevel: 0.002, segments: 12 }), { turn: [90, 0, 0], at: [0, height - 0.095, z] }),
    placed(box(0.014, 0.045, 0.028, 0.002), { at: [0, height - 0.12, z] }),
  ]);
}

function bandSurface(brief: Brief): Surface {
  const isRich = brief.isStyle("ornate", "fantasy") || brief.has("grand");
  const own = brief.isStyle("steampunk")
    ? "brass"
    : isRich
      ? "gold"
      : brief.random.fork("metal").pick(["iron", "iron", "brass", "bronze", "steel"] as const);
  return brief.always(own, brief.look.colors[1] ?? (own === "iron" ? hex(0x74767a) : undefined));
}

const lockSurface = (brief: Brief): Surface =>
  brief.always(brief.random.fork("lock metal").pick(["brass", "gold", "steel"]), brief.look.colors[2]);

function jewels(brief: Brief, size: Coffer, lift: (shape: Shape) => Shape): Part {
  const stones: Shape[] = [];
  for (const x of bandPlaces(brief, size)) {
    const { z, y } = archAt({ ...size, depth: size.depth + 0.05, rise: size.rise + 0.03 }, 0.24);
    stones.push(lift(placed(sphere(0.034, 12), { at: [x, y + size.height + 0.1, z], scale: [1, 1.25, 1] })));
    stones.push(
      placed(sphere(0.03, 12), {
        at: [x * drawnIn(size, size.height * 0.7), size.height * 0.7, (size.depth / 2 + 0.02) * drawnIn(size, size.height * 0.7)],
        scale: [1, 1.3, 0.7],
      }),
    );
  }
  const color: Rgb = brief.look.glow ?? brief.random.fork("jewels").pick([hex(0xc21f3a), hex(0x1f6fd0), hex(0x16a05c), hex(0x8a3fd0)]);
  return { name: "jewels", shape: joined(stones), surface: brief.look.glow ? glowing(color) : brief.always("crystal", color) };
}
