import type { Bitmap, Mesh } from "../model.ts";
import type { Field } from "./field.ts";
import { setUnit } from "./normals.ts";

/** Metres of the height. */
export const LENGTH = 0.25;
const ROWS = 108;
const TURNS = 96;
/** Bands of the texture, at its top and bottom, that belong to the lids. */
const LID = 0.03;
/** The picture's edge is seen at a glancing angle and says little: colours are taken from the middle part of each row. */
const WIDEST_ANGLE = 0.42 * Math.PI;
const TEXTURE_SIDE = 1024;

/** Open above when the top is this wide beside the widest place; walls and floor in shares of width and height. */
const OPEN_ABOVE = 0.5;
const WALL = 0.09;
const FLOOR = 0.07;
const INNER_ROWS = 36;

/** The silhouette of something turned: how wide it is at every height, and where its axis stands in the picture. */
export interface Profile {
  /** Open above, as vessels are: it gets an inside. */
  isHollow: boolean;
  /** From top to bottom, in shares of the height. */
  radii: Float32Array;
  /** Share of the picture's width. */
  axis: number;
  /** First and last row of the subject, as shares of the picture's height. */
  top: number;
  bottom: number;
  /** Height of the subject over the picture's width. */
  aspect: number;
}

/** Rows above and below a handle's gap in which it may join the body, and how much wider than the body it makes them look. */
const JOINT_ROWS = Math.round(ROWS * 0.07);
const JOINT_EXCESS = 1.15;

/** Handles and spouts are left out: the body is what surrounds the axis in one piece, as wide as its narrower half. */
export function profileOf({ width, height, isInside, crop }: Field): Profile {
  const rows = Array.from({ length: height }, (_, y) => ({ y, row: isInside.subarray(y * width, (y + 1) * width) })).filter(({ row }) =>
    row.includes(1),
  );
  const middles = rows.map(({ row }) => middleOfWidest(row)).sort((a, b) => a - b);
  const axis = middles[Math.floor(middles.length / 2)];
  const cell = crop.width / width / (crop.height / height);
  const halves = rows.map(({ row }) => (Math.max(0.2, halfWidth(row, axis)) * cell) / rows.length);
  const radii = Float32Array.from({ length: ROWS }, (_, i) => at(halves, (i / (ROWS - 1)) * (halves.length - 1)));
  const gaps = rows.map(({ row }) => (hasGap(row) ? 1 : 0));
  const isHandle = Uint8Array.from({ length: ROWS }, (_, i) => Math.round(at(gaps, (i / (ROWS - 1)) * (gaps.length - 1))));
  const body = smooth(smooth(withoutJoints(radii, isHandle)));
  return {
    radii: body,
    isHollow: body[2] > Math.max(...body) * OPEN_ABOVE,
    axis: axis / width,
    top: rows[0].y / height,
    bottom: (rows[rows.length - 1].y + 1) / height,
    aspect: (rows.length * (crop.height / height)) / crop.width,
  };
}

/** Beside a handle the body is the wider piece of the row. */
function middleOfWidest(row: Uint8Array): number {
  let start = 0;
  let best = { middle: 0, width: 0 };
  for (let x = 0; x <= row.length; x++) {
    if (x < row.length && row[x]) continue;
    if (x - start > best.width) best = { middle: (start + x) / 2, width: x - start };
    start = x + 1;
  }
  return best.middle;
}

function halfWidth(row: Uint8Array, axis: number): number {
  let left = Math.floor(axis);
  let right = left;
  // A picture may have a gap right at the axis, such as a shine that was taken for background.
  if (!row[left]) return Math.min(axis - row.indexOf(1), row.lastIndexOf(1) + 1 - axis);
  while (row[left - 1]) left--;
  while (row[right + 1]) right++;
  return Math.min(axis - left, right + 1 - axis);
}

/** Background between two parts of the subject: something stands out from the body here. */
function hasGap(row: Uint8Array): boolean {
  const first = row.indexOf(1);
  return row.subarray(first, row.lastIndexOf(1) + 1).includes(0);
}

/** Where a handle grows out of the body the row looks as wide as both; the body is what the rows round it say. */
function withoutJoints(radii: Float32Array, isHandle: Uint8Array): Float32Array {
  const near = (values: ArrayLike<number>, i: number) => Array.from(values).slice(Math.max(0, i - JOINT_ROWS), i + JOINT_ROWS + 1);
  const least = radii.map((_, i) => Math.min(...near(radii, i)));
  const isJoint = radii.map((radius, i) => (near(isHandle, i).includes(1) && radius > Math.max(...near(least, i)) * JOINT_EXCESS ? 1 : 0));
  return radii.map((radius, i) => (isJoint[i] ? between(radii, isJoint, i) : radius));
}

/** A straight line from the last sound row above to the first one below. */
function between(radii: Float32Array, isJoint: Float32Array, i: number): number {
  let above = i;
  let below = i;
  while (above >= 0 && isJoint[above]) above--;
  while (below < radii.length && isJoint[below]) below++;
  if (above < 0) return radii[below] ?? radii[i];
  if (below >= radii.length) return radii[above];
  return radii[above] + ((radii[below] - radii[above]) * (i - above)) / (below - above);
}

