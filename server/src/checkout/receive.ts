import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { holdOrderOf, type OrderRow, setOrderStatus } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import { emit } from "../platform/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments.ts";
import type { Services } from "../platform/procedure.ts";
import { correctOutcome, keepEvent } from "./charges.ts";
import { hearOfDispute } from "./dispute.ts";
import { fulfil } from "./fulfil.ts";

/** What an event most likely comes to: it is written down so, and corrected where it came to something else. */
const LIKELY: Record<ProviderEvent["type"], string> = {
  payment_succeeded: "fulfilled",
  payment_failed: "failed",
  refunded: "noted",
  dispute_opened: "open",
  dispute_won: "won",
  dispute_lost: "lost",
  other: "ignored",
};

/** Verifies the bytes first; throws UntrustedEvent before anything is written. */
export async function receiveSigned(services: Services, body: Buffer, signature: string | undefined): Promise<void> {
  const { payments, now } = services;
  const event = await payments.readEvent(body, signature, Math.floor(Date.parse(now()) / 1000));
  await receiveEvent(services, payments.name, event);
}

/**
 * What the card provider tells us. The event and what it means are one transaction, so it is either done or asked for
 * again; a second copy of it waits for the first and then does nothing.
 */
export async function receiveEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  await services.transaction(async (tx) => {
    const likely = LIKELY[event.type];
    if (!(await keepEvent(tx, provider, event, likely, services.now()))) return;
    const outcome = await act(tx, services, provider, event);
    if (outcome !== likely) await correctOutcome(tx, provider, event.id, outcome);
  });
}

async function act(tx: Tx, services: Services, provider: string, event: ProviderEvent): Promise<string> {
  const { type, intentId, orderId, amountCents, currency, card } = event;
  // Whatever we gave back ourselves is in our books already; the event only confirms it.
  if (type === "other" || type === "refunded") return LIKELY[type];
  // By the intent we wrote down; by the order's own id where our process died before it could.
  const order = await holdOrderOf(tx, intentId, orderId);
  if (!order) return "unknown";
  if (type === "payment_succeeded") return fulfil(tx, services, order, { intentId, provider, amountCents, currency, card });
  if (type === "payment_failed") return noteFailure(tx, order);
  const charge = { intentId, orderId: order.id, provider, amountCents: order.totalCents, currency, createdAt: services.now() };
  const heard = type === "dispute_opened" ? "open" : type === "dispute_won" ? "won" : "lost";
  return hearOfDispute(tx, services, order, charge, heard, amountCents);
}

async function noteFailure(tx: Tx, order: OrderRow): Promise<string> {
  if (!canMoveOrder(order.status, "failed")) return "ignored";
  await setOrderStatus(tx, order.id, "failed");
  await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  return "failed";
}
