import type { DayOfRevenue, DayOfVisits, RevenueSums, VisitPart, VisitSums } from "@blenda/domain/analytics/model";
import { type DayRange, daysOf, previousOf } from "@blenda/domain/figures/rules";
import type { VisitDimension } from "@blenda/domain/tracking/constants";
import type { Db } from "../../platform/database/db.ts";
import { visitDays, visitParts } from "../../tracking/port.ts";
import { revenueByDay } from "./revenue-days.ts";

const VISIT_AMOUNTS = ["visits", "pageViews", "seconds", "bounces", "products", "carts", "checkouts", "paid", "paidCents"] as const;
const REVENUE_AMOUNTS = ["orders", "lines", "cents", "verifiedCents", "agreedOrders"] as const;

const sumOf = <Name extends string>(names: readonly Name[], rows: readonly Record<Name, number>[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Record<Name, number>;

/** One row for every day, also for those on which nothing happened. */
function everyDay<Name extends string>(range: DayRange, names: readonly Name[], rows: readonly (Record<Name, number> & { day: string })[]) {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysOf(range).map((day) => {
    const row = known.get(day);
    return { day, ...(Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Record<Name, number>) };
  });
}

export interface ComparedVisits {
  totals: VisitSums;
  previousTotals: VisitSums;
  days: DayOfVisits[];
  previousDays: DayOfVisits[];
}

/** A range beside as many days right before. */
export async function comparedVisits(db: Db, range: DayRange): Promise<ComparedVisits> {
  const previous = previousOf(range);
  const rows = await visitDays(db, { from: previous.from, to: range.to });
  const days = everyDay(range, VISIT_AMOUNTS, rows);
  const previousDays = everyDay(previous, VISIT_AMOUNTS, rows);
  return { days, previousDays, totals: sumOf(VISIT_AMOUNTS, days), previousTotals: sumOf(VISIT_AMOUNTS, previousDays) };
}

interface ComparedRevenue {
  totals: RevenueSums;
  previousTotals: RevenueSums;
  days: DayOfRevenue[];
  previousDays: DayOfRevenue[];
}

export async function comparedRevenue(db: Db, range: DayRange): Promise<ComparedRevenue> {
  const previous = previousOf(range);
  const rows = await revenueByDay(db, { from: previous.from, to: range.to });
  const days = everyDay(range, REVENUE_AMOUNTS, rows);
  const previousDays = everyDay(previous, REVENUE_AMOUNTS, rows);
  return { days, previousDays, totals: sumOf(REVENUE_AMOUNTS, days), previousTotals: sumOf(REVENUE_AMOUNTS, previousDays) };
}

/** Sources, devices, browsers: the largest first, each beside what it was before. */
export async function comparedParts(db: Db, dimension: VisitDimension, range: DayRange, limit: number): Promise<VisitPart[]> {
  const [rows, earlier] = await Promise.all([
    visitParts(db, { dimension, ...range, limit }),
    visitParts(db, { dimension, ...previousOf(range), limit: MOST_PARTS }),
  ]);
  const before = new Map(earlier.map(({ key, visits }) => [key, visits]));
  return rows.map(({ anonymous: _, ...row }) => ({ ...row, previousVisits: before.get(row.key) ?? 0 }));
}
/** More names than anybody links under. */
const MOST_PARTS = 2_000;
