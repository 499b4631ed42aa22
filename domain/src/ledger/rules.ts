import { shareOf, spread } from "../shared/cents.ts";
import { COMMISSION_BPS, PROCESSING_BPS, PROCESSING_FIXED_CENTS } from "./constants.ts";

/** Who gets what of a line's net price (decision B19). Stored on the line when it is sold, never worked out again. */
export interface Split {
  /** P: list price less sale and coupon, without tax. */
  net: number;
  commission: number;
  processing: number;
  affiliate: number;
  collaborators: number;
  /** What is left for the owner; the last cent is theirs. */
  creator: number;
  /** What our commission paid of a discount of ours (decision D23): all other shares are of the price before it. */
  platformPaid?: number;
}

interface Rates {
  commissionBps?: number;
  /** Of the remainder; 0 without an affiliate of the creator's own programme. */
  affiliateBps?: number;
  /** Nobody shares a price yet (decision D18). */
  collaboratorBps?: readonly number[];
}

/** A line's part of what the card costs: a percentage of its own price, and its share of the order's fixed part. */
export function processingShares(nets: readonly number[], before: readonly number[] = nets): number[] {
  const total = nets.reduce((sum, net) => sum + net, 0);
  // By what the lines cost before a discount of ours: so it changes nobody's part of what is fixed.
  const fixed = total === 0 ? nets.map(() => 0) : spread(PROCESSING_FIXED_CENTS, before);
  return nets.map((net, at) => Math.min(net, shareOf(net, PROCESSING_BPS) + (fixed[at] ?? 0)));
}

export function splitOf(net: number, processing: number, rates: Rates = {}): Split {
  const { commissionBps = COMMISSION_BPS, affiliateBps = 0, collaboratorBps = [] } = rates;
  const commission = Math.min(net - processing, shareOf(net, commissionBps));
  const remainder = net - commission - processing;
  const affiliate = shareOf(remainder, affiliateBps);
  const collaborators = collaboratorBps.reduce((sum, bps) => sum + shareOf(remainder - affiliate, bps), 0);
  return { net, commission, processing, affiliate, collaborators, creator: remainder - affiliate - collaborators };
}

/** A line some of whose price our commission pays: `before` is what it would have cost. */
interface Subsidised {
  net: number;
  processing: number;
  before: { net: number; processing: number };
}

/** Everybody but us is paid as if the discount were not there; the difference comes out of our commission (decision D23). */
export function subsidisedSplit({ net, processing, before }: Subsidised, rates: Rates = {}): Split {
  const whole = splitOf(before.net, before.processing, rates);
  if (before.net === net) return whole;
  const { affiliate, collaborators, creator } = whole;
  const commission = net - processing - affiliate - collaborators - creator;
  return { net, commission, processing, affiliate, collaborators, creator, platformPaid: before.net - net };
}

export interface SoldFor {
  paidCents: number;
  taxCents: number;
  split: Split;
}

/** Who gives back what when part of a line's price returns to the buyer. */
export interface Reversal {
  commission: number;
  tax: number;
  /** Out of what the creator earned by this very line. */
  earned: number;
  /** Beyond that: the card's cost is kept, so somebody has to give it. */
  beyond: number;
}

/**
 * Pro rata, and exact over any number of steps: each step gives back the difference between what is due after and before
 * it, so that many small refunds come to the same cent as one.
 */
export function reversalOf(line: SoldFor, refundedBefore: number, amount: number): Reversal {
  const before = dueBack(line, refundedBefore);
  const after = dueBack(line, refundedBefore + amount);
  return {
    commission: after.commission - before.commission,
    tax: after.tax - before.tax,
    earned: after.earned - before.earned,
    beyond: after.beyond - before.beyond,
  };
}

function dueBack({ paidCents, taxCents, split }: SoldFor, refunded: number): Reversal {
  const shareBack = (part: number) => (paidCents === 0 ? 0 : Math.round((part * refunded) / paidCents));
  const commission = shareBack(split.commission);
  const tax = shareBack(taxCents);
  const fromCreator = refunded - commission - tax;
  const earned = Math.min(fromCreator, split.creator + split.affiliate + split.collaborators);
  return { commission, tax, earned, beyond: fromCreator - earned };
}

/** What is still a creator's of a line after refunds. */
export const earnedLeft = (line: SoldFor, refunded: number): number =>
  line.split.creator + line.split.affiliate + line.split.collaborators - dueBack(line, refunded).earned;
