import { CURRENCY } from "@blenda/domain/checkout/constants";
import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import { findPlan, nextRetryAt } from "@blenda/domain/tokens/rules";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { findOrder, linkPayment, lockOrder, type OrderRow, setOrderStatus } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { taxTermsFor } from "../../tax/port.ts";
import { declinedLetter } from "../letters.ts";
import { openOrder } from "../packs/open-order.ts";
import { lockAccount } from "../repository.ts";
import { moveSubscription } from "./subscription.ts";
import { dueSubscriptions, emailOf, findSubscription, LIVE } from "./subscription-repository.ts";

interface Bill {
  subscriptionId: string;
  userId: string;
  orderId: string;
  amountCents: number;
  fromIntentId: string;
}

/** Plans whose month is over, one by one. Wherever a process dies, the next run finds the same order and charges it once. */
export async function renewDue(services: Services): Promise<void> {
  const { db, now, log } = services;
  for (const { id, userId } of await dueSubscriptions(db, now())) {
    try {
      const bill = await services.transaction((tx) => prepare(tx, services, id, userId));
      if (bill) await charge(services, bill);
    } catch (error) {
      log.warn("a plan couldn't be renewed", error);
    }
  }
}

/** One order for each try at each month, by its name. */
const orderIdOf = ({ id, period, declined }: { id: string; period: number; declined: number }): string => `${id}-${period + 1}-${declined}`;

async function prepare(tx: Tx, services: Services, id: string, userId: string): Promise<Bill | null> {
  const { now } = services;
  await lockAccount(tx, userId, now());
  const subscription = await findSubscription(tx, id);
  if (!subscription || !LIVE.includes(subscription.status)) return null;
  const { status, planId, period, intentId: fromIntentId, expiresAt, nextChargeAt } = subscription;
  if ((nextChargeAt ?? expiresAt) > now()) return null;
  if (status === "cancel_at_period_end") {
    await moveSubscription(tx, subscription, "ended", { at: now() });
    await emit(tx, tokensBalanceChanged({ userId }));
    return null;
  }
  const orderId = orderIdOf(subscription);
  const known = await findOrder(tx, orderId);
  if (known) return { subscriptionId: id, userId, orderId, amountCents: known.totalCents, fromIntentId };
  const plan = findPlan(planId);
  if (!plan) throw new Error(`there is no plan ${planId}`);
  const taxed = await taxTermsFor({ ...services, db: tx }, userId, {});
  const buyer = { id: userId, email: await emailOf(tx, userId), taxed };
  const wish = { ...plan, kind: "renewal", itemId: planId, title: tokenTexts.planLine(plan.name), subscriptionId: id } as const;
  const { totalCents: amountCents } = await openOrder(tx, services, orderId, buyer, { ...wish, period: period + 1 });
  return { subscriptionId: id, userId, orderId, amountCents, fromIntentId };
}

/** Outside any transaction. What it brings comes with the provider's own event, or is found by the sweeper. */
async function charge(services: Services, bill: Bill): Promise<void> {
  const { payments } = services;
  const { orderId, amountCents, fromIntentId } = bill;
  const wish = { orderId, amountCents, currency: CURRENCY, fromIntentId, key: orderId };
  const { intentId, payment } = await payments.chargeAgain(wish);
  await services.transaction(async (tx) => {
    // Held before it is written to: the event of this very charge may be at work on it.
    const order = await lockOrder(tx, orderId);
    if (intentId !== null) await linkPayment(tx, orderId, { provider: payments.name, intentId });
    // The buyer is not there to answer the bank, so a question is a no.
    const isNo = payment.state === "failed" || payment.state === "requires_action";
    if (order && isNo && order.status !== "paid") await noteDecline(tx, services, bill, order);
  });
}

/** Call it holding the order. */
async function noteDecline(tx: Tx, services: Services, { subscriptionId, userId, orderId }: Bill, order: OrderRow): Promise<void> {
  const at = services.now();
  await lockAccount(tx, userId, at);
  const subscription = await findSubscription(tx, subscriptionId);
  if (!subscription) return;
  if (canMoveOrder(order.status, "failed")) {
    await setOrderStatus(tx, orderId, "failed");
    await emit(tx, orderMoved({ orderId, userId }));
  }
  const { status, declined: before, expiresAt, planId } = subscription;
  if ((status !== "active" && status !== "past_due") || orderIdOf(subscription) !== orderId) return;
  const declined = before + 1;
  const nextChargeAt = nextRetryAt(expiresAt, declined);
  await moveSubscription(tx, subscription, nextChargeAt ? "past_due" : "expired", { changes: { declined, nextChargeAt }, at });
  const letter = declinedLetter(services.site.url, findPlan(planId)?.name ?? planId, nextChargeAt);
  await sendMail(services, tx, { key: `renewal-${orderId}`, recipient: await emailOf(tx, userId), ...letter });
  await emit(tx, tokensBalanceChanged({ userId }));
}
