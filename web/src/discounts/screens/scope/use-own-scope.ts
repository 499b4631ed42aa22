import type { Coupon } from "@blenda/domain/discounts/model";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../../catalogue/data/categories-query.ts";
import { ownScopeQuery, scopeItemQuery } from "../../data/discount-queries.ts";
import type { ScopeChoice } from "./scope-dialog.tsx";
import { licenceChoice } from "./scope-field.tsx";

/** What a code of one's own may be for besides single items: the categories one sells in, and licences. */
export function useOwnScope(): readonly ScopeChoice[] {
  const { data: used } = useQuery(ownScopeQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return [
    { list: "categoryIds", title: "Categories", options: categories.filter(({ id }) => used?.categoryIds.includes(id)) },
    licenceChoice,
  ];
}

/** What the items are called that a code is for already. */
export const namesOf = ({ products, trainings }: Coupon["names"]): ReadonlyMap<string, string> =>
  new Map([...products, ...trainings].map(({ id, title }) => [id, title]));

/** The same of one item that the address names. */
export function useItemName(itemId: string | undefined): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...scopeItemQuery(itemId ?? ""), enabled: itemId !== undefined });
  return new Map((data?.rows ?? []).map(({ itemId: id, title }) => [id, title]));
}
