import type { Brought } from "./model.ts";

/** In percent; `null`: of nothing there is no part. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/** Orders for each click, in percent; `null`: there were none. */
export const conversionOf = ({ clicks, orders }: Pick<Brought, "clicks" | "orders">): number | null => percentOf(orders, clicks);

/** Cents for each click, also less than one; `null`: there were none. */
export const centsPerClick = ({ clicks, cents }: Pick<Brought, "clicks" | "cents">): number | null =>
  clicks === 0 ? null : cents / clicks;
