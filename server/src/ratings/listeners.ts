import { orderMoved, orderPaid } from "@blenda/domain/orders/events";
import type { Tx } from "../platform/database/db.ts";
import { type Listener, type ListenerServices, listenerOfMany } from "../platform/events/outbox.ts";
import { addRequests } from "./requests/request-repository.ts";
import { countReview, starsOf } from "./reviews/counting.ts";
import { changeReview, lockGivenBack } from "./reviews/review-repository.ts";

interface OfOrder {
  orderId: string;
}
const idsOf = (told: readonly OfOrder[]): string[] => [...new Set(told.map(({ orderId }) => orderId))];

const onPaid = listenerOfMany("ratings.paid", orderPaid, (tx, paid, { now }) => addRequests(tx, idsOf(paid), now()));

/** A guest's order got an account, or something of an order went back: its review leaves for good (decision B9). */
const onMoved = listenerOfMany("ratings.moved", orderMoved, async (tx, moved, services) => {
  await addRequests(tx, idsOf(moved), services.now());
  await withdraw(tx, idsOf(moved), services);
});

async function withdraw(tx: Tx, orderIds: readonly string[], { now }: ListenerServices): Promise<void> {
  for (const review of await lockGivenBack(tx, orderIds)) {
    await changeReview(tx, review.id, { withdrawnAt: now() });
    await countReview(tx, review, { from: starsOf(review), to: null });
  }
}

export const ratingListeners: Listener[] = [onPaid, onMoved];
