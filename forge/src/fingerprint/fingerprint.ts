import { type SurfaceSamples, sampleSurface, type TriangleSoup } from "./surface-samples.ts";

/** Raised when the same shape would give another print: prints of two editions are not compared. */
const EDITION = "1";
const SAMPLES = 3_000;
/** A distance between two points, measured in root-mean-square radii, falls into one of these rings; the last takes the rest. */
const RINGS = 32;
const FARTHEST = 3.2;
/** How far each of two points faces along the line between them, in three steps; which of the two is which does not matter. */
const STEPS = 3;
export const FACINGS = 6;
const FACING_OF = Uint8Array.of(0, 1, 2, 1, 3, 4, 2, 4, 5);
/** The shares of all pairs are whole numbers that sum up to about this. */
const WHOLE = 60_000;

/**
 * A shape fingerprint: a text of fixed length that says how far apart the points of a surface are and how they face each other, in
 * its own measure. Moving, turning, mirroring and scaling the shape change nothing of it; cutting the surface into other triangles
 * changes it less than another shape does. Null for what has no surface.
 */
export function fingerprintOf(triangles: TriangleSoup): string | null {
  const samples = sampleSurface(triangles, SAMPLES);
  if (!samples) return null;
  centre(samples);
  return EDITION + Buffer.from(Uint16Array.from(pairsOf(samples)).buffer).toString("base64");
}

/** The values of a print, or null when it is none of this edition. */
export function valuesOf(print: string): Uint16Array | null {
  if (!print.startsWith(EDITION)) return null;
  const bytes = Uint8Array.from(Buffer.from(print.slice(EDITION.length), "base64"));
  return bytes.length === RINGS * FACINGS * 2 ? new Uint16Array(bytes.buffer) : null;
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

/**
 * The share of all pairs of points in each ring and facing. Without regard to the side a normal points to: files do not agree on
 * it. The angle between the two normals says more of small forms, but decimating a model changes it more than another model does.
 */
function pairsOf({ points: p, normals: n, count }: SurfaceSamples): number[] {
  const counts = new Float64Array(RINGS * FACINGS);
  for (let i = 0; i < p.length; i += 3) {
    for (let j = i + 3; j < p.length; j += 3) {
      const dx = p[i] - p[j];
      const dy = p[i + 1] - p[j + 1];
      const dz = p[i + 2] - p[j + 2];
      const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
      const steps = STEPS / apart;
      const one = Math.abs(n[i] * dx + n[i + 1] * dy + n[i + 2] * dz) * steps;
      const other = Math.abs(n[j] * dx + n[j + 1] * dy + n[j + 2] * dz) * steps;
      const ring = Math.min(RINGS - 1, Math.floor((apart / FARTHEST) * RINGS));
      counts[ring * FACINGS + FACING_OF[Math.min(STEPS - 1, one | 0) * STEPS + Math.min(STEPS - 1, other | 0)]]++;
    }
  }
  const pairs = (count * (count - 1)) / 2;
  return Array.from(counts, (shared) => Math.round((shared / pairs) * WHOLE));
}