function at(values: number[], place: number): number {
  const low = Math.floor(place);
  const high = Math.min(values.length - 1, low + 1);
  return values[low] + (values[high] - values[low]) * (place - low);
}

function smooth(values: Float32Array): Float32Array {
  return values.map((value, i) => (values[Math.max(0, i - 1)] + 2 * value + values[Math.min(values.length - 1, i + 1)]) / 4);
}

/** A point of the line that is turned: radius and height in shares of the height, and its row in the texture. */
interface Point {
  r: number;
  y: number;
  v: number;
}

/** The profile turned once round: with a lid at each end, or with an inside when it is open above. */
export function turned({ radii, isHollow }: Profile): Mesh {
  const wall = Array.from(radii, (r, row): Point => ({ r, y: 1 - row / (ROWS - 1), v: LID + (1 - 2 * LID) * (row / (ROWS - 1)) }));
  const [top, foot] = [wall[0], wall[ROWS - 1]];
  const lid: Point[] = [
    { r: 0, y: top.y, v: 0 },
    { ...top, v: LID },
  ];
  const bottom: Point[] = [
    { ...foot, v: 1 - LID },
    { r: 0, y: foot.y, v: 1 },
  ];
  const stretches = isHollow ? [...insideOf(wall), wall, bottom] : [lid, wall, bottom];
  const spun = new Spun();
  for (const stretch of stretches) spun.add(stretch);
  return spun.mesh();
}

/** Floor, inner wall and rim, in the order in which the line goes on outside. */
function insideOf(wall: readonly Point[]): Point[][] {
  const widest = Math.max(...wall.map(({ r }) => r));
  const thick = widest * WALL;
  const inner = Array.from({ length: INNER_ROWS }, (_, step): Point => {
    const y = FLOOR + (1 - FLOOR) * (step / (INNER_ROWS - 1));
    const { r, v } = wall[Math.round((1 - y) * (ROWS - 1))];
    return { r: Math.max(thick * 0.3, r - thick), y, v };
  });
  const [low, high] = [inner[0], inner[INNER_ROWS - 1]];
  return [
    [{ r: 0, y: low.y, v: low.v }, low],
    inner,
    [
      { ...high, v: LID },
      { ...wall[0], v: LID },
    ],
  ];
}

/** A mesh that grows by turning lines round the axis. */
class Spun {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly indices: number[] = [];

  add(line: readonly Point[]): void {
    const rows = line.map((point, at) => this.ring(point, line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]));
    for (let row = 0; row + 1 < line.length; row++) {
      for (let turn = 0; turn < TURNS; turn++) {
        const [a, b, c, d] = [rows[row][turn], rows[row][turn + 1], rows[row + 1][turn], rows[row + 1][turn + 1]];
        if (line[row].r > 0) this.indices.push(a, c, b);
        if (line[row + 1].r > 0) this.indices.push(b, c, d);
      }
    }
  }

  mesh(): Mesh {
    return {
      name: "turned",
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      uvs: Float32Array.from(this.uvs),
      indices: Uint32Array.from(this.indices),
      material: 0,
    };
  }

  private ring({ r, y, v }: Point, before: Point, after: Point): number[] {
    const unit = new Float32Array(3);
    return Array.from({ length: TURNS + 1 }, (_, turn) => {
      // The front of the object is the middle of the texture; the seam is behind.
      const angle = (((turn + TURNS / 2) % TURNS) / TURNS) * 2 * Math.PI;
      this.positions.push(Math.sin(angle) * r * LENGTH, y * LENGTH, Math.cos(angle) * r * LENGTH);
      const out = before.y - after.y;
      setUnit(unit, 0, Math.sin(angle) * out, after.r - before.r, Math.cos(angle) * out);
      this.normals.push(...unit);
      this.uvs.push(turn / TURNS, v);
      return this.positions.length / 3 - 1;
    });
  }
}

/** Unrolls the picture: every column of the texture looks at the object from its own angle, and the back mirrors the front. */
export function unrolled({ radii, axis, top, bottom, aspect }: Profile, front: Bitmap): Bitmap {
  const side = TEXTURE_SIDE;
  const data = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    const along = Math.max(0, Math.min(1, ((y + 0.5) / side - LID) / (1 - 2 * LID)));
    const radius = radii[Math.round(along * (ROWS - 1))] * aspect;
    const row = Math.min(front.height - 1, Math.floor((top + (bottom - top) * (0.01 + 0.98 * along)) * front.height));
    for (let x = 0; x < side; x++) {
      const turn = ((x + 0.5) / side - 0.5) * 2 * Math.PI;
      const seen = Math.abs(turn) > Math.PI / 2 ? Math.sign(turn) * Math.PI - turn : turn;
      const column = Math.floor((axis + radius * Math.sin((seen / (Math.PI / 2)) * WIDEST_ANGLE)) * front.width);
      const from = (row * front.width + Math.max(0, Math.min(front.width - 1, column))) * 3;
      data.set(front.data.subarray(from, from + 3), (y * side + x) * 3);
    }
  }
  return { width: side, height: side, channels: 3, data };
}
