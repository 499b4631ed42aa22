import { CatmullRomCurve3, Vector3 } from "three";
import { grid } from "./grid.ts";
import { joined, makeShape, type Point, type Shape, smoothed } from "./shape.ts";

interface TubeOptions {
  sides?: number;
  /** Rings along the way; by default as many as the bends need. */
  rings?: number;
  /** The last point leads back to the first. */
  isClosed?: boolean;
  /** Straight lines between the points instead of a soft curve. */
  isStraight?: boolean;
  /** Squeezes the cross-section: height over width. */
  flatten?: number;
  creaseDegrees?: number;
}

/** A hose along the points, its thickness a number or a function of the way (0 to 1), with closed ends. */
export function tube(path: readonly Point[], radius: number | ((t: number) => number), options: TubeOptions = {}): Shape {
  const { sides = 12, isClosed = false, isStraight = false, flatten = 1, creaseDegrees = 50 } = options;
  const centres = isStraight && !options.rings ? path.map((point) => new Vector3(...point)) : sampled(path, options);
  const rows = centres.length - 1;
  const frames = transportedFrames(centres, isClosed);
  const size = typeof radius === "number" ? () => radius : radius;
  const at = (u: number, row: number): Point => {
    const angle = u === 1 ? 0 : u * 2 * Math.PI;
    const { side, up } = frames[row];
    const r = size(row / rows);
    const point = centres[row]
      .clone()
      .addScaledVector(side, r * Math.cos(angle))
      .addScaledVector(up, r * flatten * Math.sin(angle));
    return [point.x, point.y, point.z];
  };
  const body = grid((u, v) => at(u, Math.round(v * rows)), { columns: sides, rows });
  if (isClosed) return smoothed(body, creaseDegrees);
  const ends = [0, rows].filter((row) => size(row / rows) > 1e-6).map((row) => lid((u) => at(u, row), sides, frames[row], row === 0));
  return smoothed(joined([body, ...ends]), creaseDegrees);
}

function sampled(path: readonly Point[], { rings, isClosed = false, isStraight = false }: TubeOptions): Vector3[] {
  const points = path.map((point) => new Vector3(...point));
  const curve = new CatmullRomCurve3(points, isClosed, isStraight ? "catmullrom" : "centripetal", isStraight ? 0 : 0.5);
  return curve.getSpacedPoints(rings ?? Math.max(6, path.length * 5));
}

interface Frame {
  forward: Vector3;
  side: Vector3;
  up: Vector3;
}

/** Carries one frame along the way without twisting it; for a ring the leftover twist is spread evenly. */
function transportedFrames(centres: readonly Vector3[], isClosed: boolean): Frame[] {
  const last = centres.length - 1;
  const forwards = centres.map((centre, at) => {
    const before = at > 0 ? centres[at - 1] : isClosed ? centres[last - 1] : centre;
    const after = at < last ? centres[at + 1] : isClosed ? centres[1] : centre;
    return after.clone().sub(before).normalize();
  });
  const start = Math.abs(forwards[0].y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0);
  let side = new Vector3().crossVectors(start, forwards[0]).normalize();
  const frames = forwards.map((forward) => {
    side = side.clone().addScaledVector(forward, -side.dot(forward)).normalize();
    return { forward, side, up: new Vector3().crossVectors(forward, side) };
  });
  if (isClosed) untwist(frames);
  return frames;
}

function untwist(frames: Frame[]): void {
  const [first] = frames;
  const last = frames[frames.length - 1];
  const twist = Math.atan2(last.up.dot(first.side), last.side.dot(first.side));
  for (const [at, frame] of frames.entries()) {
    const angle = (twist * at) / (frames.length - 1);
    frame.side.applyAxisAngle(frame.forward, angle);
    frame.up.crossVectors(frame.forward, frame.side);
  }
}

/** A flat end. Its pieces lie in the plane of the last ring. */
function lid(at: (u: number) => Point, sides: number, frame: Frame, isStart: boolean): Shape {
  const rim = Array.from({ length: sides }, (_, side) => new Vector3(...at(side / sides)));
  const centre = rim.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(sides);
  const points = [centre, ...rim];
  const charts = points.flatMap((point) => {
    const offset = point.clone().sub(centre);
    return [offset.dot(frame.side), (isStart ? 1 : -1) * offset.dot(frame.up), 0];
  });
  const indices = rim.flatMap((_, side) => {
    const next = ((side + 1) % sides) + 1;
    return isStart ? [0, next, side + 1] : [0, side + 1, next];
  });
  return makeShape(
    points.flatMap(({ x, y, z }) => [x, y, z]),
    indices,
    { charts },
  );
}
