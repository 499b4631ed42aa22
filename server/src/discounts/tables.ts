import type { Discount } from "@blenda/domain/discounts/model";
import { boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const discountTables = {
  discounts: {
    id: text(),
    code: text(),
    source: text<"coupon" | "sale_event" | "platform" | "bundle" | "affiliate" | "goodwill">(),
    ownerId: nullable(text()),
    /** The one person it is for; nobody: everybody. */
    holderId: nullable(text()),
    type: text<"percent" | "fixed">(),
    value: integer(),
    scope: defaulted(json<Discount["scope"]>()),
    minSubtotalCents: defaulted(integer()),
    minItems: defaulted(integer()),
    maxUses: nullable(integer()),
    timesUsed: defaulted(integer()),
    perCustomerLimit: defaulted(integer()),
    isForNewBuyers: defaulted(boolean()),
    isEnabled: defaulted(boolean()),
    startsAt: instant(),
    endsAt: nullable(instant()),
    createdAt: instant(),
    /** Why it is given; of ours alone. */
    note: defaulted(text()),
    createdBy: nullable(text()),
    /** Whoever wrote it last: somebody else approves it. */
    changedBy: nullable(text()),
    approvedBy: nullable(text()),
    /** It is larger than one person may decide, and takes nothing off until a second one agrees. */
    isWaiting: defaulted(boolean()),
    affiliateId: nullable(text()),
    /** Creators may agree to give what it takes off beyond our commission; of ours alone. */
    asksCreators: defaulted(boolean()),
    /** Rises whenever something changes that a creator agreed to. */
    terms: defaulted(integer()),
  },
  /** Who gives what a code of ours takes off beyond our commission: to which terms they agreed, from when and until when. */
  discountAgreements: {
    discountId: text(),
    creatorId: text(),
    terms: integer(),
    agreedAt: instant(),
    endedAt: nullable(instant()),
  },
  discountRedemptions: {
    orderId: text(),
    discountId: text(),
    at: instant(),
    /** Kept until then for a payment that is under way; nothing once it is paid. */
    reservedUntil: nullable(instant()),
    asker: nullable(text()),
    returnedAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    discounts: typeof discountTables;
  }
}
