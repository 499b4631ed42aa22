import type { Collection } from "@blenda/domain/community/model";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const collectionsQuery = queryOptions(api.community.collections.queryOptions());
export const savedStateQuery = (postId: string) => queryOptions(api.community.savedState.queryOptions({ input: { postId } }));

/** A new or renamed collection, in the order of names. */
export function learnCollection(collection: Collection, cache: QueryClient): void {
  cache.setQueryData(collectionsQuery.queryKey, (known = []) =>
    [...known.filter(({ id }) => id !== collection.id), collection].sort((one, other) => inOrder(one.name, other.name)),
  );
}
