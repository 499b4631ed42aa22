import type { Brief } from "@blenda/forge/grammar/brief";
import { cornerAt, swept } from "@blenda/forge/language/pieces/swept";
import type { Motion } from "@blenda/forge/solid/part";
import { box, extruded } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { archAt, bandPlaces, type Coffer, rivet } from "./size.ts";

const OPEN_DEGREES = -68;

/** Built open it shuts, built shut it opens. */
export const lidMotion = ({ height, depth, isOpen }: Coffer): Motion => ({
  kind: "turn",
  at: [0, height, -depth / 2],
  axis: [1, 0, 0],
  from: 0,
  to: isOpen ? -OPEN_DEGREES : OPEN_DEGREES,
});

export function hinged(shape: Shape, { height, depth, isOpen }: Coffer): Shape {
  if (!isOpen) return shape;
  const hinge: Point = [0, -height, depth / 2];
  return placed(placed(placed(shape, { at: hinge }), { turn: [OPEN_DEGREES, 0, 0] }), { at: [0, height, -depth / 2] });
}

export function lidPlanks(brief: Brief, size: Coffer): Shape {
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

/** Cross-section of a board or band that follows the arch, clockwise seen from the right. */
function archedPlank(size: Coffer, from: number, to: number, thick: number, base: number, out = 0): { z: number; y: number }[] {
  const steps = 3;
  const outer = { ...size, depth: size.depth + out * 2, rise: size.rise + out };
  const inner = { ...outer, depth: outer.depth - thick * 2, rise: outer.rise - thick };
  const along = (of: Coffer, t: number) => {
    const { z, y } = archAt(of, t);
    return { z, y: y + base };
  };
  const shares = Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
  return [...shares.map((t) => along(inner, t)), ...shares.reverse().map((t) => along(outer, t))];
}

export function lidBands(brief: Brief, size: Coffer): Shape {
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
