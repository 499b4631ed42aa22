import type { Point } from "@blenda/forge/solid/shapes/shape";

/** A place on the way of a roller coaster, and which way is to its right. */
interface TrackPoint {
  at: Point;
  across: Point;
}

/** How high the way runs in front. */
export const LOW = 0.2;
const HALF = 1.15;
const BEND = 0.55;

/** A closed way: a straight with a loop in front, a bend that climbs, a hill behind, and a bend that drops. */
export function coasterTrack(hill: number, loop: number): TrackPoint[] {
  const points: TrackPoint[] = [];
  const soft = (t: number) => t * t * (3 - 2 * t);
  const straight = (count: number, place: (t: number) => Point, forward: 1 | -1) => {
    for (let step = 0; step < count; step++) points.push({ at: place(step / count), across: [0, 0, forward] });
  };
  const bend = (count: number, x: number, from: number, height: (t: number) => number) => {
    for (let step = 0; step < count; step++) {
      const angle = ((from - (step / count) * 180) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      points.push({ at: [x + BEND * c, height(step / count), BEND * s], across: [c, 0, s] });
    }
  };
  straight(6, (t) => [-HALF + t * HALF, LOW, BEND - 0.07 * t], 1);
  straight(28, (t) => [loop * Math.sin(t * 2 * Math.PI), LOW + loop * (1 - Math.cos(t * 2 * Math.PI)), BEND - 0.07 + 0.14 * t], 1);
  straight(6, (t) => [t * HALF, LOW, BEND + 0.07 * (1 - t)], 1);
  bend(12, HALF, 90, (t) => LOW + 0.3 * soft(t));
  straight(
    18,
    (t) => [HALF - t * 2 * HALF, t < 0.5 ? LOW + 0.3 + (hill - 0.5) * soft(t * 2) : hill - (hill - 0.85) * soft(t * 2 - 1), -BEND],
    -1,
  );
  bend(14, -HALF, 270, (t) => LOW + 0.65 * (1 - soft(t)));
  return points;
}

/** The way moved aside and down. */
export const rail = (track: readonly TrackPoint[], aside: number, down = 0): Point[] =>
  [...track, track[0]].map(({ at, across }) => [at[0] + across[0] * aside, at[1] - down, at[2] + across[2] * aside]);

/** Where a thing that looks to +z stands on the way, nose forward. */
export function onTrack(track: readonly TrackPoint[], index: number): { at: Point; turn: Point } {
  const [from, to] = [track[index % track.length].at, track[(index + 1) % track.length].at];
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const degrees = 180 / Math.PI;
  return { at: from, turn: [-Math.atan2(y, Math.hypot(x, z)) * degrees, Math.atan2(x, z) * degrees, 0] };
}
