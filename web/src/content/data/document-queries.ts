import type { DocumentName } from "@blenda/domain/content/constants";
import type { DocumentState, FeaturedItems } from "@blenda/domain/content/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const documentsQuery = () => api.content.documents.queryOptions();

export const documentQuery = (name: DocumentName) => api.content.document.queryOptions({ input: { name } });

export const featuredQuery = () => api.content.featured.queryOptions();

/** A command answers with how the document is now; the list of all of them is asked again. */
export function learnDocument(state: DocumentState, cache: QueryClient): void {
  cache.setQueryData(documentQuery(state.name).queryKey, state);
  void cache.invalidateQueries({ queryKey: api.content.documents.key() });
}

export const learnFeatured = (items: FeaturedItems, cache: QueryClient): void => void cache.setQueryData(featuredQuery().queryKey, items);
