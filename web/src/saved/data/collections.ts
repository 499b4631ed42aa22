import type { Collection } from "@blenda/domain/saved/model";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api, type client } from "../../lib/calls/api.ts";

type Page = Awaited<ReturnType<typeof client.saved.list>>;

/** Changes every list that is known, and answers with the way back. */
function changeLists(cache: QueryClient, change: (page: Page) => Page): () => void {
  const queryKey = api.saved.list.key();
  const before = cache.getQueriesData<InfiniteData<Page>>({ queryKey });
  cache.setQueriesData<InfiniteData<Page>>({ queryKey }, (data) => data && { ...data, pages: data.pages.map(change) });
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}

export const learnCollections = (collections: Collection[], cache: QueryClient) =>
  void changeLists(cache, (page) => ({ ...page, collections }));

const isOfCollection = ([, asked]: readonly unknown[]): boolean =>
  (asked as { input?: { collectionId?: string } } | undefined)?.input?.collectionId !== undefined;

interface CollectionPlacement {
  collectionId: string;
  productId: string;
  isIn: boolean;
}

function placed(page: Page, { collectionId, productId, isIn }: CollectionPlacement): Page {
  const change = isIn ? 1 : -1;
  return {
    ...page,
    items: page.items.map((item) => {
      if (item.productId !== productId) return item;
      const others = item.collectionIds.filter((id) => id !== collectionId);
      return { ...item, collectionIds: isIn ? [...others, collectionId] : others };
    }),
    collections: page.collections.map((one) => (one.id === collectionId ? { ...one, count: Math.max(0, one.count + change) } : one)),
  };
}

/** Puts a product in a collection or takes it out; it shows at once. The lists of collections that were asked for meanwhile lack it: they are asked again. */
export function usePlacing() {
  const { act } = useAct(api.saved.putInCollection, {
    foresee: (wanted, cache) => changeLists(cache, (page) => placed(page, wanted)),
    learn: async (collections, cache) => {
      learnCollections(collections, cache);
      await cache.invalidateQueries({ queryKey: api.saved.list.key(), predicate: ({ queryKey }) => isOfCollection(queryKey) });
    },
  });
  return (wanted: CollectionPlacement) => act(wanted);
}
