/** About so many lines stand above the ground line. */
const LINES = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round figures from 0 up to the first that is not below the highest value. */
export function ticksTo(highest: number): number[] {
  const least = highest / LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  // Only whole figures: there is no half of a job.
  const step = ROUND.map((round) => round * power).find((round) => round >= least && Number.isInteger(round)) ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** The slot a place lies in, counted from the left; places outside belong to the first or last. */
export function slotAt(place: number, width: number, slots: number): number {
  return Math.max(0, Math.min(slots - 1, Math.floor((place / Math.max(1, width)) * slots)));
}
