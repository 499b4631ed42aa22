import { COMMISSION_BPS, PROCESSING_BPS } from "../ledger/constants.ts";
import { addDays } from "../shared/calendar.ts";
import { shareOf, spread } from "../shared/cents.ts";
import { offAllowed } from "../shared/price.ts";
import {
  DISCOUNT,
  type DiscountRefusal,
  type DiscountSource,
  type DiscountState,
  type DiscountType,
  PLATFORM_PAID,
  SECOND_PERSON,
} from "./constants.ts";
import { goodwillOff, isGoodwill } from "./goodwill.ts";
import type { Buyer, Discount, DiscountableLine, DiscountShares } from "./model.ts";

const refused = (refusal: DiscountRefusal, missingCents = 0): DiscountShares => ({ refusal, missingCents });

/** What a code takes off each line, or why it takes nothing. Pure: the server asks it while it holds the discount's row. */
export function applyDiscount(discount: Discount | null, lines: readonly DiscountableLine[], buyer: Buyer, now: string): DiscountShares {
  if (!discount?.isEnabled) return refused("not_found");
  if (now < discount.startsAt) return refused("not_started");
  if (discount.endsAt !== null && now >= discount.endsAt) return refused("expired");
  if (discount.maxUses !== null && discount.timesUsed >= discount.maxUses) return refused("used_up");
  if (buyer.usesOfThis >= discount.perCustomerLimit) return refused("per_customer_limit");
  if (discount.isForNewBuyers && buyer.hasBought) return refused("new_buyers_only");
  const meant = lines.filter((line) => isMeant(discount, line));
  if (meant.length === 0) return refused("not_for_these_items");
  const theirs = meant.filter(({ creatorId }) => creatorId === null || creatorId !== buyer.id);
  if (theirs.length === 0) return refused("own_product");
  if (theirs.length < discount.minItems) return refused("min_items");
  const subtotal = theirs.reduce((sum, { priceCents }) => sum + priceCents, 0);
  if (subtotal < discount.minSubtotalCents) return refused("min_subtotal", discount.minSubtotalCents - subtotal);
  const off = amountsOff(discount, theirs);
  const totalOff = [...off.values()].reduce((sum, cents) => sum + cents, 0);
  if (totalOff === 0) return refused("better_discount_active");
  return { off, totalOff, ...(isGoodwill(discount.source) && { isBesideSales: true }) };
}

function isMeant({ ownerId, scope }: Discount, line: DiscountableLine): boolean {
  if (ownerId !== null && line.creatorId !== ownerId) return false;
  const { productIds, trainingIds, categoryIds, licenceTypes } = scope;
  if (licenceTypes.length > 0 && (line.licence === null || !licenceTypes.includes(line.licence))) return false;
  const isForAll = productIds.length + trainingIds.length + categoryIds.length === 0;
  return (
    isForAll ||
    (line.itemType === "product" && productIds.includes(line.itemId)) ||
    (line.itemType === "training" && trainingIds.includes(line.itemId)) ||
    (line.categoryId !== null && categoryIds.includes(line.categoryId))
  );
}

/** Fixed amounts are spread over the lines pro rata. A line keeps its sale where that takes more off; beside goodwill it keeps it anyway. */
function amountsOff({ type, value, source, agreedBy }: Discount, lines: readonly DiscountableLine[]): Map<string, number> {
  if (isGoodwill(source)) {
    const owed = lines.map(({ priceCents, saleOffCents }) => priceCents - saleOffCents);
    const given = goodwillOff(type === "percent" ? shareOf(sumOf(owed), value * 100) : value, owed);
    return offByKey(lines, given);
  }
  const prices = lines.map(({ priceCents }) => priceCents);
  const whole = sumOf(prices);
  const wanted = type === "percent" ? prices.map((price) => shareOf(price, value * 100)) : spread(Math.min(value, whole), prices);
  const isGiven = (line: DiscountableLine) => !isPlatformPaid(source) || isAgreed(agreedBy, line.creatorId);
  return offByKey(
    lines,
    lines.map((line, at) => allowedOff(line, Math.min(wanted[at] ?? 0, isGiven(line) ? line.priceCents : mostOfOurs(line)))),
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);

const offByKey = (lines: readonly DiscountableLine[], off: readonly number[]): Map<string, number> =>
  new Map(lines.map(({ key }, at) => [key, off[at] ?? 0] as const).filter(([, cents]) => cents > 0));

/** One discount per line, the larger wins. */
function allowedOff({ priceCents, saleOffCents }: DiscountableLine, wanted: number): number {
  const off = offAllowed(priceCents, wanted);
  return off > saleOffCents ? off : 0;
}

export const isPlatformPaid = (source: DiscountSource | undefined): boolean => source !== undefined && PLATFORM_PAID.includes(source);

/** Whether a creator agreed to give what a code of ours takes off beyond our commission. */
export const isAgreed = (agreedBy: readonly string[] | undefined, creatorId: string | null): boolean =>
  creatorId !== null && (agreedBy?.includes(creatorId) ?? false);

/** What is ours alone has no creator who would be paid less. */
const mostOfOurs = ({ priceCents, saleOffCents, creatorId }: DiscountableLine): number =>
  creatorId === null ? priceCents : saleOffCents + commissionOff(priceCents - saleOffCents);

const WHOLE_BPS = 10_000;

/**
 * The most our commission can take off a price while everybody else is paid as if it had not been taken off (decision D23). The card
 * costs less with it, and that is ours to give as well.
 */
export function commissionOff(baseCents: number): number {
  const commission = shareOf(baseCents, COMMISSION_BPS);
  const fits = (off: number) => off - shareOf(baseCents, PROCESSING_BPS) + shareOf(baseCents - off, PROCESSING_BPS) <= commission;
  let off = Math.min(baseCents, Math.ceil((commission * WHOLE_BPS) / (WHOLE_BPS - PROCESSING_BPS)) + 1);
  while (off > 0 && !fits(off)) off -= 1;
  return off;
}

interface CodeFacts extends Pick<Discount, "isEnabled" | "startsAt" | "endsAt" | "maxUses" | "timesUsed"> {
  isWaiting: boolean;
}

/** What a code is at this moment. */
export function discountState({ isWaiting, isEnabled, startsAt, endsAt, maxUses, timesUsed }: CodeFacts, now: string): DiscountState {
  if (!isEnabled) return "stopped";
  if (endsAt !== null && now >= endsAt) return "ended";
  if (isWaiting) return "waiting";
  if (now < startsAt) return "scheduled";
  return maxUses !== null && timesUsed >= maxUses ? "used_up" : "active";
}

interface CodeTerms {
  type: DiscountType;
  value: number;
  startsAt: string;
  endsAt: string | null;
}

/** Why a code cannot be as somebody wrote it. */
export function draftProblem({ type, value, startsAt, endsAt }: CodeTerms): "value" | "dates" | null {
  if (type === "percent" && (value < DISCOUNT.PERCENT_LEAST || value > DISCOUNT.PERCENT_MOST)) return "value";
  if (endsAt !== null && (endsAt <= startsAt || endsAt > addDays(startsAt, DISCOUNT.DAYS_MOST))) return "dates";
  return null;
}

/** Whether one of ours is more than one person may decide. */
export const needsSecondPerson = ({ type, value }: Pick<CodeTerms, "type" | "value">): boolean =>
  type === "percent" ? value > SECOND_PERSON.PERCENT_ABOVE : value > SECOND_PERSON.CENTS_ABOVE;
