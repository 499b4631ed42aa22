import type { Period, RunLine } from "@blenda/domain/reconciliation/model";
import { fullDayOf, shortDayOf } from "../../lib/text/utc-day.ts";

export const PERIODS = [
  { value: "month", label: "This month" },
  { value: "last", label: "Last month" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
] as const;
export type PeriodName = (typeof PERIODS)[number]["value"];

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** In UTC, today included. */
export function periodOf(name: PeriodName, today: string): Period {
  const now = Date.parse(today);
  if (name === "month") return { from: `${today.slice(0, 7)}-01`, to: today };
  if (name === "last") {
    const to = dayOf(Date.parse(`${today.slice(0, 7)}-01`) - DAY_MS);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  return { from: dayOf(now - (Number(name) - 1) * DAY_MS), to: today };
}

/** "Nov 1 to 19", "Oct 28 to Nov 3". */
export function periodText({ from, to }: Period): string {
  if (from === to) return shortDayOf(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${shortDayOf(from)} to ${Number(to.slice(8))}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? shortDayOf(from) : fullDayOf(from)} to ${shortDayOf(to)}`;
}

export const runOf = (runs: readonly RunLine[], { from, to }: Period): RunLine | undefined =>
  runs.find((run) => run.from === from && run.to === to);
