import type { LineAffiliate } from "../affiliates/model.ts";
import { shareOf, spread } from "../shared/cents.ts";
import { COMMISSION_BPS, PROCESSING_BPS, PROCESSING_FIXED_CENTS } from "./constants.ts";

/** Who gets what of a line's net price (decision B19). Stored on the line when it is sold, never worked out again. */
export interface Split {
  /** P: list price less sale and coupon, without tax. */
  net: number;
  /** Below nothing where goodwill of ours is more than it (decision 0112). */
  commission: number;
  processing: number;
  affiliate: number;
  /** Of Blenda's own affiliate programme, out of the commission: what a creator gets stays as it is. Absent where there is none. */
  platformAffiliate?: number;
  collaborators: number;
  /** What is left for the owner; the last cent is theirs. */
  creator: number;
  /** What our commission paid of a discount of ours (decision D23): all other shares are of the price before it. */
  platformPaid?: number;
  /** What it took off beyond our commission, where the creator agreed to give that: the line is shared as sold for less. */
  creatorPaid?: number;
}

interface Rates {
  commissionBps?: number;
  /** Of the remainder; 0 without an affiliate of the creator's own programme. */
  affiliateBps?: number;
  /** Of the remainder too, and taken from the commission; 0 without an affiliate of our own programme. */
  platformAffiliateBps?: number;
  /** Prices are not shared yet (decision D18). */
  collaboratorBps?: readonly number[];
}

/** A line's part of what the card costs: a percentage of its own price, and its share of the order's fixed part. */
export function processingShares(nets: readonly number[], before: readonly number[] = nets): number[] {
  const total = nets.reduce((sum, net) => sum + net, 0);
  // By what the lines cost before a discount of ours: so no part of what is fixed changes by it.
  const fixed = total === 0 ? nets.map(() => 0) : spread(PROCESSING_FIXED_CENTS, before);
  return nets.map((net, at) => Math.min(net, shareOf(net, PROCESSING_BPS) + (fixed[at] ?? 0)));
}

export function splitOf(net: number, processing: number, rates: Rates = {}): Split {
  const { commissionBps = COMMISSION_BPS, affiliateBps = 0, platformAffiliateBps = 0, collaboratorBps = [] } = rates;
  const fee = Math.min(net - processing, shareOf(net, commissionBps));
  const remainder = net - fee - processing;
  const affiliate = shareOf(remainder, affiliateBps);
  const platformAffiliate = Math.min(fee, shareOf(remainder, platformAffiliateBps));
  const collaborators = collaboratorBps.reduce((sum, bps) => sum + shareOf(remainder - affiliate, bps), 0);
  return {
    ...{ net, commission: fee - platformAffiliate, processing, affiliate },
    ...(platformAffiliate > 0 && { platformAffiliate }),
    ...{ collaborators, creator: remainder - affiliate - collaborators },
  };
}

/** A line some of whose price our commission pays: `before` is what it would have cost. */
interface SubsidisedLine {
  net: number;
  processing: number;
  before: { net: number; processing: number };
  /** Goodwill: our commission may owe for it (decision 0112). Everything else ends where our commission does. */
  mayOwe?: boolean;
  /** The creator agreed to give what our commission doesn't carry (decision 0114). */
  isAgreed?: boolean;
}

/**
 * Everybody but us is paid as if the discount were not there; the difference comes out of our commission (decision D23). Once that is
 * used up the creator gives the rest, if they agreed: then nothing is ours, and what is left is shared like any sale at that price.
 */
