import type { AffiliateState, CommissionState, ProgrammeKind, VoidReason } from "@blenda/domain/affiliates/constants";
import type { ProgrammeTerms } from "@blenda/domain/affiliates/model";
import { bigint, boolean, computed, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const affiliateTables = {
  affiliates: {
    id: text(),
    email: text(),
    userId: nullable(text()),
    creatorId: nullable(text()),
    state: text<AffiliateState>(),
    isActive: computed(boolean()),
    termsVersion: nullable(text()),
    note: defaulted(text()),
    activeAt: nullable(instant()),
    stoppedAt: nullable(instant()),
    /** Times in between in which clicks did not count. */
    gaps: defaulted(json<{ from: string; to: string }[]>()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  affiliateProgrammes: { creatorId: text(), since: instant(), terms: json<ProgrammeTerms>(), mayAsk: defaulted(boolean()) },
  affiliateClicks: {
    id: text(),
    affiliateId: text(),
    at: instant(),
    url: defaulted(text()),
    path: defaulted(text()),
    sub: defaulted(text()),
    referrer: defaulted(text()),
    utm: defaulted(json<Record<string, string>>()),
    isFirst: defaulted(boolean()),
    signedUpAt: nullable(instant()),
  },
  affiliateBindings: { userId: text(), clickId: text(), affiliateId: text(), clickedAt: instant(), boundAt: instant() },
  affiliateCommissions: {
    lineId: text(),
    orderId: text(),
    orderNumber: bigint(),
    affiliateId: text(),
    creatorId: nullable(text()),
    buyerKey: text(),
    programme: text<ProgrammeKind>(),
    bps: integer(),
    itemType: text(),
    itemId: text(),
    title: text(),
    netCents: bigint(),
    baseCents: bigint(),
    cents: bigint(),
    state: text<CommissionState>(),
    reason: nullable(text<VoidReason>()),
    why: defaulted(text()),
    note: defaulted(text()),
    clickId: text(),
    clickedAt: instant(),
    path: defaulted(text()),
    sub: defaulted(text()),
    boundAt: nullable(instant()),
    orderedAt: instant(),
    availableAt: nullable(instant()),
    paidOutAt: nullable(instant()),
    decidedBy: nullable(text()),
    decidedAt: nullable(instant()),
  },
  /** Sums by day, link and item; without an item, of the link. */
  affiliateDays: {
    affiliateId: text(),
    day: text(),
    path: text(),
    sub: text(),
    item: defaulted(text()),
    clicks: defaulted(bigint()),
    visitors: defaulted(bigint()),
    signUps: defaulted(bigint()),
    orders: defaulted(bigint()),
    cents: defaulted(bigint()),
    pendingCents: defaulted(bigint()),
    approvedCents: defaulted(bigint()),
    paidCents: defaulted(bigint()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    affiliates: typeof affiliateTables;
  }
}
