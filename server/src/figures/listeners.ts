import { orderMatured, orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { type Listener, listenerOfMany } from "../platform/events/outbox.ts";
import { follow } from "./sums/follow.ts";

const idsOf = (heard: readonly { orderId: string }[]): string[] => heard.map(({ orderId }) => orderId);

export const figureListeners: Listener[] = [
  listenerOfMany("figures.paid", orderPaid, (tx, heard) => follow(tx, idsOf(heard))),
  listenerOfMany("figures.moved", orderMoved, (tx, heard) => follow(tx, idsOf(heard))),
  listenerOfMany("figures.matured", orderMatured, (tx, heard) => follow(tx, idsOf(heard))),
];
