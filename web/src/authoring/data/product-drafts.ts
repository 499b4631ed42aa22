import { ITEM_SORTS, ITEM_VIEWS } from "@blenda/domain/authoring/constants";
import type { Draft } from "@blenda/domain/authoring/model";
import { PUBLISHED_TYPES } from "@blenda/domain/publication/constants";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { type DraftKind, forgetItems } from "../../product/editor/draft-kind.ts";
import { newDraftKey } from "../../product/editor/new-draft-key.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const itemsQuery = (view: TableView) => {
  const tab = oneOf(ITEM_VIEWS, view.filters.view);
  const type = oneOf(PUBLISHED_TYPES, view.filters.type);
  return api.authoring.items.queryOptions({
    input: {
      ...(tab && { view: tab }),
      ...(type && { itemType: type }),
      ...(view.words && { search: view.words }),
      ...orderOf(view, ITEM_SORTS),
    },
  });
};

export const itemCountsQuery = api.authoring.counts.queryOptions();

export const draftQuery = (id: string) => api.authoring.draft.queryOptions({ input: { id } });

/** A command answers with how the draft is now. */
export function learnDraft(draft: Draft, cache: QueryClient): void {
  cache.setQueryData(draftQuery(draft.id).queryKey, draft);
  forgetItems(cache);
}

export function forgetDraft(id: string, cache: QueryClient): void {
  cache.removeQueries({ queryKey: draftQuery(id).queryKey });
  forgetItems(cache);
}

/** Products, for what every draft has in common. */
export const productDrafts: DraftKind<Draft> = {
  calls: api.authoring,
  notFound: "AUTHORING_NOT_FOUND",
  keptAs: (id) => `product:${id}`,
  newKey: newDraftKey(),
  learn: learnDraft,
  forget: forgetDraft,
};

/** Nothing is in it yet. */
export const isEmptyDraft = ({ files, pictures, fields }: Draft): boolean =>
  files.length === 0 && pictures.length === 0 && fields.title === "" && fields.description === "" && fields.tags.length === 0;
