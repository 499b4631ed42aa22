import { orderPaid } from "@blenda/domain/orders/events";
import { paidLinesOf } from "../orders/sql.ts";
import { type Listener, listenerOfMany } from "../platform/events/outbox.ts";
import { recordRevenue } from "./revenue/record.ts";

export const analyticsListeners: Listener[] = [
  listenerOfMany("analytics.paid", orderPaid, async (tx, heard) => {
    const lines = await paidLinesOf(
      tx,
      heard.map(({ orderId }) => orderId),
    );
    await recordRevenue(tx, lines, null);
  }),
];
