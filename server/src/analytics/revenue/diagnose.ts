import { shareOf } from "@blenda/domain/analytics/rules";
import { dayAfter, previousOf } from "@blenda/domain/figures/rules";
import { soldBetween } from "../../ledger/port.ts";
import { paidLines } from "../../orders/port.ts";
import { analytics } from "../procedures.ts";
import { revenueByDay } from "../reading/revenue-days.ts";
import { recordedBetween } from "./revenue-repository.ts";

const midnight = (day: string): string => `${day}T00:00:00.000Z`;

/** The books, the orders, the records and the charts of the same days: all four say the same, or the page says which does not. */
export const diagnose = analytics.diagnose.handler(async ({ input: range, context: { db } }) => {
  const [from, until] = [midnight(range.from), midnight(dayAfter(range.to, 1))];
  const [bookedCents, paid, recorded, shown] = await Promise.all([
    soldBetween(db, from, until),
    paidLines.between(db, from, until),
    recordedBetween(db, range.from, range.to),
    revenueByDay(db, range),
  ]);
  return {
    range,
    previous: previousOf(range),
    ...{ paidLines: paid.lines, paidCents: paid.cents, recordedLines: recorded.lines, recordedCents: recorded.cents },
    ...{ processedLines: recorded.processed, verifiedLines: recorded.verified, migratedLines: recorded.migrated },
    ...{ bookedCents, shownCents: shown.reduce((sum, { cents }) => sum + cents, 0) },
    recorded: shareOf(recorded.cents, paid.cents),
    verified: shareOf(recorded.verifiedCents, paid.cents),
  };
});
