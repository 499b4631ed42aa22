import { glyphOf, MARKS } from "./glyphs.ts";

type Dot = readonly [number, number];

interface Line {
  from: Dot;
  to: Dot;
}

/** Something drawn with strokes: half a unit high about the origin, as wide as it needs. */
export interface Drawing {
  width: number;
  height: number;
  /** Distance to the nearest stroke's edge, negative inside. */
  distance(x: number, y: number): number;
}

const CAPITAL = 6;
const GAP = 1.5;
const SPACE = 2.6;
/** Half the thickness of a stroke. */
const PEN = 0.46;
const STEPS = 6;

/** The letters of a line of text that somebody drew; others are left out. */
export const canWrite = (text: string) => [...text.normalize("NFD")].some((letter) => glyphOf(letter) !== null);

/** A line of text as a distance field: sharp at any size. */
export function lettering(text: string): Drawing {
  const lines: Line[] = [];
  let pen = 0;
  let middle = 0;
  let top = CAPITAL;
  for (const letter of text.normalize("NFD")) {
    const mark = MARKS[letter];
    const glyph = mark ? null : glyphOf(letter);
    if (mark) lines.push(...strokesOf(mark, 1).map((line) => moved(line, middle, top)));
    else if (glyph) {
      const own = strokesOf(glyph.strokes, glyph.scale);
      const xs = own.flatMap(({ from, to }) => [from[0], to[0]]);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      lines.push(...own.map((line) => moved(line, pen - left, 0)));
      middle = pen + (right - left) / 2;
      top = Math.max(...own.flatMap(({ from, to }) => [from[1], to[1]]));
      pen += right - left + GAP;
    } else pen += SPACE;
  }
  const width = Math.max(pen - GAP, 1);
  return {
    width: width + 2 * PEN,
    height: CAPITAL + 2 * PEN,
    distance: fieldOf(lines.map((line) => moved(line, -width / 2, -CAPITAL / 2))),
  };
}

const moved = ({ from, to }: Line, x: number, y: number): Line => ({ from: [from[0] + x, from[1] + y], to: [to[0] + x, to[1] + y] });

function strokesOf(strokes: string, scale: number): Line[] {
  return strokes.split("|").flatMap((stroke) => {
    const dots = dotsOf(stroke).map(([x, y]): Dot => [x * scale, y * scale]);
    return dots.slice(1).map((to, at): Line => ({ from: dots[at], to }));
  });
}

function dotsOf(stroke: string): Dot[] {
  const numbers = (text: string) =>
    text
      .trim()
      .split(" ")
      .map((pair) => pair.split(",").map(Number) as unknown as Dot);
  if (stroke.startsWith("o")) {
    const [[x, y], [rx, ry]] = numbers(stroke.slice(1));
    return Array.from({ length: 25 }, (_, at): Dot => {
      const angle = (at / 24) * 2 * Math.PI;
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
    });
  }
  return stroke.startsWith("~") ? softened(numbers(stroke.slice(1))) : numbers(stroke);
}

/** Points of a soft curve through the given ones. */
function softened(dots: readonly Dot[]): Dot[] {
  const at = (index: number) => dots[Math.max(0, Math.min(dots.length - 1, index))];
  const out: Dot[] = [];
  for (let index = 0; index + 1 < dots.length; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const along = (axis: 0 | 1) =>
        p1[axis] +
        0.5 *
          t *
          (p2[axis] -
            p0[axis] +
            t * (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis] + t * (3 * (p1[axis] - p2[axis]) + p3[axis] - p0[axis])));
      out.push([along(0), along(1)]);
    }
  }
  return [...out, dots[dots.length - 1]];
}

/** Strokes sorted into columns, so that a point asks only those near it. */
function fieldOf(lines: readonly Line[]): Drawing["distance"] {
  const columns = new Map<number, Line[]>();
  for (const line of lines) {
    const [low, high] = [Math.min(line.from[0], line.to[0]), Math.max(line.from[0], line.to[0])];
    for (let column = Math.floor(low - 1); column <= Math.floor(high + 1); column++)
      columns.set(column, [...(columns.get(column) ?? []), line]);
  }
  return (x, y) => {
    let nearest = Infinity;
    for (const { from, to } of columns.get(Math.floor(x)) ?? []) {
      const [dx, dy, px, py] = [to[0] - from[0], to[1] - from[1], x - from[0], y - from[1]];
      const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(px - dx * t, py - dy * t));
    }
    return nearest - PEN;
  };
}
