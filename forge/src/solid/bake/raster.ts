import type { Unwrapped } from "../atlas/unwrap.ts";

/** Which triangle covers a texel's centre; −1 where the texture is empty. */
export function facesByTexel({ uvs, indices }: Unwrapped, size: number): Int32Array {
  const faces = new Int32Array(size * size).fill(-1);
  for (let face = 0; face < indices.length / 3; face++) {
    const [a, b, c] = [indices[face * 3] * 2, indices[face * 3 + 1] * 2, indices[face * 3 + 2] * 2];
    const ax = uvs[a] * size - 0.5;
    const ay = uvs[a + 1] * size - 0.5;
    const bx = uvs[b] * size - 0.5;
    const by = uvs[b + 1] * size - 0.5;
    const cx = uvs[c] * size - 0.5;
    const cy = uvs[c + 1] * size - 0.5;
    const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
    if (Math.abs(area) < 1e-12) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 1e-6));
    const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) + 1e-6));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 1e-6));
    const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) + 1e-6));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const wa = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area;
        const wb = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area;
        if (wa >= -1e-6 && wb >= -1e-6 && 1 - wa - wb >= -1e-6) faces[y * size + x] = face;
      }
    }
  }
  return faces;
}

/** Shares of a triangle's corners at texel centres, one triangle at a time. */
export class Corners {
  a = 0;
  b = 0;
  c = 0;
  wa = 0;
  wb = 0;
  wc = 0;
  private readonly mesh: Unwrapped;
  private readonly size: number;
  private cx = 0;
  private cy = 0;
  private mxx = 0;
  private mxy = 0;
  private myx = 0;
  private myy = 0;

  constructor(mesh: Unwrapped, size: number) {
    this.mesh = mesh;
    this.size = size;
  }

  take(face: number): void {
    const { uvs, indices } = this.mesh;
    this.a = indices[face * 3];
    this.b = indices[face * 3 + 1];
    this.c = indices[face * 3 + 2];
    const at = (vertex: number, axis: number) => uvs[vertex * 2 + axis] * this.size - 0.5;
    const [ax, ay, bx, by] = [at(this.a, 0), at(this.a, 1), at(this.b, 0), at(this.b, 1)];
    this.cx = at(this.c, 0);
    this.cy = at(this.c, 1);
    const area = (by - this.cy) * (ax - this.cx) + (this.cx - bx) * (ay - this.cy) || 1;
    this.mxx = (by - this.cy) / area;
    this.mxy = (this.cx - bx) / area;
    this.myx = (this.cy - ay) / area;
    this.myy = (ax - this.cx) / area;
  }

  move(x: number, y: number): void {
    const dx = x - this.cx;
    const dy = y - this.cy;
    this.wa = this.mxx * dx + this.mxy * dy;
    this.wb = this.myx * dx + this.myy * dy;
    this.wc = 1 - this.wa - this.wb;
  }

  /** The value between the three corners. */
  blend(values: Float32Array, width: number, axis: number): number {
    return values[this.a * width + axis] * this.wa + values[this.b * width + axis] * this.wb + values[this.c * width + axis] * this.wc;
  }
}
