import { ANALYTICS } from "@blenda/domain/analytics/constants";
import { paidLines } from "../../orders/port.ts";
import { audit } from "../../platform/requests/audit.ts";
import { analytics } from "../procedures.ts";
import { recordRevenue } from "./record.ts";

/** One batch: whoever wants all of it asks for the next, until there is none. Each stands by itself, so it may be stopped anywhere. */
export const migrateRevenue = analytics.migrateRevenue.handler(async ({ input: { after }, context }) => {
  const { transaction, now } = context;
  return transaction(async (tx) => {
    const { lines, next } = await paidLines.after(tx, after, ANALYTICS.MIGRATION_BATCH);
    const done = await recordRevenue(tx, lines, now());
    if (done.missing + done.changed > 0)
      await audit(tx, context, { action: "analytics.migrateRevenue", target: { kind: "list", id: "revenue" }, after: { ...done } });
    return { read: lines.length, ...done, next };
  });
});
