import type { DraftLesson, LessonFields, TrainingDraft } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { type AutosavedForm, useAutosave } from "../../product/autosave/use-autosave.ts";
import { learnTraining } from "./training-drafts.ts";

export type LessonForm = AutosavedForm<LessonFields>;

const fieldsOf = ({ title, kind, bodyRich, isPreview, chapters }: DraftLesson): LessonFields => ({
  title,
  kind,
  bodyRich,
  isPreview,
  chapters,
});

export const lessonsOf = ({ sections }: Pick<TrainingDraft, "sections">): DraftLesson[] => sections.flatMap(({ lessons }) => lessons);

/** The form of one lesson. Give each lesson an element of its own. */
export function useLessonForm(draft: TrainingDraft, lesson: DraftLesson): LessonForm {
  const cache = useQueryClient();
  const known = useMemo(() => ({ fields: fieldsOf(lesson), mark: lesson.mark }), [lesson]);
  const knownIn = (next: TrainingDraft) => {
    const found = lessonsOf(next).find(({ id }) => id === lesson.id);
    return found && { fields: fieldsOf(found), mark: found.mark };
  };
  return useAutosave<LessonFields>({
    keptAs: `lesson:${lesson.id}`,
    known,
    savedAt: Date.parse(draft.savedAt),
    save: async (fields, mark) => {
      const saved = await client.teaching.saveLesson({ id: draft.id, lessonId: lesson.id, mark, fields }).catch(async (error: Error) => {
        if (codeOf(error) !== "TEACHING_LESSON_CONFLICT") throw error;
        throw new LessonSavedElsewhere(knownIn(await client.teaching.draft({ id: draft.id })) ?? known);
      });
      learnTraining(saved, cache);
      return knownIn(saved) ?? known;
    },
    theirsIn: (error) => (error instanceof LessonSavedElsewhere ? error.saved : null),
  });
}

/** Another tab or device was quicker; carries what it saved. */
class LessonSavedElsewhere extends Error {
  readonly saved: { fields: LessonFields; mark: number };
  constructor(saved: { fields: LessonFields; mark: number }) {
    super("saved elsewhere");
    this.saved = saved;
  }
}
