/** About so many lines stand above the lowest. */
const LINES = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round figures from 0, or the first that is not above the lowest value, up to the first that is not below the highest. */
export function ticksTo(highest: number, lowest = 0): number[] {
  const least = (highest - lowest) / LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  // Only whole figures: there is no half of a job.
  const step = ROUND.map((round) => round * power).find((round) => round >= least && Number.isInteger(round)) ?? 10 * power;
  const below = Math.max(0, Math.ceil(-lowest / step));
  const above = Math.max(below === 0 ? 1 : 0, Math.ceil(highest / step));
  // Added last: there is no −0.
  return Array.from({ length: above + below + 1 }, (_, at) => (at - below) * step + 0);
}

/** The slot a place lies in, counted from the left; places outside belong to the first or last. */
export function slotAt(place: number, width: number, slots: number): number {
  return Math.max(0, Math.min(slots - 1, Math.floor((place / Math.max(1, width)) * slots)));
}

/** Stretches of a line between its gaps, each with where it begins. */
export function runsOf(values: readonly (number | null)[]): { from: number; values: number[] }[] {
  const runs: { from: number; values: number[] }[] = [];
  for (const [at, value] of values.entries()) {
    const last = runs.at(-1);
    if (value === null) continue;
    if (last && last.from + last.values.length === at) last.values.push(value);
    else runs.push({ from: at, values: [value] });
  }
  return runs;
}
