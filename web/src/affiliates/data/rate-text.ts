import { centsPerClick, conversionOf, percentOf } from "@blenda/domain/affiliates/rates";
import { oneDecimal } from "@blenda/domain/shared/language/formats";
import { amount } from "../../lib/text/amount.ts";

const NONE = "–";
/** Under ten cents, tenths of a cent are worth telling. */
const FEW_CENTS = 10;

const percentText = (percent: number | null): string => (percent === null ? NONE : `${oneDecimal(percent)}%`);

/** Orders for each click: "5.0%". */
export const conversionText = (of: { clicks: number; orders: number }): string => percentText(conversionOf(of));

/** What a click earns: "$0.12", "$0.035". */
export function perClickText(of: { clicks: number; cents: number }): string {
  const cents = centsPerClick(of);
  if (cents === null) return NONE;
  return cents > 0 && cents < FEW_CENTS ? `$${(Math.round(10 * cents) / 1_000).toFixed(3)}` : amount(Math.round(cents));
}

/** "75.0% of clicks"; nothing where there is nothing to compare with. */
export const partText = (part: number, whole: number, name: string): string =>
  whole === 0 ? "" : `${percentText(percentOf(part, whole))} of ${name}`;
