import { type DayRange, monthsWithin } from "@blenda/domain/figures/rules";

/** A range as its whole months, and the days before and after them. */
export interface Spans {
  firstMonth: string;
  lastMonth: string;
  froms: string[];
  tos: string[];
}

export function spansOf(range: DayRange): Spans {
  const { months, days } = monthsWithin(range);
  return {
    // No month is between these two.
    firstMonth: months?.from ?? "1",
    lastMonth: months?.to ?? "0",
    froms: days.map(({ from }) => from),
    tos: days.map(({ to }) => to),
  };
}
