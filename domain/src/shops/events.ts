import { event } from "../access/event.ts";

/** Name, picture, look or state of a shop changed; every card that carries its name is read again. */
export const shopChanged = event<{ creatorId: string }>("shops.shopChanged", {
  aggregate: ({ creatorId }) => `shop/${creatorId}`,
  to: ({ creatorId }) => ({ userId: creatorId }),
  stale: ["shops.settings"],
  drops: ({ creatorId }) => ({ kind: "shops.shop", ids: [creatorId] }),
});
