import { Vector3 } from "three";
import type { Unwrapped } from "../atlas/unwrap.ts";
import { cutRow, type RowSpan, WORTH_CUTTING } from "./row-span.ts";

type Triangles = Pick<Unwrapped, "positions" | "indices">;

/** Looks from so many sides; each picture serves its own direction and the opposite one. A small texture shows less of it. */
export const SKY_VIEWS = { fine: 40, coarse: 14 } as const;
const PICTURE_SIZE = 384;

/**
 * How much of the sky every point of the skin sees. The model is drawn from many sides, keeping only depths, and a point is lit
 * from a side when nothing lies in front of it there. Ten times cheaper than asking with rays, and as smooth as there are sides.
 */
export class Sky {
  private readonly views: SkyView[] = [];

  constructor(mesh: Triangles, centre: Vector3, radius: number, views: number = SKY_VIEWS.fine) {
    for (let at = 0; at < views; at++) {
      // Evenly over a half sphere: the opposite half is seen by the same pictures.
      const y = (at + 0.5) / views;
      const round = at * 2.399963;
      const aside = Math.sqrt(1 - y * y);
      this.views.push(new SkyView(mesh, new Vector3(aside * Math.cos(round), y, aside * Math.sin(round)), centre, radius));
    }
  }

  /** 1 in the open, 0 where no light comes. */
  openness(point: Vector3, normal: Vector3): number {
    let seen = 0;
    let all = 0;
    for (const view of this.views) {
      const facing = normal.x * view.x + normal.y * view.y + normal.z * view.z;
      const weight = Math.abs(facing);
      if (weight < 0.06) continue;
      all += weight;
      seen += weight * view.visibility(point, facing);
    }
    return all > 0 ? seen / all : 1;
  }
}

class SkyView {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  private readonly right: Vector3;
  private readonly up: Vector3;
  private readonly centre: Vector3;
  private readonly scale: number;
  private readonly highest = new Float32Array(PICTURE_SIZE ** 2).fill(-Infinity);
  private readonly lowest = new Float32Array(PICTURE_SIZE ** 2).fill(Infinity);

  constructor({ positions, indices }: Triangles, toward: Vector3, centre: Vector3, radius: number) {
    [this.x, this.y, this.z] = [toward.x, toward.y, toward.z];
    this.centre = centre;
    this.right = new Vector3(Math.abs(toward.y) < 0.9 ? 0 : 1, Math.abs(toward.y) < 0.9 ? 1 : 0, 0).cross(toward).normalize();
    this.up = new Vector3().crossVectors(toward, this.right);
    this.scale = PICTURE_SIZE / (radius * 2.02);
    const count = positions.length / 3;
    const screen = new Float32Array(count * 3);
    for (let at = 0; at < count; at++) this.project(positions[at * 3], positions[at * 3 + 1], positions[at * 3 + 2], screen, at * 3);
    for (let at = 0; at < indices.length; at += 3) this.draw(screen, indices[at] * 3, indices[at + 1] * 3, indices[at + 2] * 3);
  }

  visibility(point: Vector3, facing: number): number {
    const { right, up, centre, scale } = this;
    const dx = point.x - centre.x;
    const dy = point.y - centre.y;
    const dz = point.z - centre.z;
    const sx = Math.floor((dx * right.x + dy * right.y + dz * right.z) * scale + PICTURE_SIZE / 2);
    const sy = Math.floor((dx * up.x + dy * up.y + dz * up.z) * scale + PICTURE_SIZE / 2);
    if (sx < 0 || sy < 0 || sx >= PICTURE_SIZE || sy >= PICTURE_SIZE) return 1;
    const depth = dx * this.x + dy * this.y + dz * this.z;
    const at = sy * PICTURE_SIZE + sx;
    const before = facing > 0 ? this.highest[at] - depth : depth - this.lowest[at];
    // A slanting wall covers itself within one pixel; the steeper, the more of that is forgiven.
    const flat = Math.abs(facing);
    const slack = (0.8 + Math.min(3, Math.sqrt(1 - flat * flat) / flat)) / scale;
    return before <= slack ? 1 : before >= slack * 2.5 ? 0 : 1 - (before - slack) / (slack * 1.5);
  }

  private project(x: number, y: number, z: number, out: Float32Array, at: number): void {
    const { right, up, centre, scale } = this;
    const dx = x - centre.x;
    const dy = y - centre.y;
    const dz = z - centre.z;
    out[at] = (dx * right.x + dy * right.y + dz * right.z) * scale + PICTURE_SIZE / 2 - 0.5;
    out[at + 1] = (dx * up.x + dy * up.y + dz * up.z) * scale + PICTURE_SIZE / 2 - 0.5;
    out[at + 2] = dx * this.x + dy * this.y + dz * this.z;
  }

  private draw(screen: Float32Array, a: number, b: number, c: number): void {
    const { highest, lowest } = this;
    const ax = screen[a];
    const ay = screen[a + 1];
    const bx = screen[b];
    const by = screen[b + 1];
    const cx = screen[c];
    const cy = screen[c + 1];
    const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
    if (area > -1e-6 && area < 1e-6) return;
    const top = Math.ceil(Math.min(ay, by, cy));
    const bottom = Math.floor(Math.max(ay, by, cy));
    const left = Math.ceil(Math.min(ax, bx, cx));
    const right = Math.floor(Math.max(ax, bx, cx));
    const stepA = (by - cy) / area;
    const stepB = (cy - ay) / area;
    const depthC = screen[c + 2];
    const [riseA, riseB] = [screen[a + 2] - depthC, screen[b + 2] - depthC];
    span.first = 0;
    span.last = right - left;
    for (let y = top; y <= bottom; y++) {
      const startA = ((by - cy) * (left - cx) + (cx - bx) * (y - cy)) / area;
      const startB = ((cy - ay) * (left - cx) + (ax - cx) * (y - cy)) / area;
      if (right - left >= WORTH_CUTTING) cutRow(span, right - left, startA, stepA, startB, stepB);
      let wa = startA + stepA * span.first;
      let wb = startB + stepB * span.first;
      const row = y * PICTURE_SIZE + left;
      for (let at = row + span.first; at <= row + span.last; at++, wa += stepA, wb += stepB) {
        if (wa < 0 || wb < 0 || wa + wb > 1) continue;
        const depth = depthC + wa * riseA + wb * riseB;
        if (depth > highest[at]) highest[at] = depth;
        if (depth < lowest[at]) lowest[at] = depth;
      }
    }
  }
}

const span: RowSpan = { first: 0, last: 0 };
