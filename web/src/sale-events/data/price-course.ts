import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { PriceCourse } from "@blenda/domain/sale-events/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import type { ChartData } from "../../ui/charts/chart-data.ts";

/** Days between two words below the axis. */
const MARK_EVERY = 10;

/** The lowest price of each of the 30 days before a start, and of the first day of the sale; what was a sale is said beside it. */
export function courseChart({ steps, listCents, sale }: Pick<PriceCourse, "steps" | "listCents" | "sale">, startsAt: string): ChartData {
  const days = Array.from({ length: SALE_EVENT.LOWEST_DAYS }, (_, at) => addDays(startsAt, at - SALE_EVENT.LOWEST_DAYS));
  const held = days.map((from) => {
    const until = addDays(from, 1);
    const before = steps.findLast(({ at }) => at <= from);
    const within = steps.filter(({ at }) => at > from && at < until);
    const all = before ? [before, ...within] : within;
    return all.reduce<PriceCourse["steps"][number] | null>((low, step) => (low && low.priceCents <= step.priceCents ? low : step), null);
  });
  return {
    unit: "Day",
    points: [...days, startsAt].map((day, at) => ({ name: dayOf(day), mark: at % MARK_EVERY === 0 ? dayOf(day) : "" })),
    bars: { name: "Price", values: [...held.map((step) => step?.priceCents ?? listCents), sale.priceCents], text: price },
    flags: [
      ...held.flatMap((step, at) => (step?.saleName && held[at - 1]?.saleName !== step.saleName ? [{ at, text: step.saleName }] : [])),
      { at: days.length, text: "This sale" },
    ],
  };
}
