import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { learnDraft } from "../data/draft-queries.ts";
import { keyOfNewDraft, noteNewDraft } from "../data/new-draft.ts";
import { EditorSkeleton } from "./editor/editor-skeleton.tsx";

/** A new course is a draft from the first moment, so that the first film has a place to go. */
export function NewTraining() {
  const navigate = useNavigate();
  const { act, error } = useAct(api.teaching.createDraft, {
    learn: (draft, cache) => {
      noteNewDraft(draft.id);
      learnDraft(draft, cache);
      void navigate({ to: "/dashboard/edit-training/$trainingId", params: { trainingId: draft.id }, replace: true });
    },
    isToldInPlace: true,
  });
  useEffect(() => act({ key: keyOfNewDraft() }), [act]);
  return error ? <ErrorState message={error.message} onRetry={() => act({ key: keyOfNewDraft() })} /> : <EditorSkeleton />;
}
