import type { Step } from "@blenda/domain/figures/constants";
import type { Compared, DailyFigure, Range, SeriesPoint } from "@blenda/domain/figures/model";
import { daysOf, piecesOf, previousOf } from "@blenda/domain/figures/rules";
import type { Db } from "../../platform/database/db.ts";
import type { Amounts } from "../sums/sums-repository.ts";
import { type DayRow, type Whose, wholeDays } from "./days-repository.ts";

type Measure = (days: readonly DayRow[]) => number | null;

/** The days of a range and of as many before it, read at once. */
export interface Periods {
  range: Range;
  previous: Range;
  now: readonly DayRow[];
  before: readonly DayRow[];
}

export async function periodsOf(db: Db, whose: Whose, { from, to }: Range): Promise<Periods> {
  const range = { from, to };
  const previous = previousOf(range);
  const rows = await wholeDays(db, whose, { from: previous.from, to });
  return { range, previous, now: rows.filter(({ day }) => day >= from), before: rows.filter(({ day }) => day < from) };
}

export const sumOf = (days: readonly DayRow[], of: keyof Amounts): number => days.reduce((sum, day) => sum + day[of], 0);

export const compared = ({ now, before }: Periods, measure: Measure): Compared => ({ value: measure(now), previous: measure(before) });

/** Day by day: a day without anything is measured as one without rows. */
export function daily(periods: Periods, measure: Measure): DailyFigure {
  const points = (range: Range, rows: readonly DayRow[]) => {
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return daysOf(range).map((day) => measure(byDay.has(day) ? [byDay.get(day) as DayRow] : []));
  };
  return {
    ...compared(periods, measure),
    points: points(periods.range, periods.now),
    previousPoints: points(periods.previous, periods.before),
  };
}

/** Pieces of both periods, as many of each. Views are not known by licence. */
export function seriesOf({ range, previous, now, before }: Periods, step: Step, hasViews: boolean) {
  const points = (of: Range, rows: readonly DayRow[]): SeriesPoint[] => {
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return piecesOf(of, step).map((piece) => {
      const days = daysOf(piece).flatMap((day) => byDay.get(day) ?? []);
      return {
        ...piece,
        earnedCents: sumOf(days, "earned"),
        grossCents: sumOf(days, "gross"),
        sales: sumOf(days, "sales"),
        refunds: sumOf(days, "refunds"),
        views: hasViews ? sumOf(days, "views") : null,
      };
    });
  };
  return { series: points(range, now), previousSeries: points(previous, before) };
}
