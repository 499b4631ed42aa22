import type { Point } from "@blenda/forge/solid/shapes/shape";

/** A round mass (one size per axis) or a limb that tapers from one end to the other; both in the pose the animal was drawn in. */
export type Mass = Lump | Limb;

export interface Lump {
  bone: string;
  at: Point;
  size: Point;
  /** Degrees it leans forward, round x. */
  lean?: number;
  /** How far it melts into the rest; the figure's own when left out. */
  soft?: number;
}

export interface Limb {
  bone: string;
  from: Point;
  to: Point;
  thick: readonly [number, number];
  soft?: number;
  /** Width across x over thickness: below 1 is an ear or a fin seen from the side. */
  wide?: number;
}

const isLump = (mass: Mass): mass is Lump => "size" in mass;

/** Below zero inside, about the distance outside. */
export function distanceTo(mass: Mass, x: number, y: number, z: number): number {
  return isLump(mass) ? lumpDistance(mass, x, y, z) : limbDistance(mass, x, y, z);
}

function lumpDistance(lump: Lump, x: number, y: number, z: number): number {
  const { near, slope } = rootsOf(lump, x, y, z);
  return slope < 1e-6 ? -Math.min(lump.size[0], lump.size[1], lump.size[2]) : (near * (near - 1)) / slope;
}

/** How often its size a point is away from its middle, and how fast that changes there. */
function rootsOf({ at, size, lean }: Lump, x: number, y: number, z: number): { near: number; slope: number } {
  const dx = x - at[0];
  let dy = y - at[1];
  let dz = z - at[2];
  if (lean) {
    const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
    [dy, dz] = [dy * cos + dz * sin, dz * cos - dy * sin];
  }
  const [a, b, c] = [dx / size[0], dy / size[1], dz / size[2]];
  const near = Math.sqrt(a * a + b * b + c * c);
  const [d, e, f] = [a / size[0], b / size[1], c / size[2]];
  const slope = Math.sqrt(d * d + e * e + f * f);
  return { near, slope };
}

function limbDistance({ from, to, thick, wide = 1 }: Limb, x: number, y: number, z: number): number {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
  const whole = ax * ax + ay * ay + az * az;
  const t = whole < 1e-12 ? 0 : Math.max(0, Math.min(1, (dx * ax + dy * ay + dz * az) / whole));
  const [ox, oy, oz] = [(dx - ax * t) / wide, dy - ay * t, dz - az * t];
  const away = Math.sqrt(ox * ox + oy * oy + oz * oz) - (thick[0] + (thick[1] - thick[0]) * t);
  return wide < 1 ? away * wide : away;
}

/** The least and the most its distance can be within a ball. */
export function rangeOf(mass: Mass, x: number, y: number, z: number, radius: number): [number, number] {
  if (isLump(mass)) return lumpRange(mass, x, y, z, radius);
  const { from, to, thick } = mass;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const taper = Math.abs(thick[1] - thick[0]);
  const change = radius + Math.min(taper, length < 1e-6 ? taper : (taper / length) * radius);
  const middle = limbDistance(mass, x, y, z);
  return [middle - change, middle + change];
}

/** Both roots of `lumpDistance` change by no more than the smallest size allows; and it is always between the smallest and the largest size times `near - 1`. */
function lumpRange(lump: Lump, x: number, y: number, z: number, radius: number): [number, number] {
  const { near, slope } = rootsOf(lump, x, y, z);
  const [smallest, largest] = [Math.min(...lump.size), Math.max(...lump.size)];
  const [low, high] = [Math.max(0, near - radius / smallest), near + radius / smallest];
  const [flat, steep] = [slope - radius / smallest ** 2, slope + radius / smallest ** 2];
  const least = low < 1 ? (low - 1) * largest : Math.max((low - 1) * smallest, (low * (low - 1)) / steep);
  if (high < 1) return [least, (high - 1) * smallest];
  return [least, flat > 0 ? Math.min((high - 1) * largest, (high * (high - 1)) / flat) : (high - 1) * largest];
}

/** The middle and the reach of a mass, to leave it out early where it cannot matter. */
export function reachOf(mass: Mass): { at: Point; reach: number } {
  if (isLump(mass)) return { at: mass.at, reach: Math.max(...mass.size) };
  const { from, to, thick, wide = 1 } = mass;
  const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const half = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 2;
  return { at, reach: half + Math.max(...thick) * Math.max(1, wide) };
}

/** The softer minimum of two distances. */
export function melted(a: number, b: number, soft: number): number {
  const share = Math.max(0, soft - Math.abs(a - b)) / soft;
  return Math.min(a, b) - share * share * soft * 0.25;
}

/** About how large its skin is. */
export function skinOf(mass: Mass): number {
  if (isLump(mass)) {
    const [a, b, c] = mass.size;
    return (4 * Math.PI * (a * b + b * c + a * c)) / 3;
  }
  const { from, to, thick, wide = 1 } = mass;
  return Math.PI * (thick[0] + thick[1]) * (0.5 + wide / 2) * Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}
