import type { Instant } from "@blenda/domain/shared/time";
import type { TrainingFields } from "@blenda/domain/teaching/model";
import { sharedColumns } from "../../drafts/columns.ts";
import type { TrainingDraftRow, TrainingDraftUpdate } from "../repository.ts";

export type SentTrainingFields = { [Field in keyof TrainingFields]?: TrainingFields[Field] | undefined };

/** What a save writes of a course. */
export function trainingColumns(draft: TrainingDraftRow, sent: SentTrainingFields, at: Instant): TrainingDraftUpdate {
  const { hasRights: _r, description: _d, descriptionRich: _t, priceCents: _p, ...same } = sent;
  return { ...same, ...sharedColumns(draft, sent, at) };
}
