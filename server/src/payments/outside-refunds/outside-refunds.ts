import type { LineStatus } from "@blenda/domain/orders/constants";
import { orderMoved } from "@blenda/domain/orders/events";
import { outsideShares } from "@blenda/domain/refunds/rules";
import { linesOfOrder, lockOrderOfPayment, type OrderRow } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { raiseAlarm } from "../../platform/jobs/alarms.ts";
import type { ProviderRefund } from "../../platform/outside/payments/payments.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { giveBack, leftOf } from "../give-back.ts";
import { addOutside, closeRefundNotice, type RefundNotice } from "./outside-refund-repository.ts";

/** The job that finds out what went back. */
export const REFUND_NEWS_JOB = "checkout.refundNews";

/**
 * The provider says that money of a payment went back, and not by which refund. So it is asked for all of them: ours are in
 * our books, or about to be; what staff gave back in the provider's own pages is booked now, each once. Whatever comes
 * early, late or twice ends the same.
 */
export async function applyRefundNotice(services: Services, news: RefundNotice): Promise<void> {
  const { payments } = services;
  if (payments.name !== news.provider) return;
  // Outside any transaction.
  const given = await payments.refundsOf(news.intentId);
  await services.transaction(async (tx) => {
    const order = await lockOrderOfPayment(tx, news.intentId);
    // Of a payment we have not heard of yet: asked again until we have.
    if (order && order.status !== "paid") return;
    await closeRefundNotice(tx, news, order ? await settle(tx, services, order, given) : "unknown", services.now());
  });
}

async function settle(tx: Tx, services: Services, order: OrderRow, given: readonly ProviderRefund[]): Promise<string> {
  const own = await services.trade.claims.statusByKey(tx, order.id);
  let outcome = "ours";
  for (const refund of given) {
    const status = own(refund.key);
    // Given up by us, and paid all the same.
    if (status === "failed") await services.trade.claims.lookAgain(tx, services, order.id);
    if (status === null && (await bookOutside(tx, services, order, refund))) outcome = "booked";
  }
  if (outcome === "booked") {
    await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
    await services.trade.claims.lookAgain(tx, services, order.id);
  }
  return outcome;
}

/** Answers whether it was new. */
async function bookOutside(tx: Tx, services: Services, order: OrderRow, { refundId, amountCents }: ProviderRefund): Promise<boolean> {
  const lines = await linesOfOrder(tx, order.id);
  const shares = outsideShares(amountCents, lines.map(leftOf));
  const bookedCents = shares.reduce((sum, share) => sum + share, 0);
  const at = services.now();
  const provider = services.payments.name;
  if (!(await addOutside(tx, { provider, refundId, orderId: order.id, amountCents, bookedCents, bookedAt: at }))) return false;
  const parts = lines.map((line, n) => {
    const cents = shares[n] ?? 0;
    return { line, cents, to: cents === 0 ? line.status : after(line.status, cents === leftOf(line)) };
  });
  await giveBack(tx, services, order, parts, { kind: "refund", source: `outside/${provider}/${refundId}` });
  if (bookedCents < amountCents)
    await raiseAlarm(
      tx,
      "a refund does not match its order",
      { orderId: order.id, refundId, expected: bookedCents, received: amountCents },
      at,
    );
  return true;
}

/** What else is the matter with a line goes on about the rest of it. */
function after(status: LineStatus, isWhole: boolean): LineStatus {
  if (isWhole) return "refunded";
  return status === "disputed" || status === "refund_requested" ? status : "partially_refunded";
}
