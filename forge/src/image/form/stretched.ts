import { Matrix4, Vector3 } from "three";
import type { Grammar } from "../../grammar/grammar.ts";
import type { Part, Socket } from "../../solid/part.ts";

/** How much taller a thing may become against its width: beyond that it would be another thing. */
export const [SHORTEST, TALLEST] = [0.7, 1.4];
/** Pieces smaller than this, by their side against the thing's, may become a little oval. */
const SEEN_PIECE = 0.12;
/** How even the rim of a wheel is. */
const ROUND = 0.05;
const SECTORS = 24;

/** The same form, taller or lower by the factor and as much slimmer or wider, round things about the upright axis still round. */
export function stretched(grammar: Grammar, factor: number): Grammar {
  const [up, out] = [factor ** (2 / 3), factor ** (-1 / 3)];
  const stretch = new Matrix4().makeScale(out, up, out);
  return {
    ...grammar,
    build(brief) {
      const parts = grammar.build(brief);
      const sockets = brief.sockets.map(
        ({ at, size, ...socket }): Socket => ({
          ...socket,
          at: [at[0] * out, at[1] * up, at[2] * out],
          size: [size[0] * out, size[1] * up, size[2] * out],
        }),
      );
      brief.sockets.splice(0, sockets.length, ...sockets);
      // As a place, so that what is painted on a part is stretched with it.
      return parts.map((part) => ({ ...part, place: stretch.clone().multiply(part.place ?? new Matrix4()) }));
    },
  };
}

/** Whether a thing may be stretched: nothing with bones, and nothing that is round as seen from the front or the side. */
export function canStretch(parts: readonly Part[]): boolean {
  if (parts.some(({ rig, motion }) => rig || motion?.isEndless)) return false;
  const pieces = parts.flatMap(piecesOf);
  const tallest = Math.max(...pieces.map((points) => spanOf(points, 1)));
  return !pieces.some((points) => spanOf(points, 1) > tallest * SEEN_PIECE && (isRound(points, 0) || isRound(points, 2)));
}

const spanOf = (points: readonly Vector3[], axis: 0 | 1 | 2): number => {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) {
    low = Math.min(low, point.getComponent(axis));
    high = Math.max(high, point.getComponent(axis));
  }
  return high - low;
};

/** The pieces of a part that do not hang together, such as four wheels. */
function piecesOf({ shape, place = new Matrix4() }: Part): Vector3[][] {
  const position = shape.getAttribute("position");
  const index = shape.getIndex();
  const leader = new Uint32Array(position.count).map((_, at) => at);
  const find = (at: number): number => {
    let top = at;
    while (leader[top] !== top) {
      leader[top] = leader[leader[top]];
      top = leader[top];
    }
    return top;
  };
  const corners = index?.count ?? position.count;
  const vertex = (corner: number) => (index ? index.getX(corner) : corner);
  for (let corner = 0; corner < corners; corner += 3)
    for (const other of [1, 2]) leader[find(vertex(corner + other))] = find(vertex(corner));
  // Seams divide a skin: points at one place are one.
  const at = new Map<string, number>();
  for (let point = 0; point < position.count; point++) {
    const key = [position.getX(point), position.getY(point), position.getZ(point)].map((value) => value.toFixed(4)).join();
    const first = at.get(key);
    if (first === undefined) at.set(key, point);
    else leader[find(point)] = find(first);
  }
  const pieces = Map.groupBy(
    Array.from({ length: position.count }, (_, point) => point),
    find,
  );
  return [...pieces.values()].map((points) =>
    points.map((point) => new Vector3().fromBufferAttribute(position, point).applyMatrix4(place)),
  );
}

/** Whether the outline along z (`across` 0) or along x (`across` 2) is a circle. */
function isRound(points: readonly Vector3[], across: 0 | 2): boolean {
  const [width, height] = [spanOf(points, across), spanOf(points, 1)];
  if (Math.abs(width / height - 1) > ROUND) return false;
  const middle = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point.getComponent(axis));
    return (values.reduce((low, value) => Math.min(low, value)) + values.reduce((high, value) => Math.max(high, value))) / 2;
  };
  const [x, y] = [middle(across), middle(1)];
  const reach = new Float32Array(SECTORS);
  for (const point of points) {
    const [dx, dy] = [point.getComponent(across) - x, point.y - y];
    const sector = Math.floor(((Math.atan2(dy, dx) / Math.PI + 1) / 2) * SECTORS) % SECTORS;
    reach[sector] = Math.max(reach[sector], Math.hypot(dx, dy));
  }
  const radius = (width + height) / 4;
  return reach.every((value) => Math.abs(value / radius - 1) < ROUND * 1.6);
}
