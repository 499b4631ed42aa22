import { spread } from "../shared/cents.ts";
import { LEAST_LEFT_CENTS } from "../shared/price.ts";
import type { DiscountSource } from "./constants.ts";

/**
 * Money of ours towards an order, promised to one person. It is no reduced price: it comes off what they would pay, sales and bundles
 * included, and our commission may owe for it (decision 0112).
 */
export const isGoodwill = (source: DiscountSource | undefined): boolean => source === "goodwill";

/**
 * What goodwill of so much takes off each of these prices. All of it, or everything there is to pay: never less. Spread pro rata; where
 * that would leave a line between 1 and 98 cents, they move to another line, and what no line can carry is ours to give as well.
 */
export function goodwillOff(valueCents: number, owed: readonly number[]): number[] {
  const whole = owed.reduce((sum, cents) => sum + cents, 0);
  const left = spread(Math.max(0, whole - valueCents), owed);
  let loose = 0;
  for (const [at, cents] of left.entries()) {
    if (cents === 0 || cents >= LEAST_LEFT_CENTS) continue;
    loose += cents;
    left[at] = 0;
  }
  const put = (at: number) => {
    const cents = Math.min(loose, (owed[at] ?? 0) - (left[at] ?? 0));
    left[at] = (left[at] ?? 0) + cents;
    loose -= cents;
  };
  for (const [at, cents] of left.entries()) if (cents > 0) put(at);
  for (const [at, cents] of left.entries()) if (cents === 0 && loose >= LEAST_LEFT_CENTS) put(at);
  return owed.map((cents, at) => cents - (left[at] ?? 0));
}
