import type { TrainingDraft } from "@blenda/domain/teaching/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const draftQuery = (id: string) => api.teaching.draft.queryOptions({ input: { id } });

/** The working list shows some of it too. */
function forgetItems(cache: QueryClient): void {
  for (const list of [api.authoring.items, api.authoring.counts]) void cache.invalidateQueries({ queryKey: list.key() });
}

/** A command answers with how the draft is now. An older answer than what is known is late, and says nothing new. */
export function learnDraft(draft: TrainingDraft, cache: QueryClient): void {
  cache.setQueryData(draftQuery(draft.id).queryKey, (known) => (known && known.savedAt > draft.savedAt ? known : draft));
  forgetItems(cache);
}

export function forgetDraft(id: string, cache: QueryClient): void {
  cache.removeQueries({ queryKey: draftQuery(id).queryKey });
  forgetItems(cache);
}
