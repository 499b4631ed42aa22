import { CODE_IN_ADDRESS } from "../discounts/constants.ts";
import type { LineStatus } from "../orders/constants.ts";
import { addDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { type AffiliateState, type CommissionState, SUB_ID, type VoidReason } from "./constants.ts";
import type { LineAffiliate, ProgrammeTerms } from "./model.ts";
import { REFERRAL } from "./referral.ts";

/** What the split of a line is made with; nothing where nothing is earned. */
export const affiliateRates = (affiliate: LineAffiliate | null | undefined): { affiliateBps?: number; platformAffiliateBps?: number } => {
  if (!affiliate || affiliate.void) return {};
  return affiliate.programme === "creator" ? { affiliateBps: affiliate.bps } : { platformAffiliateBps: affiliate.bps };
};

/** What a click is worth for one thing in a creator's programme; `null`: the thing is not in it. The thing's own share goes before the person's. */
export function programmeShare(terms: ProgrammeTerms, itemKey: string, affiliateId: string): number | null {
  if (!terms.isOn) return null;
  const ofItem = terms.items[itemKey];
  if (ofItem === undefined && terms.isChosenOnly) return null;
  return ofItem ?? terms.people[affiliateId] ?? terms.bps;
}

/** A click counts for 30 days to the second, and never from after checkout began. */
export const isClickValid = (clickedAt: Instant, now: Instant, began: Instant): boolean =>
  clickedAt <= began && addDays(clickedAt, REFERRAL.DAYS) >= now;

interface SharedLine {
  refundedCents: number;
  /** What refunds left of the share. */
  leftCents: number;
  status: LineStatus;
  affiliate: LineAffiliate;
}

/** Where a commission is, as its line has it; what became of it in payouts is known there. */
export function commissionOf(line: SharedLine): { state: CommissionState; reason: VoidReason | null; cents: number } {
  const { affiliate, status, leftCents: cents } = line;
  if (affiliate.void) return { state: "void", reason: affiliate.void.reason, cents: 0 };
  if (cents === 0) {
    const reason = line.refundedCents === 0 ? null : status === "charged_back" ? "charged_back" : "refunded";
    return { state: affiliate.maturedAt === undefined ? "void" : "reversed", reason, cents };
  }
  if (affiliate.maturedAt !== undefined) return { state: "approved", reason: null, cents };
  return { state: affiliate.isInReview ? "review" : "pending", reason: null, cents };
}

const MOVES: Readonly<Record<AffiliateState, readonly AffiliateState[]>> = {
  created: ["active", "ignored"],
  ignored: [],
  invited: ["active", "ended"],
  active: ["paused", "ended"],
  paused: ["active", "ended"],
  ended: [],
};
export const canMoveAffiliate = (from: AffiliateState, to: AffiliateState): boolean => MOVES[from].includes(to);

/** An affiliate link to any page of the site, with what the affiliate calls the place they share it in and, if they choose one, a code of theirs. */
export function affiliateLink(page: string, siteUrl: string, ref: string, sub: string, coupon = ""): string | null {
  const url = URL.parse(page.trim() === "" ? "/" : page.trim(), siteUrl);
  if (!url || url.origin !== new URL(siteUrl).origin) return null;
  url.searchParams.set(REFERRAL.PARAMETER, ref);
  url.searchParams.delete(REFERRAL.SUB_PARAMETER);
  if (SUB_ID.test(sub)) url.searchParams.set(REFERRAL.SUB_PARAMETER, sub);
  if (coupon !== "") url.searchParams.set(CODE_IN_ADDRESS, coupon);
  return url.href;
}
