import { ORDERS } from "@blenda/domain/orders/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { isSimulated } from "../../platform/outside/payments/payments-simulated.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { GoneOrders } from "../../platform/test-orders.ts";

const AT_A_TIME = 200;

/**
 * Test orders go after seven days (decision B29), with everything that hangs on them, here and at the test provider. They were
 * never in the books, so nothing has to be booked back; of their steps only what happened is kept, and it names nobody.
 */
export async function purgeTests(services: Services): Promise<void> {
  for (;;) {
    const gone = await services.transaction(async (tx) => {
      const found = await lockOver(tx, addDays(services.now(), -ORDERS.TEST_KEPT_DAYS), services.now());
      if (found.orderIds.length === 0) return found;
      for (const forget of services.testOrders) await forget(tx, found);
      await remove(tx, found);
      return found;
    });
    if (isSimulated(services.payments)) await services.payments.forget(gone.intentIds);
    if (gone.orderIds.length < AT_A_TIME) return;
  }
}

async function lockOver(tx: Tx, before: Instant, now: Instant): Promise<GoneOrders> {
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "intentId"])
    .where("isTest", "=", true)
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .limit(AT_A_TIME)
    .forUpdate()
    .skipLocked()
    .execute();
  const orderIds = orders.map(({ id }) => id);
  const lines = orderIds.length === 0 ? [] : await tx.selectFrom("orderLines").select("id").where("orderId", "in", orderIds).execute();
  return { orderIds, lineIds: lines.map(({ id }) => id), intentIds: orders.flatMap(({ intentId }) => intentId ?? []), now };
}

async function remove(tx: Tx, { orderIds, lineIds }: GoneOrders): Promise<void> {
  await tx.deleteFrom("lineDownloads").where("lineId", "in", lineIds).execute();
  await tx.deleteFrom("licences").where("lineId", "in", lineIds).execute();
  await tx.deleteFrom("orderLines").where("id", "in", lineIds).execute();
  await tx.deleteFrom("orders").where("id", "in", orderIds).execute();
}
