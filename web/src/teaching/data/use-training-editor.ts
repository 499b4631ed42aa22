import { NEEDS_REVIEW } from "@blenda/domain/teaching/changes";
import type { TrainingField } from "@blenda/domain/teaching/constants";
import type { TrainingDraft, TrainingFields, TrainingPoint, TrainingRemark } from "@blenda/domain/teaching/model";
import { openPoints } from "@blenda/domain/teaching/rules";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import type { Saved } from "../../product/autosave/autosave.ts";
import { type AutosavedForm, useAutosave } from "../../product/autosave/use-autosave.ts";
import { learnDraft } from "./draft-queries.ts";

export interface TrainingEditor {
  /** As the server has it. */
  draft: TrainingDraft;
  /** With what is typed and not saved yet. */
  fields: TrainingFields;
  set: (changed: Partial<TrainingFields>) => void;
  form: AutosavedForm<TrainingFields>;
  /** Nothing may be changed now. */
  isLocked: boolean;
  points: readonly TrainingPoint[];
  /** What is wrong with a field of the whole. What is only missing is not said before somebody tried to submit. */
  faultOf: (field: TrainingField) => string | undefined;
  isTried: boolean;
  showFaults: () => void;
  needsReview: (field: TrainingField) => boolean;
  remarksOn: (field: TrainingField) => TrainingRemark[];
  remarksOnLesson: (lessonId: string) => TrainingRemark[];
}

/** A course with its form that saves itself. Its lessons have forms of their own. */
export function useTrainingEditor(draft: TrainingDraft): TrainingEditor {
  const cache = useQueryClient();
  const known = useMemo(() => ({ fields: draft.fields, mark: draft.mark }), [draft.fields, draft.mark]);
  const form = useAutosave<TrainingFields>({
    keptAs: `course:${draft.id}`,
    known,
    savedAt: Date.parse(draft.savedAt),
    save: async (fields, mark) => {
      const saved = await client.teaching.saveDraft({ id: draft.id, mark, fields }).catch(async (error: Error) => {
        throw codeOf(error) === "TEACHING_CONFLICT" ? new SavedElsewhere(await client.teaching.draft({ id: draft.id })) : error;
      });
      learnDraft(saved, cache);
      return { fields: saved.fields, mark: saved.mark };
    },
    theirsIn: (error) => (error instanceof SavedElsewhere ? error.saved : null),
  });
  const [isTried, setTried] = useState(false);
  const points = pointsOf(draft, form.fields);
  const unsettled = draft.remarks.filter(({ isSettled }) => !isSettled);
  return {
    draft,
    fields: form.fields,
    set: form.set,
    form,
    isLocked: !draft.may.includes("edit"),
    points,
    faultOf: (field) =>
      points.find((point) => point.field === field && point.lessonId === null && point.level === "block" && (isTried || isWrong(point)))
        ?.message,
    isTried,
    showFaults: () => setTried(true),
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

/** Another tab or device was quicker; carries what it saved. */
class SavedElsewhere extends Error {
  readonly saved: Saved<TrainingFields>;
  constructor({ fields, mark }: TrainingDraft) {
    super("saved elsewhere");
    this.saved = { fields, mark };
  }
}
