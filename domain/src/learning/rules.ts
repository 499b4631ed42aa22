import { LEARNING } from "./constants.ts";

/** Seconds watched, from and to; sorted, apart from each other. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** The stretch that was just watched joins the others. */
export function withWatched(ranges: Ranges, from: number, to: number): Ranges {
  if (!(to > from)) return ranges;
  const joined: [number, number][] = [];
  for (const [start, end] of [...ranges, [from, to] as const].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** Unique seconds. */
export const watchedSeconds = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + (to - from), 0);

export const isWatched = (ranges: Ranges, durationSeconds: number): boolean =>
  durationSeconds > 0 && watchedSeconds(ranges) * 100 >= durationSeconds * LEARNING.COMPLETE_PERCENT;

export interface Place {
  positionSeconds: number;
  updatedAt: string;
}

/** Whether a save counts. An older one never does; one at the very beginning only where somebody wanted to begin again. */
export function isNewerPlace(kept: Place | null, next: Place, isRestart: boolean): boolean {
  if (kept && next.updatedAt <= kept.updatedAt) return false;
  return !kept || isRestart || next.positionSeconds > LEARNING.BEGINNING_SECONDS;
}
