import { orderMatured, orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { type Listener, listenerOfMany } from "../platform/events/outbox.ts";
import { leaveSales } from "./sums/count-sales.ts";

const idsOf = (heard: readonly { orderId: string }[]): string[] => heard.map(({ orderId }) => orderId);

export const figureListeners: Listener[] = [
  listenerOfMany("figures.paid", orderPaid, (tx, heard) => leaveSales(tx, idsOf(heard))),
  listenerOfMany("figures.moved", orderMoved, (tx, heard) => leaveSales(tx, idsOf(heard))),
  listenerOfMany("figures.matured", orderMatured, (tx, heard) => leaveSales(tx, idsOf(heard))),
];
