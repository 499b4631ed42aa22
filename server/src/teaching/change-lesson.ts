import type { DraftContext } from "../drafts/kind.ts";
import type { Tx } from "../platform/database/db.ts";
import { refusal } from "../platform/requests/refusal.ts";
import type { TrainingDraftUpdate } from "./repository.ts";
import { trainingDrafts } from "./training-drafts.ts";
import { findLesson, type LessonRow } from "./tree-repository.ts";

interface OfLesson {
  id: string;
  lessonId: string;
}

/** One change of a lesson of a draft that may be changed, and how the draft is afterwards. */
export const changeLesson = (
  asking: DraftContext,
  { id, lessonId }: OfLesson,
  act: (tx: Tx, lesson: LessonRow) => Promise<TrainingDraftUpdate | undefined>,
) =>
  trainingDrafts.change(asking, id, async (tx, draft) => {
    const lesson = await findLesson(tx, draft.id, lessonId);
    if (!lesson) throw refusal("TEACHING_LESSON_GONE");
    return act(tx, lesson);
  });
