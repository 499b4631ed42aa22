import { BufferAttribute } from "three";
import { lathe } from "../../solid/shapes/lathe.ts";
import { joined, type Shape } from "../../solid/shapes/shape.ts";

interface ConeRoof {
  radius: number;
  height: number;
  rows: number;
  segments: number;
  /** 0 a straight cone, towards 0.7 a bell with wide eaves. */
  flare: number;
  thick?: number;
}

/** Overlapping rows about the Y axis, the eaves at y = 0; each keeps coordinates of its own for its tiles. */
export function coneRoof({ radius, height, rows, segments, flare, thick = 0.02 }: ConeRoof): Shape {
  const wide = (up: number) => radius * ((1 - flare) * (1 - up) + flare * (1 - up) ** 2.4);
  const rings = Array.from({ length: rows }, (_, row) => {
    const [low, high] = [row / rows, Math.min(1, (row + 1.12) / rows)];
    const [r0, r1] = [wide(low), row === rows - 1 ? 0 : wide(high)];
    const [y0, y1] = [low * height, high * height];
    const ring = lathe(
      [
        [r0 * 0.86, y0 + thick * 0.5],
        [r0 + thick * 0.7, y0 - thick * 0.9],
        [r0 + thick, y0],
        [r1, y1],
      ],
      { segments, creaseDegrees: 30 },
    );
    return rowCoordinates(ring, 2 * Math.PI * radius, row);
  });
  return joined(rings);
}

/** Along the eaves, the row's number, and down the slope; every row is shifted by half a tile. */
function rowCoordinates(shape: Shape, girth: number, row: number): Shape {
  const uv = shape.getAttribute("uv");
  const position = shape.getAttribute("position");
  const pattern = new Float32Array(uv.count * 3);
  // The last rows are small: without fewer tiles they would shrink to hairs.
  const share = 1 / 2 ** Math.floor(row / 4);
  for (let at = 0; at < uv.count; at++) pattern.set([uv.getX(at) * girth * share + row * 0.045, row * 10, -position.getY(at)], at * 3);
  return shape.setAttribute("pattern", new BufferAttribute(pattern, 3));
}
