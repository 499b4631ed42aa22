import { price } from "../../../../lib/text/money.ts";

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

export const centsIn = (amount: string): number => Math.round(Number(amount) * 100);

/** What is wrong with an amount in dollars. */
export function amountFault(amount: string, least: number, most: number): string | undefined {
  const isAmount = AMOUNT.test(amount.trim()) && centsIn(amount) >= least && centsIn(amount) <= most;
  return isAmount ? undefined : `Please enter an amount from ${price(least)} to ${price(most)}.`;
}
