import type { DiscountScope } from "@blenda/domain/discounts/model";

/** Where a scope names the items of a kind. */
export const ITEM_LISTS = { product: "productIds", training: "trainingIds" } as const;

/** The scope with one more in a list of it, or without it where it was. */
export function turnedScope(scope: DiscountScope, list: keyof DiscountScope, id: string): DiscountScope {
  const now = scope[list] as readonly string[];
  return { ...scope, [list]: now.includes(id) ? now.filter((each) => each !== id) : [...now, id] };
}
