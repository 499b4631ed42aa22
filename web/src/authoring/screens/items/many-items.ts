import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { Item, ManyOutcome } from "@blenda/domain/authoring/model";
import type { PriceChange } from "@blenda/domain/authoring/rules";
import { client } from "../../../lib/calls/api.ts";

const idsOf = (items: readonly Item[], type: Item["itemType"]): string[] =>
  items.flatMap(({ itemType, id }) => (itemType === type ? [id] : []));

/** Products and courses have calls of their own: each is asked for those it has, and what came of it is one answer. */
async function forEach(
  items: readonly Item[],
  ask: { product: (ids: string[]) => Promise<ManyOutcome>; training: (ids: string[]) => Promise<ManyOutcome> },
): Promise<ManyOutcome> {
  const outcomes: ManyOutcome[] = [];
  for (const type of ["product", "training"] as const) {
    const ids = idsOf(items, type);
    if (ids.length > 0) outcomes.push(await ask[type](ids));
  }
  return { done: outcomes.flatMap(({ done }) => done), refused: outcomes.flatMap(({ refused }) => refused) };
}

/** As `useAct` takes a command. */
export const moveItems = {
  mutationOptions: () => ({
    mutationFn: ({ items, event }: { items: readonly Item[]; event: ManyEvent }) =>
      forEach(items, {
        product: (ids) => client.authoring.moveMany({ ids, event }),
        training: (ids) => client.teaching.moveMany({ ids, event }),
      }),
  }),
};

export const priceItems = {
  mutationOptions: () => ({
    mutationFn: ({ items, change }: { items: readonly Item[]; change: PriceChange }) =>
      forEach(items, {
        product: (ids) => client.authoring.priceMany({ ids, change }),
        training: (ids) => client.teaching.priceMany({ ids, change }),
      }),
  }),
};

/** What a word for some of them is: "product", "courses", or both. */
export function nounOf(items: readonly Pick<Item, "itemType">[]): { one: string; many: string } {
  const isMixed = new Set(items.map(({ itemType }) => itemType)).size > 1;
  if (isMixed) return { one: "item", many: "items" };
  return items[0]?.itemType === "training" ? { one: "course", many: "courses" } : { one: "product", many: "products" };
}
