import type { Brief } from "@blenda/forge/grammar/brief";
import { box, cylinder, extruded, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { bandPlaces, type Coffer, drawnIn, rivet } from "./size.ts";

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
export function bodyPlanks(brief: Brief, size: Coffer): Shape {
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

export function bodyBands(brief: Brief, size: Coffer): Shape {
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

export function lockShape(brief: Brief, size: Coffer): Shape {
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

export function keyhole({ height, depth }: Coffer): Shape {
  const z = depth / 2 + 0.066;
  return joined([
    placed(cylinder(0.016, 0.03, { bevel: 0.002, segments: 12 }), { turn: [90, 0, 0], at: [0, height - 0.095, z] }),
    placed(box(0.014, 0.045, 0.028, 0.002), { at: [0, height - 0.12, z] }),
  ]);
}
