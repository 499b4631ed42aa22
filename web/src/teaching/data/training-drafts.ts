import type { TrainingDraft } from "@blenda/domain/teaching/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { type DraftKind, forgetItems } from "../../product/editor/draft-kind.ts";
import { newDraftKey } from "../../product/editor/new-draft-key.ts";

export const trainingDraftQuery = (id: string) => api.teaching.draft.queryOptions({ input: { id } });

/** A command answers with how the draft is now. An older answer than what is known is late, and says nothing new. */
export function learnTraining(draft: TrainingDraft, cache: QueryClient): void {
  cache.setQueryData(trainingDraftQuery(draft.id).queryKey, (known) => (known && known.savedAt > draft.savedAt ? known : draft));
  forgetItems(cache);
}

export function forgetTraining(id: string, cache: QueryClient): void {
  cache.removeQueries({ queryKey: trainingDraftQuery(id).queryKey });
  forgetItems(cache);
}

/** Courses, for what every draft has in common. */
export const trainingDrafts: DraftKind<TrainingDraft> = {
  calls: api.teaching,
  notFound: "TEACHING_NOT_FOUND",
  keptAs: (id) => `course:${id}`,
  newKey: newDraftKey(),
  learn: learnTraining,
  forget: forgetTraining,
};
