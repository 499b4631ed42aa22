import { orderPaid } from "@blenda/domain/orders/events";
import { paidLines } from "../orders/port.ts";
import { type Listener, listenerOfMany } from "../platform/events/outbox.ts";
import { recordRevenue } from "./revenue/record.ts";

export const analyticsListeners: Listener[] = [
  listenerOfMany("analytics.paid", orderPaid, async (tx, heard) => {
    const lines = await paidLines.ofOrders(
      tx,
      heard.map(({ orderId }) => orderId),
    );
    await recordRevenue(tx, lines, null);
  }),
];