export function subsidisedSplit({ net, processing, before, mayOwe = false, isAgreed = false }: SubsidisedLine, rates: Rates = {}): Split {
  const whole = splitOf(before.net, before.processing, rates);
  if (before.net === net) return whole;
  const { affiliate, collaborators, creator } = whole;
  const ours = net - processing - affiliate - collaborators - creator;
  if (ours < 0 && isAgreed && !mayOwe) {
    const shared = splitOf(net, processing, { ...rates, commissionBps: 0 });
    return { ...shared, platformPaid: before.net - net + ours, creatorPaid: -ours };
  }
  const promised = whole.platformAffiliate ?? 0;
  // Our programme's share is paid by our commission too: from what the discount leaves of it.
  const platformAffiliate = mayOwe ? promised : Math.max(0, Math.min(ours, promised));
  return {
    ...{ net, commission: ours - platformAffiliate, processing, affiliate },
    ...(platformAffiliate > 0 && { platformAffiliate }),
    ...{ collaborators, creator, platformPaid: before.net - net },
  };
}
/** What an affiliate was promised of a line, by whichever programme; no line has shares of both. */
export const affiliateShare = ({ affiliate, platformAffiliate = 0 }: Split): number => affiliate + platformAffiliate;

export interface SoldFor {
  paidCents: number;
  taxCents: number;
  split: Split;
  /** Who brought the buyer; absent where only the numbers matter. */
  affiliate?: Pick<LineAffiliate, "programme" | "void"> | null;
}

/** Whose the affiliate's share of a line is: what was not earned after all returns to whom it was taken from. */
export function shareOwner({ affiliate }: Pick<SoldFor, "affiliate">): "affiliate" | "creator" | "platform" {
  if (affiliate === null) return "creator";
  if (!affiliate?.void) return "affiliate";
  return affiliate.programme;
}

/** Who gives back what when part of a line's price returns to the buyer. */
export interface Reversal {
  commission: number;
  tax: number;
  /** Out of the affiliate's share. */
  affiliate: number;
  /** Out of what the creator earned by this very line. */
  earned: number;
  /** Beyond that: the card's cost is kept, so one of the shares has to give it. */
  beyond: number;
}

/**
 * Pro rata, and exact over any number of steps: each step gives back the difference between what is due after and before
 * it, so that many small refunds come to the same cent as one.
 */
export function reversalOf(line: SoldFor, refundedBefore: number, amount: number): Reversal {
  const before = dueBack(line, refundedBefore);
  const after = dueBack(line, refundedBefore + amount);
  const share = after.affiliate - before.affiliate;
  const owner = shareOwner(line);
  return {
    commission: after.commission - before.commission + (owner === "platform" ? share : 0),
    tax: after.tax - before.tax,
    affiliate: owner === "affiliate" ? share : 0,
    earned: after.earned - before.earned + (owner === "creator" ? share : 0),
    beyond: after.beyond - before.beyond,
  };
}

function dueBack({ paidCents, taxCents, split }: SoldFor, refunded: number): Reversal {
  const shareBack = (part: number) => (paidCents === 0 ? 0 : Math.round((part * refunded) / paidCents));
  const tax = shareBack(taxCents);
  const commission = shareBack(split.commission);
  // Rounded together with what it was taken from, so that the seller gives what they would without an affiliate.
  const ofPlatform = shareBack(split.commission + (split.platformAffiliate ?? 0)) - commission;
  const fromCreator = refunded - commission - ofPlatform - tax;
  const ofCreator = Math.min(shareBack(split.affiliate), fromCreator);
  const earned = Math.min(fromCreator - ofCreator, split.creator + split.collaborators);
  return { commission, tax, affiliate: ofPlatform + ofCreator, earned, beyond: fromCreator - ofCreator - earned };
}

/** What is still a creator's of a line after refunds; an affiliate's share is in it only where it returned to them. */
export const earnedLeft = (line: SoldFor, refunded: number): number =>
  line.split.creator +
  line.split.collaborators -
  dueBack(line, refunded).earned +
  (shareOwner(line) === "creator" ? shareLeft(line, refunded) : 0);

/** What is still an affiliate's of a line after refunds. */
export const affiliateLeft = (line: SoldFor, refunded: number): number =>
  shareOwner(line) === "affiliate" ? shareLeft(line, refunded) : 0;

/** What is left of an affiliate's share after refunds, whosever it is. */
export const shareLeft = (line: SoldFor, refunded: number): number => affiliateShare(line.split) - dueBack(line, refunded).affiliate;
