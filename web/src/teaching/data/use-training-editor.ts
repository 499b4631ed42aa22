import { NEEDS_REVIEW } from "@blenda/domain/teaching/changes";
import type { TrainingField } from "@blenda/domain/teaching/constants";
import type { TrainingDraft, TrainingFields, TrainingPoint, TrainingRemark } from "@blenda/domain/teaching/model";
import { openPoints } from "@blenda/domain/teaching/rules";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { type DraftForm, useDraftForm } from "../../product/editor/use-draft-form.ts";
import { learnTraining, trainingDrafts } from "./training-drafts.ts";

export interface TrainingEditor extends DraftForm<TrainingFields> {
  /** As the server has it. */
  draft: TrainingDraft;
  points: readonly TrainingPoint[];
  /** What is wrong with a field of the whole. What is only missing is not said before the first try to submit. */
  faultOf: (field: TrainingField) => string | undefined;
  needsReview: (field: TrainingField) => boolean;
  remarksOn: (field: TrainingField) => TrainingRemark[];
  remarksOnLesson: (lessonId: string) => TrainingRemark[];
}

/** A course with its form that saves itself. Its lessons have forms of their own. */
export function useTrainingEditor(draft: TrainingDraft): TrainingEditor {
  const cache = useQueryClient();
  const form = useDraftForm<TrainingFields>({
    keptAs: trainingDrafts.keptAs(draft.id),
    draft,
    save: async (fields, mark) => {
      const saved = await client.teaching.saveDraft({ id: draft.id, mark, fields });
      learnTraining(saved, cache);
      return saved;
    },
    conflict: "TEACHING_CONFLICT",
    read: () => client.teaching.draft({ id: draft.id }),
  });
  const points = pointsOf(draft, form.fields);
  const unsettled = draft.remarks.filter(({ isSettled }) => !isSettled);
  return {
    ...form,
    draft,
    points,
    faultOf: (field) =>
      points.find(
        (point) => point.field === field && point.lessonId === null && point.level === "block" && (form.isTried || isWrong(point)),
      )?.message,
    needsReview: (field) => NEEDS_REVIEW[field],
    remarksOn: (field) => unsettled.filter((remark) => remark.field === field && remark.lessonId === null),
    remarksOnLesson: (lessonId) => unsettled.filter((remark) => remark.lessonId === lessonId),
  };
}

/** Not missing but wrong: said as soon as it is typed. */
const isWrong = ({ code }: TrainingPoint): boolean => code.endsWith("refused");

/** As the server will see it, without waiting for it: what is typed counts from the first key on. */
export const pointsOf = ({ cover, sections }: TrainingDraft, fields: TrainingFields): TrainingPoint[] =>
  openPoints({ fields, cover, sections, now: new Date().toISOString() });
