import type { Pair } from "@blenda/forge/language/pieces/outlines";
import { makeShape, type Point, type Shape, smoothed } from "@blenda/forge/solid/shapes/shape";

export interface Plate {
  /** Anticlockwise, seen from the front. */
  outline: readonly Pair[];
  /** How far the surface stands forward at a place. */
  bulge: (x: number, y: number) => number;
  thick: number;
  rings: number;
}

/** A bent board of any outline: front, back and the edge between them, each unrolled as it is seen. */
export function plateShape({ outline, bulge, thick, rings }: Plate): Shape {
  const count = outline.length;
  const positions: number[] = [];
  const charts: number[] = [];
  const indices: number[] = [];
  const face = (sign: 1 | -1) => {
    const base = positions.length / 3;
    for (let ring = 0; ring <= rings; ring++) {
      for (const [ox, oy] of outline) {
        const share = 1 - ring / rings;
        const [x, y] = [ox * share, oy * share];
        positions.push(x, y, bulge(x, y) + (sign * thick) / 2);
        charts.push(sign * x, -y, sign > 0 ? 0 : 1);
      }
    }
    for (let ring = 0; ring < rings; ring++) {
      for (let at = 0; at < count; at++) {
        const [a, b] = [base + ring * count + at, base + ring * count + ((at + 1) % count)];
        const [c, d] = [b + count, a + count];
        const quad = ring === rings - 1 ? [a, b, c] : [a, b, c, a, c, d];
        indices.push(...(sign > 0 ? quad : [...quad].reverse()));
      }
    }
  };
  face(1);
  face(-1);
  // The edge is cut into short strips: one as long as the whole way round would not fit the atlas.
  const strips = Math.min(count, 8);
  for (let strip = 0; strip < strips; strip++) {
    const [from, to] = [Math.round((count * strip) / strips), Math.round((count * (strip + 1)) / strips)];
    let way = 0;
    for (let at = from; at <= to; at++) {
      const [x, y] = outline[at % count];
      const [px, py] = outline[Math.max(from, at - 1) % count];
      way += Math.hypot(x - px, y - py);
      const base = positions.length / 3;
      for (const sign of [1, -1]) {
        positions.push(x, y, bulge(x, y) + (sign * thick) / 2);
        charts.push(way, (sign * thick) / 2, 2 + strip);
      }
      if (at < to) indices.push(base, base + 1, base + 3, base, base + 3, base + 2);
    }
  }
  return smoothed(makeShape(positions, indices, { charts }), 40);
}

/** The outline in space, drawn together by `inset` towards the middle. */
export const rimPath = ({ outline, bulge }: Plate, inset = 1): Point[] =>
  outline.map(([x, y]): Point => [x * inset, y * inset, bulge(x * inset, y * inset)]);
