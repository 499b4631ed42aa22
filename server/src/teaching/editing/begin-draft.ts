import { DEFAULT_SECTION, FIRST_KIND } from "@blenda/domain/teaching/constants";
import type { TrainingType } from "@blenda/domain/trainings/constants";
import type { NewDraft } from "../../drafts/kind.ts";
import type { Tx } from "../../platform/database/db.ts";
import { addTrainingDraft, type TrainingDraftRow } from "../repository.ts";
import { addLessonRow, addSectionRow } from "../tree-repository.ts";

export interface NewTraining {
  key: string;
  type: TrainingType;
}

/** With a section and a lesson in it, so that the first film has a place to go. */
export async function beginTraining(tx: Tx, { id, creatorId, newId, input, at }: NewDraft<NewTraining>): Promise<TrainingDraftRow> {
  const draft = await addTrainingDraft(tx, { id, creatorId, status: "draft", type: input.type, createdAt: at, updatedAt: at });
  const sectionId = newId();
  await addSectionRow(tx, { id: sectionId, draftId: id, position: 0, title: DEFAULT_SECTION });
  await addLessonRow(tx, { id: newId(), draftId: id, sectionId, position: 0, kind: FIRST_KIND });
  return draft;
}
