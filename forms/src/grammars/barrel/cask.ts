import type { Brief } from "@blenda/forge/grammar/brief";
import { cornerAt, swept } from "@blenda/forge/language/pieces/swept";
import { mix } from "@blenda/forge/solid/color";
import { extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";

export interface Cask {
  /** At the waist, at the ends, and from end to end. */
  belly: number;
  end: number;
  height: number;
  staves: number;
  thick: number;
}

export const radiusAt = ({ belly, end, height }: Cask, y: number) => mix(belly, end, ((2 * y) / height) ** 2);

export function staves(brief: Brief, cask: Cask): Shape {
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
export function heads(brief: Brief, cask: Cask): Shape {
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

export function hoops(brief: Brief, cask: Cask): Shape {
  const wide = brief.isStyle("cartoon") ? 0.085 : 0.045;
  const thick = brief.isStyle("cartoon") ? 0.035 : 0.016;
  const pieces: Shape[] = [];
  const outside = (y: number) => radiusAt(cask, y) + 0.004;
  for (const [index, y] of hoopHeights(brief, cask).entries()) {
    if (brief.has("rope")) {
      for (const shift of [-0.034, 0, 0.034])
        pieces.push(placed(torus(outside(y + shift) + 0.006, 0.02, brief.segments(34), 6), { at: [0, y + shift, 0] }));
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
