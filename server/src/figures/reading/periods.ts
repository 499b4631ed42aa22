import type { Step } from "@blenda/domain/figures/constants";
import type { DailyFigure, FigureChange, Range, SeriesPoint } from "@blenda/domain/figures/model";
import { daysBetween, daysOf, piecesOf, previousOf } from "@blenda/domain/figures/rules";
import type { Db } from "../../platform/database/db.ts";
import type { Amounts } from "../sums/sums-repository.ts";
import { type DayRow, type DaySlice, wholeDays } from "./days-repository.ts";

type Measure = (days: readonly DayRow[]) => number | null;

/** The days of a range and of as many before it, read at once. */
export interface Periods {
  range: Range;
  previous: Range;
  now: readonly DayRow[];
  before: readonly DayRow[];
  /** Every day of both with its row, where it has one. */
  days: readonly (DayRow | undefined)[];
  previousDays: readonly (DayRow | undefined)[];
}

export async function periodsOf(db: Db, whose: DaySlice, { from, to }: Range): Promise<Periods> {
  const range = { from, to };
  const previous = previousOf(range);
  const rows = await wholeDays(db, whose, { from: previous.from, to });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const [days, previousDays] = [range, previous].map((of) => daysOf(of).map((day) => byDay.get(day)));
  const [now, before] = [rows.filter(({ day }) => day >= from), rows.filter(({ day }) => day < from)];
  return { range, previous, now, before, days: days ?? [], previousDays: previousDays ?? [] };
}

export const sumOf = (days: readonly DayRow[], of: keyof Amounts): number => days.reduce((sum, day) => sum + day[of], 0);

export const compared = ({ now, before }: Periods, measure: Measure): FigureChange => ({ value: measure(now), previous: measure(before) });

/** Day by day: a day without anything is measured as one without rows. */
export function daily(periods: Periods, measure: Measure): DailyFigure {
  const points = (days: Periods["days"]) => days.map((day) => measure(day ? [day] : []));
  return { ...compared(periods, measure), points: points(periods.days), previousPoints: points(periods.previousDays) };
}

/** Pieces of both periods, as many of each. Views are not known by licence. */
export function seriesOf({ range, previous, days, previousDays }: Periods, step: Step, hasViews: boolean) {
  const points = (of: Range, rows: Periods["days"]): SeriesPoint[] => {
    let at = 0;
    return piecesOf(of, step).map((piece) => {
      const end = at + daysBetween(piece.from, piece.to) + 1;
      const found = rows.slice(at, end).flatMap((row) => row ?? []);
      at = end;
      return {
        ...piece,
        earnedCents: sumOf(found, "earned"),
        grossCents: sumOf(found, "gross"),
        sales: sumOf(found, "sales"),
        refunds: sumOf(found, "refunds"),
        views: hasViews ? sumOf(found, "views") : null,
      };
    });
  };
  return { series: points(range, days), previousSeries: points(previous, previousDays) };
}
