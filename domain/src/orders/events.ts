import { event } from "../access/event.ts";

interface OfOrder {
  orderId: string;
  userId: string;
}
const toBuyer = {
  aggregate: ({ orderId }: OfOrder) => `order/${orderId}`,
  to: ({ userId }: OfOrder) => ({ userId }),
};

/** Any step of an order or one of its lines. */
export const orderMoved = event<OfOrder>("orders.moved", {
  ...toBuyer,
  // What was given back is owned nowhere any more, nor reviewed.
  stale: [
    ...["orders.orders", "orders.order", "orders.trainings", "orders.owned", "orders.library", "orders.seats"],
    ...["checkout.payment", "checkout.upgrades", "refunds.eligibility", "ratings.myReview", "ratings.requests"],
  ],
});

/** Money has arrived and everything bought is there. Emitted once per order, in the transaction that fulfils it. */
export const orderPaid = event<OfOrder>("orders.paid", {
  ...toBuyer,
  stale: [
    ...["orders.orders", "orders.order", "orders.trainings", "orders.owned", "orders.library", "orders.seats"],
    ...["checkout.payment", "checkout.upgrades"],
  ],
});

/** What creators earned by lines of it became theirs to take. */
export const orderMatured = event<{ orderId: string }>("orders.matured", { aggregate: ({ orderId }) => `order/${orderId}` });

/** Somebody was offered a seat, took it, or lost it. Told to the holder, and to whoever it is about if they have an account. */
export const seatsChanged = event<{ userId: string }>("orders.seatsChanged", {
  aggregate: ({ userId }) => `seats/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["orders.seats", "orders.shared"],
});

/** How often these were sold has been counted again, for all sales of a minute at once. */
export const salesCounted = event<{ kind: "product" | "training"; ids: string[]; creatorIds: string[] }>("orders.salesCounted", {
  aggregate: ({ kind }) => `sales/${kind}`,
  drops: ({ kind, ...whose }) => ({ kind: kind === "product" ? "catalogue.product" : "trainings.training", ...whose, isOnlyCounts: true }),
});
