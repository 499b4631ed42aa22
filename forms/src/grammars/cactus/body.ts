import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import type { Random } from "@blenda/forge/solid/random";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, makeShape, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { CatmullRomCurve3, Vector3 } from "three";

/** A place spines grow from, and where they point. */
export interface Areole {
  at: Point;
  out: Point;
  size: number;
}

/** A ribbed body along a path with a round end; the areoles sit on the crests of the ribs. */
export function ribbedTube(
  brief: Brief,
  path: readonly Point[],
  radius: number,
  ribs: number,
  hasFoot: boolean,
): { shape: Shape; areoles: Areole[] } {
  const curve = new CatmullRomCurve3(
    path.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  );
  const length = curve.getLength();
  const rows = brief.isStyle("low-poly") ? 7 : Math.max(12, Math.round(brief.segments(20) * Math.min(1.2, length)));
  const columns = ribs * (brief.isStyle("low-poly") ? 2 : 4);
  const frames = framesAlong(curve, rows);
  const roundShare = Math.min(0.55, (radius * 0.95) / length);
  const sizeAt = (t: number) => {
    const top = t > 1 - roundShare ? Math.sqrt(Math.max(0, 1 - ((t - 1 + roundShare) / roundShare) ** 2)) : 1;
    const foot = hasFoot && t < roundShare ? 0.72 + 0.28 * Math.sqrt(Math.max(0, 1 - (1 - t / roundShare) ** 2)) : 1;
    return radius * top * foot;
  };
  // Rows crowd towards the end, where the body closes.
  const spread = (v: number) => 1 - (1 - v) ** 1.5;
  const at = (u: number, v: number): Point => {
    const t = spread(v);
    const angle = (u === 1 ? 0 : u) * 2 * Math.PI;
    const { centre, side, up } = frameAt(frames, t);
    const furrow = 1 - 0.16 * (1 - Math.abs(Math.cos((angle * ribs) / 2)) ** 0.8);
    const r = sizeAt(t) * furrow;
    const point = centre
      .clone()
      .addScaledVector(side, r * Math.sin(angle))
      .addScaledVector(up, r * Math.cos(angle));
    return [point.x, point.y, point.z];
  };
  const shape = grid(at, { columns, rows, creaseDegrees: 75 });
  return { shape, areoles: areolesOn(at, ribs, length, radius, (v) => frameAt(frames, spread(v)).centre) };
}

interface Frame {
  centre: Vector3;
  side: Vector3;
  up: Vector3;
}

/** Seen from the tip, `side` is a quarter turn anticlockwise from `up`: the skin then faces outwards. */
function framesAlong(curve: CatmullRomCurve3, count: number): Frame[] {
  let up = new Vector3(0, 0, 1);
  return Array.from({ length: count + 1 }, (_, at) => {
    const forward = curve.getTangentAt(at / count);
    up = up.clone().addScaledVector(forward, -up.dot(forward)).normalize();
    return { centre: curve.getPointAt(at / count), up, side: new Vector3().crossVectors(forward, up) };
  });
}

function frameAt(frames: readonly Frame[], t: number): Frame {
  const place = Math.max(0, Math.min(1, t)) * (frames.length - 1);
  const index = Math.min(frames.length - 2, Math.floor(place));
  const share = place - index;
  const [a, b] = [frames[index], frames[index + 1]];
  return {
    centre: a.centre.clone().lerp(b.centre, share),
    side: a.side.clone().lerp(b.side, share).normalize(),
    up: a.up.clone().lerp(b.up, share).normalize(),
  };
}

function areolesOn(
  at: (u: number, v: number) => Point,
  ribs: number,
  length: number,
  radius: number,
  centreAt: (v: number) => Vector3,
): Areole[] {
  const rows = Math.max(4, Math.round(length / 0.15));
  const found: Areole[] = [];
  for (let rib = 0; rib < ribs; rib++) {
    for (let row = 0; row < rows; row++) {
      const v = 0.06 + (0.86 * (row + (rib % 2) * 0.5)) / rows;
      const point = at(rib / ribs, v);
      const out = new Vector3(...point).sub(centreAt(v)).normalize();
      found.push({ at: point, out: [out.x, out.y, out.z], size: Math.min(1, 0.45 + radius) });
    }
  }
  return found;
}

