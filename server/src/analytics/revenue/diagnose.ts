import { shareOf } from "@blenda/domain/analytics/rules";
import { dayAfter, previousOf } from "@blenda/domain/figures/rules";
import { paidLines } from "../../orders/port.ts";
import { analytics } from "../procedures.ts";
import { recordedBetween } from "./revenue-repository.ts";

const midnight = (day: string): string => `${day}T00:00:00.000Z`;

export const diagnose = analytics.diagnose.handler(async ({ input: range, context: { db } }) => {
  const [paid, recorded] = await Promise.all([
    paidLines.between(db, midnight(range.from), midnight(dayAfter(range.to, 1))),
    recordedBetween(db, range.from, range.to),
  ]);
  return {
    range,
    previous: previousOf(range),
    ...{ paidLines: paid.lines, paidCents: paid.cents, recordedLines: recorded.lines, recordedCents: recorded.cents },
    ...{ processedLines: recorded.processed, verifiedLines: recorded.verified, migratedLines: recorded.migrated },
    recorded: shareOf(recorded.cents, paid.cents),
    verified: shareOf(recorded.verifiedCents, paid.cents),
  };
});
