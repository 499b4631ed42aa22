import { CART } from "@blenda/domain/cart/constants";
import type { CartItem } from "@blenda/domain/cart/model";
import { withItem } from "@blenda/domain/cart/rules";
import { client } from "../../lib/calls/api.ts";
import { toast } from "../../lib/toast.ts";
import { noteVisitStep } from "../../product/visits/visit-steps.ts";
import { cart } from "./cart.ts";

const noted = new Set<string>();

/** Answers whether it is in the cart now. Its creator hears of the first time, a moment later (spec 1 §4). */
export function addToCart(item: CartItem, userId: string | undefined): boolean {
  const before = cart.state().items;
  const after = withItem(before, item);
  if (after === before) {
    const isThere = before.some(({ id, variant }) => id === item.id && variant === item.variant);
    if (!isThere) toast.failed(`A cart holds ${CART.MOST_LINES} items. Buy or remove some first.`);
    return isThere;
  }
  cart.setItems(after);
  noteVisitStep("cart");
  if (item.itemType === "product" && item.creatorId !== userId && !noted.has(item.id)) {
    noted.add(item.id);
    // Nothing of the cart depends on whether it was heard.
    setTimeout(() => void client.cart.noteAdded({ productId: item.id }).catch(() => {}), CART.NOTIFY_DELAY_MS);
  }
  return true;
}
