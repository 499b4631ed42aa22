import { seededRandom } from "../solid/random.ts";

/** Corners of triangles in one space, nine numbers each, whatever shared them in the file. */
export type TriangleSoup = Float32Array | Float64Array;

/** Points spread evenly over a surface, and which way the surface looks there. Three numbers each. */
export interface SurfaceSamples {
  count: number;
  points: Float64Array;
  normals: Float64Array;
}

const SEED = 20_250_101;

/**
 * As many points on each square millimetre of a large face as on each of a small one: so it does not matter how a surface is cut
 * into triangles. Null for what has no surface.
 */
export function sampleSurface(triangles: TriangleSoup, count: number): SurfaceSamples | null {
  const upTo = areasUpTo(triangles);
  const area = upTo[upTo.length - 1] ?? 0;
  if (!(area > 0) || !Number.isFinite(area)) return null;
  const random = seededRandom(SEED);
  const samples: SurfaceSamples = { count, points: new Float64Array(count * 3), normals: new Float64Array(count * 3) };
  for (let n = 0, t = 0; n < count; n++) {
    // One in each equal share of the area: less chance in it than in points thrown anywhere.
    const wanted = ((n + random.next()) / count) * area;
    while (t < upTo.length - 1 && upTo[t] < wanted) t++;
    placeSample(triangles, t * 9, n * 3, random.next(), random.next(), samples);
  }
  return samples;
}

function areasUpTo(triangles: TriangleSoup): Float64Array {
  const upTo = new Float64Array(Math.floor(triangles.length / 9));
  const normal = [0, 0, 0];
  let sum = 0;
  for (let t = 0; t < upTo.length; t++) {
    const twice = crossOf(triangles, t * 9, normal);
    if (Number.isFinite(twice)) sum += twice / 2;
    upTo[t] = sum;
  }
  return upTo;
}

/** The face's direction, as long as twice its area; answers that length. */
function crossOf(p: TriangleSoup, at: number, out: number[]): number {
  const ux = p[at + 3] - p[at];
  const uy = p[at + 4] - p[at + 1];
  const uz = p[at + 5] - p[at + 2];
  const wx = p[at + 6] - p[at];
  const wy = p[at + 7] - p[at + 1];
  const wz = p[at + 8] - p[at + 2];
  out[0] = uy * wz - uz * wy;
  out[1] = uz * wx - ux * wz;
  out[2] = ux * wy - uy * wx;
  return Math.hypot(out[0], out[1], out[2]);
}

function placeSample(p: TriangleSoup, at: number, to: number, one: number, other: number, { points, normals }: SurfaceSamples): void {
  // The square root keeps points from gathering at the first corner.
  const root = Math.sqrt(one);
  const [a, b, c] = [1 - root, root * (1 - other), root * other];
  const normal = [0, 0, 0];
  const length = crossOf(p, at, normal) || 1;
  for (let axis = 0; axis < 3; axis++) {
    points[to + axis] = a * p[at + axis] + b * p[at + 3 + axis] + c * p[at + 6 + axis];
    normals[to + axis] = normal[axis] / length;
  }
}
