import { shareOf, spread } from "../shared/cents.ts";
import { DISCOUNT, type DiscountRefusal } from "./constants.ts";
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
  return totalOff === 0 ? refused("better_discount_active") : { off, totalOff };
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

/** Fixed amounts are spread over the lines pro rata. A line keeps its sale where that takes more off. */
function amountsOff({ type, value }: Discount, lines: readonly DiscountableLine[]): Map<string, number> {
  const prices = lines.map(({ priceCents }) => priceCents);
  const whole = prices.reduce((sum, price) => sum + price, 0);
  const wanted = type === "percent" ? prices.map((price) => shareOf(price, value * 100)) : spread(Math.min(value, whole), prices);
  const kept = lines.map((line, at) => [line.key, allowedOff(line, wanted[at] ?? 0)] as const);
  return new Map(kept.filter(([, cents]) => cents > 0));
}

/** What is left costs nothing or at least 99 cents. */
function allowedOff({ priceCents, saleOffCents }: DiscountableLine, wanted: number): number {
  const left = priceCents - wanted;
  const off =
    left > 0 && left < DISCOUNT.PRICE_LEAST_CENTS ? Math.max(0, priceCents - DISCOUNT.PRICE_LEAST_CENTS) : Math.min(wanted, priceCents);
  return off > saleOffCents ? off : 0;
}
