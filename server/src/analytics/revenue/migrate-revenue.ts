import { ANALYTICS } from "@blenda/domain/analytics/constants";
import { dayOf } from "@blenda/domain/figures/rules";
import { paidLines } from "../../orders/port.ts";
import { audit } from "../../platform/requests/audit.ts";
import { analytics } from "../procedures.ts";
import { emptyDays, mendSums } from "./mend-sums.ts";
import { recordRevenue } from "./record.ts";

/** One batch, and the sums of its days: whoever wants all of it asks for the next, until there is none. Each stands by itself, so it may be stopped anywhere. */
export const migrateRevenue = analytics.migrateRevenue.handler(async ({ input: { after }, context }) => {
  const { transaction, now } = context;
  return transaction(async (tx) => {
    const { lines, next } = await paidLines.after(tx, after, ANALYTICS.MIGRATION_BATCH);
    const recorded = await recordRevenue(tx, lines, now());
    const days = [...new Set(lines.map(({ paidAt }) => dayOf(paidAt)))];
    const sums = await mendSums(tx, next === null ? [...days, ...(await emptyDays(tx))] : days);
    const done = { ...recorded, sums };
    if (done.missing + done.changed + sums > 0)
      await audit(tx, context, { action: "analytics.migrateRevenue", target: { kind: "list", id: "revenue" }, after: { ...done } });
    return { read: lines.length, ...done, next };
  });
});
