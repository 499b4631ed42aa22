import { can } from "@blenda/domain/access/can";
import type { CartLine } from "@blenda/domain/cart/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useMe } from "../../lib/session/use-me.ts";

export interface TestableItem {
  itemType: CartLine["itemType"];
  itemId: string;
  title: string;
}

const named = (itemType: CartLine["itemType"]) => (one: { id: string; title: string }) => ({ itemType, itemId: one.id, title: one.title });

/** What this person may buy without money: creators their own, admins anything (decision B29). */
export function useTestableItems() {
  const me = useMe();
  const isAdmin = can(me, "admin");
  const own = useQuery({ ...api.shops.shop.queryOptions({ input: { slug: me?.id ?? "" } }), enabled: !isAdmin });
  const all = useQuery({ ...api.search.products.queryOptions({ input: {} }), enabled: isAdmin });
  const asked = isAdmin ? all : own;
  const hasNoShop = codeOf(asked.error) === "SHOPS_NOT_FOUND";
  const items: TestableItem[] = isAdmin
    ? (all.data?.items ?? []).map(named("product"))
    : [...(own.data?.products ?? []).map(named("product")), ...(own.data?.trainings ?? []).map(named("training"))];
  return { items, isPending: asked.isPending, error: hasNoShop ? null : asked.error, retry: () => void asked.refetch() };
}
