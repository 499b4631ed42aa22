import { orderPaid } from "@blenda/domain/orders/events";
import { findOrder } from "../orders/port.ts";
import { type Listener, listenerOfMany } from "../platform/events/outbox.ts";
import { addPayments } from "./telling/visit-repository.ts";

/** The visit is the order's own word, and only of buyers who allowed it to be known. */
export const trackingListeners: Listener[] = [
  listenerOfMany("tracking.paid", orderPaid, async (tx, heard) => {
    const orders = await Promise.all(heard.map(({ orderId }) => findOrder(tx, orderId)));
    const sums = new Map<string, { id: string; orders: number; cents: number }>();
    for (const order of orders) {
      const id = order?.visit.sessionId;
      if (!order || id === undefined || order.isTest || order.totalCents === 0) continue;
      const sum = sums.get(id) ?? { id, orders: 0, cents: 0 };
      sums.set(id, { id, orders: sum.orders + 1, cents: sum.cents + order.totalCents });
    }
    await addPayments(tx, [...sums.values()]);
  }),
];
