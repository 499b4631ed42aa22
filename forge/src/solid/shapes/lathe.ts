import { CatmullRomCurve3, Vector3 } from "three";
import { grid } from "./grid.ts";
import { joined, makeShape, type Shape, smoothed } from "./shape.ts";

/** Radius and height of one point of a profile. */
export type ProfilePoint = readonly [number, number];

interface LatheOptions {
  segments?: number;
  creaseDegrees?: number;
  /** Multiplies the radius: ribs, petals, dents. The angle is in radians. */
  radius?: ((angle: number, height: number) => number) | undefined;
}

/**
 * Turns a profile round the Y axis. Go up on the outside and down on the inside: begin on the axis below, end on the axis above
 * (or, for a vessel, inside on the axis). Seen from the front the angle grows to the right.
 */
export function lathe(profile: readonly ProfilePoint[], { segments = 48, creaseDegrees = 38, radius }: LatheOptions = {}): Shape {
  const pieces = sections(profile.filter((point, at) => at === 0 || !isSamePoint(point, profile[at - 1])));
  const shapes = pieces.map(({ points, isDisc }) => (isDisc ? disc(points, segments, radius) : wall(points, segments, radius)));
  return smoothed(joined(shapes), creaseDegrees);
}

/** More points on a soft curve through the given ones. */
export function curved(profile: readonly ProfilePoint[], count: number): ProfilePoint[] {
  const curve = new CatmullRomCurve3(
    profile.map(([r, y]) => new Vector3(r, y, 0)),
    false,
    "centripetal",
  );
  return curve.getSpacedPoints(count).map(({ x, y }) => [Math.max(0, x), y] as const);
}

const isSamePoint = (a: ProfilePoint, b: ProfilePoint) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-7;

interface Section {
  points: ProfilePoint[];
  isDisc: boolean;
}

/** Flat stretches near the axis unroll as discs, everything else as bands; a sharp bend starts a new piece. */
function sections(profile: readonly ProfilePoint[]): Section[] {
  const out: Section[] = [];
  let before = 0;
  for (let at = 1; at < profile.length; at++) {
    const [r0, y0] = profile[at - 1];
    const [r1, y1] = profile[at];
    const heading = Math.atan2(y1 - y0, r1 - r0);
    const isFlat = Math.abs(Math.sin(heading)) < 0.62;
    const last = out.at(-1);
    const bend = Math.abs(Math.atan2(Math.sin(heading - before), Math.cos(heading - before)));
    before = heading;
    if (last && last.isDisc === isFlat && bend < 0.75) last.points.push(profile[at]);
    else out.push({ points: [profile[at - 1], profile[at]], isDisc: isFlat });
  }
  // A narrow ring far from the axis wastes a whole square of the atlas as a disc; as a band it is thin and straight.
  for (const section of out) {
    const radii = section.points.map(([r]) => r);
    section.isDisc &&= Math.min(...radii) < 0.55 * Math.max(...radii);
  }
  return out;
}

function wall(points: readonly ProfilePoint[], segments: number, radius: LatheOptions["radius"]): Shape {
  const rows = points.length - 1;
  return grid(
    (u, v) => {
      const [r, y] = points[Math.round(v * rows)];
      const angle = u * 2 * Math.PI;
      const size = r * (radius?.(angle, y) ?? 1);
      return u === 1 ? [0, y, r * (radius?.(0, y) ?? 1)] : [size * Math.sin(angle), y, size * Math.cos(angle)];
    },
    { columns: segments, rows },
  );
}

function disc(points: readonly ProfilePoint[], segments: number, radius: LatheOptions["radius"]): Shape {
  const isUp = points[points.length - 1][0] < points[0][0];
  const positions: number[] = [];
  const charts: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  // Lengths along the slope, so that a cone keeps its area when it is laid flat.
  const slope = slopeLengths(points);
  for (const [row, [r, y]] of points.entries()) {
    for (let column = 0; column <= segments; column++) {
      const angle = column === segments ? 0 : (column / segments) * 2 * Math.PI;
      const size = r * (radius?.(angle, y) ?? 1);
      positions.push(size * Math.sin(angle), y, size * Math.cos(angle));
      const flat = slope[row];
      charts.push(flat * Math.sin(angle), (isUp ? 1 : -1) * flat * Math.cos(angle), 0);
      uvs.push(column / segments, row / (points.length - 1));
    }
  }
  for (let row = 0; row + 1 < points.length; row++) {
    for (let column = 0; column < segments; column++) {
      const a = row * (segments + 1) + column;
      const d = a + segments + 1;
      const [b, c] = [a + 1, d + 1];
      if (points[row][0] > 1e-7) indices.push(a, b, c);
      if (points[row + 1][0] > 1e-7) indices.push(a, c, d);
    }
  }
  return makeShape(positions, indices, { uvs, charts });
}

function slopeLengths(points: readonly ProfilePoint[]): number[] {
  const isUp = points[points.length - 1][0] < points[0][0];
  const order = isUp ? [...points].reverse() : [...points];
  const lengths = [order[0][0]];
  for (let at = 1; at < order.length; at++)
    lengths.push(lengths[at - 1] + Math.hypot(order[at][0] - order[at - 1][0], order[at][1] - order[at - 1][1]));
  return isUp ? lengths.reverse() : lengths;
}
