import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { OpenedDraft } from "../../product/editor/opened-draft.tsx";
import { trainingDraftQuery, trainingDrafts } from "../data/training-drafts.ts";
import { TrainingForm } from "./editor/training-form.tsx";
import { TrainingSkeleton } from "./editor/training-skeleton.tsx";

/** A course's working copy. */
export function EditTraining() {
  const { trainingId } = useParams({ from: "/dashboard/edit-training/$trainingId" });
  const query = useQuery(trainingDraftQuery(trainingId));
  const about = { kind: trainingDrafts, id: trainingId, noun: "course", listLabel: "Your products and courses" };
  return (
    <OpenedDraft {...about} query={query} skeleton={<TrainingSkeleton />}>
      {(draft) => <TrainingForm key={draft.id} draft={draft} />}
    </OpenedDraft>
  );
}