/** Three or four needles from every areole. */
export function spines(brief: Brief, areoles: readonly Areole[], random: Random): Shape {
  const needles = brief.isStyle("low-poly", "cartoon") ? 1 : brief.isDetailed ? 5 : 3;
  const limit = brief.isDetailed ? 1400 : 440;
  const step = Math.max(1, Math.ceil((areoles.length * needles) / limit));
  const positions: number[] = [];
  const indices: number[] = [];
  for (let index = 0; index < areoles.length; index += step) {
    const { at, out, size } = areoles[index];
    const direction = new Vector3(...out);
    for (let needle = 0; needle < needles; needle++) {
      const lean = new Vector3(random.between(-1, 1), random.between(-0.6, 1), random.between(-1, 1)).multiplyScalar(
        needles === 1 ? 0.1 : 0.75,
      );
      const along = direction.clone().add(lean).normalize();
      addNeedle(
        positions,
        indices,
        new Vector3(...at),
        along,
        (brief.isStyle("cartoon") ? 0.12 : 0.09) * size * random.between(0.7, 1.25),
        brief.isStyle("cartoon", "low-poly") ? 0.016 : 0.0065,
      );
    }
  }
  return makeShape(positions, indices);
}

function addNeedle(positions: number[], indices: number[], root: Vector3, along: Vector3, long: number, thick: number): void {
  const side = new Vector3().crossVectors(along, Math.abs(along.y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0)).normalize();
  const other = new Vector3().crossVectors(along, side);
  const base = positions.length / 3;
  const foot = root.clone().addScaledVector(along, -0.01);
  for (let corner = 0; corner < 3; corner++) {
    const angle = (corner / 3) * 2 * Math.PI;
    const point = foot
      .clone()
      .addScaledVector(side, Math.cos(angle) * thick)
      .addScaledVector(other, Math.sin(angle) * thick);
    positions.push(point.x, point.y, point.z);
  }
  const tip = root.clone().addScaledVector(along, long);
  positions.push(tip.x, tip.y, tip.z);
  indices.push(base, base + 1, base + 3, base + 1, base + 2, base + 3, base + 2, base, base + 3, base, base + 2, base + 1);
}

/** Two rings of petals about a heart, opening upwards; one unit is a wide flower. */
export function flower(brief: Brief): Shape {
  const petal = (long: number, lift: number, wide: number): Shape =>
    grid(
      (u, v) => {
        const across = (u - 0.5) * 2;
        const outline = Math.sin(Math.min(1, v * 0.9 + 0.1) * Math.PI) ** 0.7;
        const y = lift * v ** 0.7 * long + 0.05 * across * across * outline;
        return [across * wide * outline, y, v * long * (1 - lift * 0.35)];
      },
      { columns: 2, rows: brief.isStyle("low-poly") ? 2 : 4, creaseDegrees: 70 },
    );
  const turnedOver = (shape: Shape): Shape => {
    const copy = shape.clone();
    const index = copy.getIndex();
    if (index)
      for (let at = 0; at < index.count; at += 3) {
        const second = index.getX(at + 1);
        index.setX(at + 1, index.getX(at + 2));
        index.setX(at + 2, second);
      }
    const normal = copy.getAttribute("normal");
    for (let at = 0; at < normal.count; at++) normal.setXYZ(at, -normal.getX(at), -normal.getY(at), -normal.getZ(at));
    const position = copy.getAttribute("position");
    for (let at = 0; at < position.count; at++) position.setY(at, position.getY(at) - 0.008);
    return copy;
  };
  const rings: Shape[] = [];
  for (const [count, long, lift, wide, shift] of [
    [9, 0.34, 0.5, 0.085, 0],
    [8, 0.26, 1, 0.07, 20],
  ]) {
    const one = petal(long, lift, wide);
    const both = joined([one, turnedOver(one)]);
    for (let at = 0; at < count; at++) rings.push(placed(both, { turn: [0, (at / count) * 360 + shift, 0] }));
  }
  const cup = lathe(flat`0 -0.1, 0.05 -0.08, 0.09 0, 0.08 0.06, 0 0.1`, { segments: 8, creaseDegrees: 60 });
  return joined([cup, ...rings]);
}
