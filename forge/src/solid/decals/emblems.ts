import type { Drawing } from "./lettering.ts";

type Field = (x: number, y: number) => number;

const circle =
  (x0: number, y0: number, radius: number): Field =>
  (x, y) =>
    Math.hypot(x - x0, y - y0) - radius;
const bar =
  (x0: number, y0: number, width: number, height: number): Field =>
  (x, y) =>
    Math.max(Math.abs(x - x0) - width / 2, Math.abs(y - y0) - height / 2);
const any =
  (...fields: Field[]): Field =>
  (x, y) =>
    Math.min(...fields.map((field) => field(x, y)));
const without =
  (field: Field, ...holes: Field[]): Field =>
  (x, y) =>
    Math.max(field(x, y), ...holes.map((hole) => -hole(x, y)));
const turned = (field: Field, degrees: number): Field => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x, y) => field(x * cos + y * sin, y * cos - x * sin);
};
const round = (count: number, field: Field): Field => any(...Array.from({ length: count }, (_, at) => turned(field, (360 * at) / count)));
/** The sides of a polygon; negative inside. */
const polygon =
  (points: readonly (readonly [number, number])[]): Field =>
  (x, y) => {
    let nearest = Infinity;
    let isInside = false;
    for (const [at, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(at + 1) % points.length];
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
      nearest = Math.min(nearest, Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t));
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
    return isInside ? -nearest : nearest;
  };
const starOf = (points: number, outer: number, inner: number) =>
  polygon(
    Array.from({ length: points * 2 }, (_, at) => {
      const [angle, radius] = [Math.PI / 2 + (at * Math.PI) / points, at % 2 === 0 ? outer : inner];
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    }),
  );
const heart: Field = (x, y) => {
  const [u, v] = [Math.abs(x) / 3, (y + 0.5) / 3];
  const curve = u * u + (v * 1.1 - Math.sqrt(u) * 0.62) ** 2 - 0.78;
  return curve * 1.6;
};
const leaf =
  (length: number): Field =>
  (x, y) =>
    Math.max(Math.hypot(x - length * 0.6, y) - length, Math.hypot(x + length * 0.6, y) - length);

/** Signs people put on things, each about six units high. */
const EMBLEMS: Readonly<Record<string, Field | undefined>> = {
  heart,
  star: starOf(5, 3.2, 1.3),
  skull: without(
    any(circle(0, 0.6, 2.4), bar(0, -1.9, 2.4, 1.8)),
    circle(-0.95, 0.4, 0.7),
    circle(0.95, 0.4, 0.7),
    polygon([
      [0, -0.3],
      [-0.4, -1],
      [0.4, -1],
    ]),
    bar(-0.5, -2.4, 0.22, 1),
    bar(0.5, -2.4, 0.22, 1),
  ),
  cross: any(bar(0, 0, 1.7, 6), bar(0, 0, 6, 1.7)),
  moon: without(circle(0, 0, 3), circle(1.5, 0.6, 2.6)),
  sun: any(
    circle(0, 0, 1.7),
    round(
      8,
      polygon([
        [-0.45, 2.1],
        [0.45, 2.1],
        [0, 3.3],
      ]),
    ),
  ),
  lightning: polygon([
    [0.6, 3.2],
    [-2, -0.5],
    [-0.2, -0.5],
    [-0.9, -3.2],
    [2, 0.7],
    [0.2, 0.7],
    [1.6, 3.2],
  ]),
  crown: polygon([
    [-2.8, -2],
    [-3.1, 1.8],
    [-1.5, 0],
    [0, 2.6],
    [1.5, 0],
    [3.1, 1.8],
    [2.8, -2],
  ]),
  diamond: polygon([
    [0, -3],
    [-2.8, 0.9],
    [-1.6, 2.6],
    [1.6, 2.6],
    [2.8, 0.9],
  ]),
  arrow: any(
    bar(0, -1, 1.1, 4),
    polygon([
      [-2.2, 0.8],
      [2.2, 0.8],
      [0, 3.2],
    ]),
  ),
  flower: without(
    round(6, (x, y) => circle(0, 1.9, 1.15)(x, y)),
    circle(0, 0, 0.9),
  ),
  paw: any(circle(0, -1, 1.6), circle(-2.2, 0.7, 0.75), circle(-0.8, 1.9, 0.8), circle(0.8, 1.9, 0.8), circle(2.2, 0.7, 0.75)),
  anchor: any(
    without(circle(0, 2.4, 0.8), circle(0, 2.4, 0.4)),
    bar(0, -0.5, 0.6, 5),
    bar(0, 1.1, 2.6, 0.5),
    without(circle(0, -0.3, 2.9), circle(0, -0.1, 2.4), bar(0, 1.7, 8, 4.6)),
  ),
  smiley: without(
    circle(0, 0, 3),
    circle(-1, 0.9, 0.42),
    circle(1, 0.9, 0.42),
    without(circle(0, -0.2, 1.9), circle(0, 0.3, 1.75), bar(0, 1.4, 5, 3)),
  ),
  circle: circle(0, 0, 2.8),
  triangle: polygon([
    [-3, -2.4],
    [3, -2.4],
    [0, 2.8],
  ]),
  leaf: turned(any(leaf(2.9), bar(0, -2.6, 0.3, 1.6)), -30),
  clover: any(round(3, circle(0, 1.3, 1.25)), bar(0, -2.2, 0.4, 2)),
  gear: without(any(circle(0, 0, 2.3), round(8, bar(0, 2.5, 0.95, 1.3))), circle(0, 0, 1)),
  drop: any(
    circle(0, -0.9, 1.9),
    polygon([
      [-1.62, 0.1],
      [1.62, 0.1],
      [0, 3.1],
    ]),
  ),
  snowflake: round(
    6,
    any(
      bar(0, 1.5, 0.4, 3),
      turned(bar(0.9, 1.6, 0.36, 1.3), 0),
      turned((x, y) => bar(0, 0, 0.36, 1.2)(x - 0.5, y - 2.3), 0),
    ),
  ),
  eye: without(turned(leaf(2.6), 90), without(circle(0, 0, 1.2), circle(0, 0, 0.5))),
  note: any(
    circle(-1.1, -2, 1),
    bar(-0.25, 0.6, 0.5, 5),
    polygon([
      [-0.5, 3.1],
      [2.2, 2],
      [2.2, 0.8],
      [-0.5, 1.9],
    ]),
  ),
};

const OTHER_WORDS: Readonly<Record<string, string>> = {
  bolt: "lightning",
  thunderbolt: "lightning",
  crescent: "moon",
  face: "smiley",
  smile: "smiley",
  gem: "diamond",
  blossom: "flower",
  rose: "flower",
  shamrock: "clover",
  cog: "gear",
  water: "drop",
  raindrop: "drop",
  music: "note",
  love: "heart",
  plus: "cross",
  dot: "circle",
};

export const EMBLEM_NAMES: readonly string[] = [...Object.keys(EMBLEMS), ...Object.keys(OTHER_WORDS)];

/** The sign of this name; null when nobody drew it. */
export function emblem(name: string): Drawing | null {
  const distance = EMBLEMS[OTHER_WORDS[name] ?? name];
  return distance ? { width: 6.4, height: 6.4, distance } : null;
}
