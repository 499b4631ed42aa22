import { type SurfaceSamples, sampleSurface, type TriangleSoup } from "./surface-samples.ts";

/** Raised when the same shape would give another print: prints of two editions are not compared. */
const EDITION = "1";
const SAMPLES = 3_000;
/** A distance between two points, measured in root-mean-square radii, falls into one of these rings; the last takes the rest. */
const RINGS = 32;
const FARTHEST = 3.2;
/** How alike two points look, from square to each other to the same way or the opposite. */
const TURNS = 4;
const SHARE = 60_000;

/**
 * A shape fingerprint: a text of fixed length that says how far apart the points of a surface are and how they face each other, in
 * its own measure. Moving, turning, mirroring and scaling the shape change nothing of it; cutting the surface into other triangles
 * changes it less than another shape does. Null for what has no surface.
 */
export function fingerprintOf(triangles: TriangleSoup): string | null {
  const samples = sampleSurface(triangles, SAMPLES);
  if (!samples) return null;
  centre(samples);
  const counts = pairsOf(samples);
  return counts && EDITION + Buffer.from(new Uint16Array(counts).buffer).toString("base64");
}

/** The values of a print, or null when it is none of this edition. */
export function valuesOf(print: string): Uint16Array | null {
  if (!print.startsWith(EDITION)) return null;
  const bytes = Uint8Array.from(Buffer.from(print.slice(EDITION.length), "base64"));
  return bytes.length === RINGS * TURNS * 2 ? new Uint16Array(bytes.buffer) : null;
}

/** Moves the middle of the surface to the origin and makes its root-mean-square radius one. */
function centre({ points, count }: SurfaceSamples): void {
  let squares = 0;
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0;
    for (let i = axis; i < points.length; i += 3) sum += points[i];
    for (let i = axis; i < points.length; i += 3) {
      points[i] -= sum / count;
      squares += points[i] * points[i];
    }
  }
  const radius = Math.sqrt(squares / count) || 1;
  for (let i = 0; i < points.length; i++) points[i] /= radius;
}

/** The share of all pairs of points in each ring and turn. */
function pairsOf({ points: p, normals: n }: SurfaceSamples): number[] | null {
  const counts = new Float64Array(RINGS * TURNS);
  let pairs = 0;
  for (let i = 0; i < p.length; i += 3) {
    for (let j = i + 3; j < p.length; j += 3) {
      const dx = p[i] - p[j];
      const dy = p[i + 1] - p[j + 1];
      const dz = p[i + 2] - p[j + 2];
      const ring = Math.min(RINGS - 1, Math.floor((Math.sqrt(dx * dx + dy * dy + dz * dz) / FARTHEST) * RINGS));
      const facing = Math.abs(n[i] * n[j] + n[i + 1] * n[j + 1] + n[i + 2] * n[j + 2]);
      counts[ring * TURNS + Math.min(TURNS - 1, Math.floor(facing * TURNS))]++;
      pairs++;
    }
  }
  return pairs > 0 ? [...counts].map((count) => Math.round((count / pairs) * SHARE)) : null;
}
