import { price } from "./money.ts";
import { exact } from "./numbers.ts";

/** Money that may be lost: `−$70.30`, with the minus sign of figures. */
export const amount = (cents: number): string => (cents < 0 ? `−${price(-cents)}` : price(cents));

/** What came in: `+$12.01`. */
export const gain = (cents: number): string => (cents > 0 ? `+${price(cents)}` : amount(cents));

/** Beside an axis, without cents where there are none: `$240`, `−$50`. */
export function axisAmount(cents: number): string {
  if (cents % 100 !== 0) return amount(cents);
  return `${cents < 0 ? "−" : ""}$${exact(Math.abs(cents) / 100)}`;
}
