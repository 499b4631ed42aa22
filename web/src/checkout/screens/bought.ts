import type { CartLine } from "@blenda/domain/cart/model";
import { lineKey } from "@blenda/domain/checkout/rules";
import type { ItemType } from "@blenda/domain/orders/constants";
import type { OrderLine } from "@blenda/domain/orders/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { cart } from "../../cart/data/cart.ts";
import { lineOf } from "../../cart/data/cart-lines.ts";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { type Attempt, currentAttempt, updateAttempt } from "../data/attempt.ts";
import { forgetResumed, isResumed } from "../data/resumed.ts";

interface BoughtItem {
  key: string;
  title: string;
  shopName: string;
  posterUrl: string | null;
  stageHue: number | null;
  itemType: ItemType;
}

/** What was paid for: as the attempt of this tab knows it, else as the order itself says. */
export function useBought(orderId: string, attempt: Attempt | null): { lines: readonly BoughtItem[]; code: string | null } | null {
  const isMember = useMe() !== null;
  const { data: order } = useQuery({
    ...api.orders.order.queryOptions({ input: { id: orderId } }),
    enabled: isMember && attempt === null,
    refetchOnMount: "always",
  });
  if (attempt) return { lines: attempt.quote.lines, code: attempt.quote.discount?.code ?? null };
  // Its licences, and so what exactly was bought, are known once it is paid.
  if (order?.status !== "paid") return null;
  return { lines: order.lines.map((line) => ({ ...line, key: keyOf(line) })), code: order.discountCode };
}

/** As the cart names it; tokens are never in a cart. */
const keyOf = ({ itemType, itemId, licence }: OrderLine): string =>
  lineKey({ itemType: itemType as CartLine["itemType"], itemId, variant: licence?.type ?? null });

/** Only now, and only once: what was bought leaves the cart, and its code with it. */
export function useEmptiedCart(orderId: string, attempt: Attempt | null, bought: ReturnType<typeof useBought>): void {
  const cache = useQueryClient();
  const isFresh = attempt ? !attempt.isDone : isResumed(orderId);
  useEffect(() => {
    if (!isFresh || !bought) return;
    const keys = new Set(bought.lines.map(({ key }) => key));
    cart.setItems(cart.state().items.filter((item) => !keys.has(lineKey(lineOf(item)))));
    if (cart.state().discount?.code === bought.code) cart.setDiscount(null);
    draftStore.remove("checkout");
    if (currentAttempt()?.orderId === orderId) updateAttempt({ isDone: true });
    forgetResumed();
    void cache.invalidateQueries({ queryKey: api.orders.key() });
  }, [isFresh, bought, orderId, cache]);
}
