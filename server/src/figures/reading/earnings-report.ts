import type { Dimension, EarningsGroup } from "@blenda/domain/figures/constants";
import { FIGURES } from "@blenda/domain/figures/constants";
import type { EarningsReport, EarningsRow, Range } from "@blenda/domain/figures/model";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import { account, balance, holdDaysOf } from "../../ledger/port.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Amounts } from "../sums/sums-repository.ts";
import { type DaySlice, splitSums, wholeDays } from "./days-repository.ts";
import { itemsByKey } from "./items-repository.ts";
import { narrowedBy, whoseSlice } from "./narrowing.ts";
import { periodsOf } from "./periods.ts";

type EarningsQuestion = Range & Partial<Record<Dimension, string | undefined>> & { by: EarningsGroup };
type Sums = Pick<Amounts, "sales" | "soldEarned" | "soldPending" | "soldRefunded">;

const earnedParts = splitSums(["sales", "soldEarned", "soldPending", "soldRefunded"]);

/** By when it was sold, as it stands now. */
const earningsOf = (rows: readonly Sums[]) => {
  const total = (of: keyof Sums) => rows.reduce((sum, row) => sum + row[of], 0);
  const [earnedCents, pendingCents] = [total("soldEarned"), total("soldPending")];
  return {
    sales: total("sales"),
    earnedCents,
    pendingCents,
    availableCents: earnedCents - pendingCents,
    refundedCents: total("soldRefunded"),
  };
};

export async function earningsReportOf(db: Db, creatorId: string, asked: EarningsQuestion, now: Instant): Promise<EarningsReport> {
  const whose = whoseSlice(creatorId, asked);
  const [periods, rows, standing, clearing, holdDays] = await Promise.all([
    periodsOf(db, whose, asked),
    asked.by === "item" ? itemRows(db, whose, asked) : null,
    currentBalance(db, creatorId),
    clearingOf(db, creatorId, dayOf(now)),
    holdDaysOf(db, creatorId),
  ]);
  const keyOf = (day: string) => (asked.by === "month" ? day.slice(0, 7) : day);
  const byTime = () =>
    [...Map.groupBy(periods.now, ({ day }) => keyOf(day))].map(([key, days]): EarningsRow => ({ key, item: null, ...earningsOf(days) }));
  return {
    range: periods.range,
    previous: periods.previous,
    totals: earningsOf(periods.now),
    previousTotals: earningsOf(periods.before),
    rows: rows ?? byTime().filter(hasSome),
    now: standing,
    clearing,
    holdDays,
  };
}

const hasSome = ({ sales, earnedCents, refundedCents }: EarningsRow): boolean => sales !== 0 || earnedCents !== 0 || refundedCents !== 0;

/** The largest first. One item by itself is its own only row. */
async function itemRows(db: Db, whose: DaySlice, asked: EarningsQuestion): Promise<EarningsRow[]> {
  const isOne = narrowedBy(asked) === "item";
  const parts = isOne
    ? [...Map.groupBy(await wholeDays(db, whose, asked), () => asked.item ?? "")].map(([key, days]) => ({ key, sums: earningsOf(days) }))
    : (await earnedParts(db, whose, ["item"], asked)).map((sums) => ({ key: sums.part, sums: earningsOf([sums]) }));
  const itemOf = await itemsByKey(
    db,
    parts.map(({ key }) => key),
  );
  return parts
    .map(({ key, sums }) => ({ key, item: itemOf(key), ...sums }))
    .filter(hasSome)
    .toSorted((one, other) => other.earnedCents - one.earnedCents || inOrder(one.key, other.key))
    .slice(0, FIGURES.SPLIT_MOST);
}

/** What the books say right now. */
async function currentBalance(db: Db, creatorId: string): Promise<EarningsReport["now"]> {
  const [pendingCents, availableCents, heldCents] = await Promise.all([
    balance(db, account("creator_pending", creatorId)),
    balance(db, account("creator_available", creatorId)),
    balance(db, account("creator_held", creatorId)),
  ]);
  return { pendingCents, availableCents, heldCents };
}

/** What is late is due today: the hold is over, and the next hour makes it available. */
async function clearingOf(db: Db, creatorId: string, today: string): Promise<EarningsReport["clearing"]> {
  const range = { from: dayAfter(today, -FIGURES.CLEARING_DAYS), to: dayAfter(today, FIGURES.CLEARING_DAYS) };
  const days = (await wholeDays(db, { creatorId, slice: "" }, range)).filter(({ clearing }) => clearing !== 0);
  const due = Map.groupBy(days, ({ day }) => (day < today ? today : day));
  return [...due].map(([day, of]) => ({ day, cents: of.reduce((sum, { clearing }) => sum + clearing, 0) }));
}
