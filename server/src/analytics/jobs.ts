import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { paidLines } from "../orders/port.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { recordRevenue } from "./revenue/record.ts";
import { unverifiedOrders } from "./revenue/revenue-repository.ts";

const AT_ONCE = 500;
/** A provider that has not told of a payment by then will not. */
const DAYS_LOOKED_BACK = 7;

/** An event that came after the order was paid confirms it now. */
async function verify({ db, transaction, now }: Services): Promise<void> {
  const orderIds = await unverifiedOrders(db, dayAfter(dayOf(now()), -DAYS_LOOKED_BACK), AT_ONCE);
  if (orderIds.length > 0) await transaction(async (tx) => recordRevenue(tx, await paidLines.ofOrders(tx, orderIds), null));
}

export const analyticsJobs: Job<Services>[] = [{ name: "analytics.verify", cron: "*/20 * * * *", retryLimit: 1, run: verify }];
