import type { Direction } from "../visibility.ts";

/**
 * The studio every object is photographed in, seen from the camera: a large warm light at the left, a cool strip behind at the
 * right, a soft ceiling, a pale floor. It has no picture: reflections are computed from these few faces.
 */
export const KEY: Direction = unit({ x: -0.62, y: 0.66, z: 0.5 });
export const RIM: Direction = unit({ x: 0.8, y: 0.4, z: -0.52 });
export const KEY_COLOR = [2.35, 2.22, 2.02] as const;
export const RIM_COLOR = [1.5, 2.05, 2.9] as const;

/** Radius of the key light's face, as seen from the object; it decides how soft shadows are. */
const KEY_SPREAD = 0.26;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

function unit({ x, y, z }: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

export function keyPoints(count: number): Direction[] {
  const [side, up] = across(KEY);
  return Array.from({ length: count }, (_, i) => {
    const radius = KEY_SPREAD * Math.sqrt((i + 0.5) / count);
    const a = Math.cos(i * GOLDEN_ANGLE) * radius;
    const b = Math.sin(i * GOLDEN_ANGLE) * radius;
    return unit({ x: KEY.x + side.x * a + up.x * b, y: KEY.y + side.y * a + up.y * b, z: KEY.z + side.z * a + up.z * b });
  });
}

/** Evenly over the upper half of the room. */
export function skyPoints(count: number): Direction[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 0.04 + (0.96 * (i + 0.5)) / count;
    const ring = Math.sqrt(1 - y * y);
    return { x: Math.cos(i * GOLDEN_ANGLE) * ring, y, z: Math.sin(i * GOLDEN_ANGLE) * ring };
  });
}

function across(direction: Direction): [Direction, Direction] {
  const side = unit({ x: direction.z, y: 0, z: -direction.x });
  return [
    side,
    {
      x: direction.y * side.z - direction.z * side.y,
      y: direction.z * side.x - direction.x * side.z,
      z: direction.x * side.y - direction.y * side.x,
    },
  ];
}

interface Softbox {
  centre: Direction;
  side: Direction;
  up: Direction;
  halfWidth: number;
  halfHeight: number;
  color: readonly [number, number, number];
}

function softbox(towards: Direction, halfWidth: number, halfHeight: number, color: Softbox["color"]): Softbox {
  const centre = unit(towards);
  const [side, up] = across(centre);
  return { centre, side, up, halfWidth, halfHeight, color };
}

const BOXES: Softbox[] = [
  softbox(KEY, 0.5, 0.62, [5.4, 5.1, 4.7]),
  softbox({ x: 0.98, y: 0.18, z: -0.16 }, 0.16, 0.95, [3.2, 4.1, 5.4]),
  softbox({ x: 0.12, y: 0.98, z: -0.3 }, 0.85, 0.45, [1.7, 1.7, 1.75]),
  softbox({ x: 0.75, y: 0.12, z: 0.75 }, 0.34, 0.65, [0.95, 0.98, 1.04]),
  softbox({ x: -0.85, y: 0.25, z: -0.6 }, 0.2, 0.8, [1.3, 1.25, 1.2]),
];

/** The room without its lamps: pale floor, dim walls, brighter ceiling. */
function walls(y: number): number {
  return y > 0 ? 0.2 + 0.45 * y * y : 0.2 - 0.16 * y;
}

/** Light that reaches a matt surface from one direction of the ceiling; the key and the rim are counted on their own. */
export function skyLight({ x, y, z }: Direction): [number, number, number] {
  const ceiling = 0.5 + 0.85 * y * y;
  const fill = 0.55 * Math.max(0, 0.66 * x + 0.1 * y + 0.74 * z) ** 2;
  return [ceiling + fill, (ceiling + fill) * 1.01, ceiling * 1.06 + fill * 1.08];
}

/** What a mirror of this roughness shows in a direction: lamps lose their edge and spread as it grows dull. */
export function reflection(x: number, y: number, z: number, roughness: number, out: Float64Array): void {
  const base = walls(y) * (1 - roughness) + 0.4 * roughness;
  let r = base;
  let g = base * 1.01;
  let b = base * 1.06;
  const blur = 0.03 + roughness * (0.2 + roughness);
  for (const { centre, side, up, halfWidth, halfHeight, color } of BOXES) {
    const ahead = x * centre.x + y * centre.y + z * centre.z;
    if (ahead < 0.05) continue;
    const h = edge((halfWidth - Math.abs((x * side.x + y * side.y + z * side.z) / ahead)) / blur);
    if (h === 0) continue;
    const v = edge((halfHeight - Math.abs((x * up.x + y * up.y + z * up.z) / ahead)) / blur);
    if (v === 0) continue;
    const spread = (halfWidth * halfHeight) / ((halfWidth + blur * 0.5) * (halfHeight + blur * 0.5));
    const share = h * v * spread;
    r += color[0] * share;
    g += color[1] * share;
    b += color[2] * share;
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

/** From 0 one blur outside the face to 1 one blur inside. */
function edge(distance: number): number {
  const t = distance * 0.5 + 0.5;
  if (t <= 0) return 0;
  return t >= 1 ? 1 : t * t * (3 - 2 * t);
}
