import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { findOrderByIntent, holdOrder, setOrderStatus } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import { emit } from "../platform/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments.ts";
import type { Services } from "../platform/procedure.ts";
import { closeEvent, keepEvent } from "./charges.ts";
import { fulfil } from "./fulfil.ts";

/**
 * What the card provider tells us. The event and what it means are one transaction, so it is either done or asked for
 * again; a second copy of it waits for the first and then does nothing.
 */
export async function receiveEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  const { now } = services;
  await services.transaction(async (tx) => {
    if (!(await keepEvent(tx, provider, event, now()))) return;
    const outcome = await act(tx, services, provider, event);
    await closeEvent(tx, provider, event.id, outcome, now());
  });
}

async function act(tx: Tx, services: Services, provider: string, event: ProviderEvent): Promise<string> {
  const { intentId, amountCents, currency, card } = event;
  if (event.type === "payment_succeeded") {
    // By the intent we wrote down; by the order's own id where our process died before it could.
    const order = (await findOrderByIntent(tx, intentId)) ?? (await holdOrder(tx, event.orderId));
    if (!order || (order.intentId !== null && order.intentId !== intentId)) return "unknown";
    return fulfil(tx, services, order.id, { intentId, provider, amountCents, currency, card });
  }
  if (event.type === "payment_failed") return noteFailure(tx, intentId);
  return "ignored";
}

async function noteFailure(tx: Tx, intentId: string): Promise<string> {
  const known = await findOrderByIntent(tx, intentId);
  const order = known && (await holdOrder(tx, known.id));
  if (!order || !canMoveOrder(order.status, "failed")) return "ignored";
  await setOrderStatus(tx, order.id, "failed");
  await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  return "failed";
}
