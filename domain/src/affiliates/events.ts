import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { Instant } from "../shared/time.ts";

const OWN = [
  "affiliates.status",
  "affiliates.dashboard",
  "affiliates.trail",
  "affiliates.links",
  "affiliates.items",
  "affiliates.days",
  "affiliates.forecast",
];

/** Somebody clicked, signed up or bought through an affiliate's link, or what became of it changed. */
export const commissionsMoved = event<{ userId: string }>("affiliates.commissionsMoved", {
  aggregate: ({ userId }) => `affiliate/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: OWN,
});

/** What an affiliate is in a programme changed. */
export const affiliateMoved = event<{ userId: string }>("affiliates.moved", {
  aggregate: ({ userId }) => `affiliate/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: [...OWN, "affiliates.codes", "identity.session"],
});

/** A creator's programme or the people in it changed. */
export const programmeMoved = event<{ userId: string }>("affiliates.programmeMoved", {
  aggregate: ({ userId }) => `affiliate-programme/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["affiliates.creatorProgramme", "affiliates.creatorAffiliates"],
});

/** A creator asks somebody who has an account to join. */
export const affiliateInvited = event<{ userId: string; creatorId: string; recordId: string; shopName: string; bps: number; at: Instant }>(
  "affiliates.invited",
  {
    aggregate: ({ userId }) => `affiliate/${userId}`,
    to: ({ userId }) => ({ userId }),
    stale: OWN,
  },
);

/** Something waits for our team, or waits no longer. */
export const suspicionMoved = event<{ lineId: string }>("affiliates.suspicionMoved", {
  aggregate: ({ lineId }) => `affiliate-review/${lineId}`,
  to: () => ({ access: "admin" }),
  stale: ["affiliates.suspicious", ...OVERVIEW_READS],
});
