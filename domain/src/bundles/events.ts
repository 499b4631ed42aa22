import { event } from "../access/event.ts";

/** What anybody sees of it changed, or what its creator does. */
export const bundleChanged = event<{ bundleId: string; creatorId: string }>("bundles.changed", {
  aggregate: ({ bundleId }) => `bundle/${bundleId}`,
  to: ({ creatorId }) => ({ userId: creatorId }),
  stale: ["bundles.own", "bundles.ownBundle"],
  drops: ({ bundleId, creatorId }) => ({ kind: "bundles.bundle", ids: [bundleId], creatorIds: [creatorId] }),
});
