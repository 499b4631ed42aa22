import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { lapsedDiscounts, returnDiscount } from "../discounts/port.ts";
import { findOrder, lockOrder, lockOverdueOrders, type OrderRow, ordersWaitingForMoney, setOrderStatus } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { fulfil } from "./fulfil.ts";
import { pendingRefundNotices, type RefundNotice } from "./outside-refunds/outside-refund-repository.ts";
import { applyRefundNotice, REFUND_NEWS_JOB } from "./outside-refunds/outside-refunds.ts";

const LOOK_AFTER_MINUTES = 1;
const HEARD_FOR_DAYS = 3;

/** An event was lost, or our process died: the provider is asked what is true, and what was paid is delivered. */
async function repair(services: Services): Promise<void> {
  const { db, now, payments, log } = services;
  for (const { id, intentId } of await ordersWaitingForMoney(db, addMinutes(now(), -LOOK_AFTER_MINUTES))) {
    if (intentId === null) continue;
    try {
      const known = await payments.lookUp(intentId);
      if (known?.payment.state !== "succeeded") continue;
      const { amountCents, currency, payment } = known;
      const money = { intentId, provider: payments.name, amountCents, currency, card: payment.card };
      await services.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order) await fulfil(tx, services, [{ order, money }]);
      });
    } catch (error) {
      log.warn("an order could not be looked up", error);
    }
  }
}

/** What was heard of refunds and not looked into: asked again. */
async function retryRefundNews(services: Services): Promise<void> {
  const { db, now, log } = services;
  for (const news of await pendingRefundNotices(db, addDays(now(), -HEARD_FOR_DAYS), addMinutes(now(), -LOOK_AFTER_MINUTES)))
    await applyRefundNotice(services, news).catch((error: unknown) => log.warn("a refund could not be looked up", error));
}

/** Gives up orders that were never paid. If the money arrives after all, the order is delivered all the same. */
async function expire(services: Services): Promise<void> {
  const { now } = services;
  await repair(services);
  await retryRefundNews(services);
  await services.transaction(async (tx) => {
    for (const order of await lockOverdueOrders(tx, now())) await giveUp(tx, order, now());
  });
}

/**
 * Uses of scarce codes that were kept for a payment which never came are others' again. The payment is given up at the
 * provider first, so it cannot come later; what it refuses to give up is being paid.
 */
async function lapse(services: Services): Promise<void> {
  const { db, now, payments, log } = services;
  for (const id of await lapsedDiscounts(db, now())) {
    try {
      const intentId = (await findOrder(db, id))?.intentId ?? null;
      if (intentId !== null && !(await payments.cancel(intentId))) continue;
      await services.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order && canMoveOrder(order.status, "expired")) await giveUp(tx, order, now());
        else if (order?.status !== "paid") await returnDiscount(tx, id, now());
      });
    } catch (error) {
      log.warn("a kept code could not be freed", error);
    }
  }
}

async function giveUp(tx: Tx, { id, buyerId, status }: OrderRow, now: string): Promise<void> {
  await setOrderStatus(tx, id, "expired");
  await returnDiscount(tx, id, now);
  await recordTransition(tx, { entity: "order", entityId: id, fromStatus: status, toStatus: "expired", actorId: null }, now);
  await emit(tx, orderMoved({ orderId: id, userId: buyerId ?? "" }));
}

/** Named as in the queues of running shops, from when checkout did this. */
export const paymentJobs: Job<Services>[] = [
  { name: "checkout.lapse", cron: "* * * * *", retryLimit: 1, run: lapse },
  { name: "checkout.sweep", cron: "*/5 * * * *", retryLimit: 1, run: expire },
  { name: REFUND_NEWS_JOB, retryLimit: 3, run: (services, data) => applyRefundNotice(services, data as RefundNotice) },
];
