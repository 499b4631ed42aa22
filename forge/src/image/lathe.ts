import type { Bitmap, Mesh } from "../model.ts";
import type { Field } from "./field.ts";
import { setUnit } from "./normals.ts";

/** Metres of the height. */
export const LENGTH = 0.25;
const ROWS = 108;
const TURNS = 96;
/** Bands of the texture, at its top and bottom, that belong to the lids. */
const LID = 0.03;
/** In the upper band: the inside is one colour, and so is the handle. */
const INSIDE_UV = [0.25, LID / 2] as const;
export const HANDLE_UV = [0.75, LID / 2];
/** The picture's edge is seen at a glancing angle and says little: colours are taken from the middle part of each row. */
const WIDEST_ANGLE = 0.42 * Math.PI;
const TEXTURE_SIDE = 1024;

/** Open above when the top is this wide beside the widest place; walls and floor in shares of width and height. */
const OPEN_ABOVE = 0.5;
const WALL = 0.09;
const FLOOR = 0.07;
const INNER_ROWS = 36;
/** Share of the height that the arc of a foot or a rim takes in a picture. */
const ARC = 0.07;

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
  const bare = smooth(smooth(withoutJoints(radii, isHandle)));
  const isHollow = bare[5] > Math.max(...bare) * OPEN_ABOVE;
  const body = straightEnds(bare, isHollow);
  return {
    radii: body,
    isHollow,
    axis: axis / width,
    top: rows[0].y / height,
    bottom: (rows[rows.length - 1].y + 1) / height,
    aspect: (rows.length * (crop.height / height)) / crop.width,
  };
}

/** Seen a little from above, a round foot and a round rim are drawn as arcs: the thing itself ends straight there. */
function straightEnds(radii: Float32Array, isHollow: boolean): Float32Array {
  const out = radii.slice();
  const count = Math.round(ROWS * ARC);
  const hold = (from: number, step: number) => {
    let widest = from;
    for (let i = 0; i < count; i++) if (out[from + i * step] > out[widest]) widest = from + i * step;
    for (let i = from; i !== widest; i += step) out[i] = out[widest];
  };
  hold(ROWS - 1, -1);
  if (isHollow) hold(0, 1);
  return out;
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
  /** One place in the texture for all the way round. */
  u?: number;
}

/** The profile turned once round: with a lid at each end, or with an inside when it is open above. */
export function turned({ radii, isHollow }: Profile): Mesh {
  const wall = Array.from(radii, (r, row): Point => ({ r, y: 1 - row / (ROWS - 1), v: LID + (1 - 2 * LID) * (row / (ROWS - 1)) }));
  const [top, foot] = [wall[0], wall[ROWS - 1]];
  const lid: Point[] = [
    { r: 0, y: top.y, u: INSIDE_UV[0], v: INSIDE_UV[1] },
    { ...top, u: INSIDE_UV[0], v: INSIDE_UV[1] },
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
  const [u, v] = INSIDE_UV;
  const inner = Array.from({ length: INNER_ROWS }, (_, step): Point => {
    const y = FLOOR + (1 - FLOOR) * (step / (INNER_ROWS - 1));
    const { r } = wall[Math.round((1 - y) * (ROWS - 1))];
    return { r: Math.max(thick * 0.3, r - thick), y, u, v };
  });
  const [low, high] = [inner[0], inner[INNER_ROWS - 1]];
  return [[{ ...low, r: 0 }, low], inner, [high, { ...wall[0], u, v }]];
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

  private ring({ r, y, u, v }: Point, before: Point, after: Point): number[] {
    const unit = new Float32Array(3);
    return Array.from({ length: TURNS + 1 }, (_, turn) => {
      // The front of the object is the middle of the texture; the seam is behind.
      const angle = (((turn + TURNS / 2) % TURNS) / TURNS) * 2 * Math.PI;
      this.positions.push(Math.sin(angle) * r * LENGTH, y * LENGTH, Math.cos(angle) * r * LENGTH);
      const out = before.y - after.y;
      setUnit(unit, 0, Math.sin(angle) * out, after.r - before.r, Math.cos(angle) * out);
      this.normals.push(...unit);
      this.uvs.push(u ?? turn / TURNS, v);
      return this.positions.length / 3 - 1;
    });
  }
}

/** Unrolls the picture: every column of the texture looks at the object from its own angle, and the back mirrors the front. */
export function unrolled({ radii, axis, top, bottom, aspect }: Profile, front: Bitmap, handle?: readonly number[]): Bitmap {
  const side = TEXTURE_SIDE;
  const data = new Uint8Array(side * side * 3);
  const sines = Array.from({ length: side }, (_, x) => {
    const turn = ((x + 0.5) / side - 0.5) * 2 * Math.PI;
    const seen = Math.abs(turn) > Math.PI / 2 ? Math.sign(turn) * Math.PI - turn : turn;
    return Math.sin((seen / (Math.PI / 2)) * WIDEST_ANGLE);
  });
  const rows = Array.from(radii);
  for (let y = 0; y < side; y++) {
    const along = Math.max(0, Math.min(1, ((y + 0.5) / side - LID) / (1 - 2 * LID)));
    const radius = at(rows, along * (ROWS - 1)) * aspect;
    const row = (top + (bottom - top) * (0.012 + 0.976 * along)) * front.height - 0.5;
    for (let x = 0; x < side; x++) sampleInto(data, (y * side + x) * 3, front, (axis + radius * sines[x]) * front.width - 0.5, row);
  }
  paintBand(data, side, handle);
  return { width: side, height: side, channels: 3, data };
}

/** The band above: the rim's mean colour for the inside at the left, the handle's at the right. */
function paintBand(data: Uint8Array, side: number, handle?: readonly number[]): void {
  const high = Math.floor(LID * side);
  const rim = [0, 0, 0];
  const rows = 12;
  for (let i = high * side; i < (high + rows) * side; i++)
    for (let channel = 0; channel < 3; channel++) rim[channel] += data[i * 3 + channel];
  const inside = rim.map((sum) => (0.92 * sum) / (rows * side));
  for (let y = 0; y < high; y++) for (let x = 0; x < side; x++) data.set(x * 2 > side && handle ? handle : inside, (y * side + x) * 3);
}

/** The colour between four points: the nearest alone would leave teeth where the picture is magnified. */
function sampleInto(out: Uint8Array, to: number, { width, height, data }: Bitmap, x: number, y: number): void {
  const [px, py] = [Math.max(0, Math.min(width - 1.001, x)), Math.max(0, Math.min(height - 1.001, y))];
  const [left, above] = [Math.floor(px), Math.floor(py)];
  const [u, v] = [px - left, py - above];
  const from = (above * width + left) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const i = from + channel;
    const upper = data[i] + (data[i + 3] - data[i]) * u;
    const lower = data[i + width * 3] + (data[i + width * 3 + 3] - data[i + width * 3]) * u;
    out[to + channel] = upper + (lower - upper) * v;
  }
}
