import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { learnTraining, trainingDrafts } from "../data/training-drafts.ts";
import { TrainingSkeleton } from "./editor/training-skeleton.tsx";

/** A new course is a draft from the first moment, so that the first film has a place to go. */
export function NewTraining() {
  const navigate = useNavigate();
  const { act, error } = useAct(api.teaching.createDraft, {
    learn: (draft, cache) => {
      trainingDrafts.newKey.note(draft.id);
      learnTraining(draft, cache);
      void navigate({ to: "/dashboard/edit-training/$trainingId", params: { trainingId: draft.id }, replace: true });
    },
    isToldInPlace: true,
  });
  useEffect(() => act({ key: trainingDrafts.newKey.key() }), [act]);
  return error ? <ErrorState message={error.message} onRetry={() => act({ key: trainingDrafts.newKey.key() })} /> : <TrainingSkeleton />;
}
