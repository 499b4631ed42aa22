import type { CartItem, CartLine } from "@blenda/domain/cart/model";
import { priceNow } from "@blenda/domain/shared/price";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { api, client } from "../../lib/calls/api.ts";
import { log } from "../../lib/log.ts";
import { cart } from "../data/cart.ts";
import { createCartSync } from "../data/cart-sync.ts";

const sync = createCartSync(cart, {
  lines: () => client.cart.lines(),
  merge: (lines) => client.cart.merge({ lines }),
  keep: (lines) => client.cart.keep({ lines }),
  describe,
});

async function describe(lines: CartLine[]): Promise<CartItem[]> {
  const quote = await client.checkout.quote({ lines });
  return quote.lines.map(({ itemId, itemType, variant, title, listCents, sale, posterUrl, stageHue, creatorId, shopName }) => ({
    id: itemId,
    itemType,
    variant,
    title,
    price: priceNow({ priceCents: listCents, sale }) / 100,
    shopName,
    stageHue,
    ...(creatorId && { creatorId }),
    slug: itemId,
    ...(posterUrl && { coverImage: { url: posterUrl }, thumbnailImage: { url: posterUrl } }),
  }));
}

const linesQuery = queryOptions(api.cart.lines.queryOptions());

interface Props {
  userId: string;
  /** Whether this tab was a visitor's before: then what is in the cart is theirs to bring along. */
  wasVisitor: RefObject<boolean>;
}

/** A member's cart is kept in the account too, and follows what other devices do to it. */
export function CartAccount({ userId, wasVisitor }: Props) {
  const cache = useQueryClient();
  const [hasMet, setMet] = useState(false);
  const { data: lines } = useQuery({ ...linesQuery, enabled: hasMet });
  useEffect(() => {
    let isOver = false;
    sync
      .meet(userId, wasVisitor.current)
      .then((met) => {
        wasVisitor.current = false;
        cache.setQueryData(linesQuery.queryKey, met);
        if (!isOver) setMet(true);
      })
      .catch((error: unknown) => log.warn("the cart was not brought together with the account", error));
    return () => {
      isOver = true;
    };
  }, [userId, wasVisitor, cache]);
  // Not before: what the account has must not be overwritten by a cart that does not know of it.
  useEffect(() => {
    if (!hasMet) return;
    return cart.watch((isOurs) => isOurs && sync.send((kept) => cache.setQueryData(linesQuery.queryKey, kept)));
  }, [hasMet, cache]);
  useEffect(() => {
    if (lines) void sync.takeOver(lines).catch(() => {});
  }, [lines]);
  return null;
}
