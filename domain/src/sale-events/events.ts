import { event } from "../access/event.ts";
import { seePromotions } from "../discounts/access.ts";

/** A creator's sale event came to be, changed or moved on. */
export const saleEventChanged = event<{ eventId: string; ownerId: string }>("saleEvents.changed", {
  aggregate: ({ eventId }) => `sale-event/${eventId}`,
  to: ({ ownerId }) => ({ userId: ownerId }),
  stale: ["saleEvents.saleEvents", "saleEvents.saleEvent", "saleEvents.saleCalendar", "saleEvents.candidates"],
});

/** The same of one of the platform. */
export const platformEventChanged = event<{ eventId: string }>("saleEvents.platformChanged", {
  aggregate: ({ eventId }) => `sale-event/${eventId}`,
  to: () => ({ access: seePromotions }),
  stale: ["saleEvents.platformEvents", "saleEvents.platformEvent"],
});

/** Creators may join it now, or no longer. */
export const invitationsChanged = event<{ eventId: string }>("saleEvents.invitationsChanged", {
  aggregate: ({ eventId }) => `sale-event/${eventId}`,
  to: () => ({ access: "creator" }),
  stale: ["saleEvents.invitations", "saleEvents.saleCalendar"],
});

/** The platform invites to an event: each creator with something that may take part is told once. `after` is the last one told so far. */
export const creatorsInvited = event<{ eventId: string; at: string; after?: string }>("saleEvents.invited", {
  aggregate: ({ eventId }) => `sale-event/${eventId}`,
});

/** Products have another price from this moment: what is kept of them is dropped everywhere, and open carts ask again. */
export const productSalesMoved = event<{ eventId: string; ids: readonly string[]; creatorIds: readonly string[] }>(
  "saleEvents.productsMoved",
  {
    aggregate: ({ eventId }) => `sale-event/${eventId}`,
    to: () => ({ access: "public" }),
    stale: ["cart.lines"],
    drops: ({ ids, creatorIds }) => ({ kind: "catalogue.product", ids, creatorIds }),
  },
);

/** The same of courses. */
export const trainingSalesMoved = event<{ eventId: string; ids: readonly string[]; creatorIds: readonly string[] }>(
  "saleEvents.trainingsMoved",
  {
    aggregate: ({ eventId }) => `sale-event/${eventId}`,
    to: () => ({ access: "public" }),
    stale: ["cart.lines"],
    drops: ({ ids, creatorIds }) => ({ kind: "trainings.training", ids, creatorIds }),
  },
);

/** A sale has begun: whoever saved something of it is told once. `after` is the last person told so far. */
export const priceDropped = event<{ eventId: string; at: string; after?: string }>("saleEvents.priceDropped", {
  aggregate: ({ eventId }) => `sale-event/${eventId}`,
});
