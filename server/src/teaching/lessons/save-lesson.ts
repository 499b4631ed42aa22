import { withPictures } from "@blenda/domain/shared/rich-text/pictures";
import type { LessonFields } from "@blenda/domain/teaching/model";
import { wordsOf } from "@blenda/domain/teaching/rules";
import type { UpdateObject } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { wholeTraining } from "../draft-state.ts";
import { teaching } from "../procedures.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { findLesson, picturesOf } from "../tree-repository.ts";

/** Another mark than the page knows means that another tab saved this lesson: what it saved comes along. */
export const saveLesson = teaching.saveLesson.handler(({ input: { id, lessonId, mark, fields }, context, errors }) =>
  trainingDrafts.change(context, id, async (tx, draft) => {
    const lesson = await findLesson(tx, draft.id, lessonId);
    if (!lesson) throw errors.TEACHING_LESSON_GONE();
    if (lesson.mark !== mark) {
      const { sections } = await wholeTraining(tx, draft);
      const saved = sections.flatMap(({ lessons }) => lessons).find((one) => one.id === lessonId);
      if (saved) throw errors.TEACHING_LESSON_CONFLICT({ data: { lesson: saved } });
    }
    await tx
      .updateTable("trainingDraftLessons")
      .set({ ...(await columnsOf(tx, draft.id, fields)), mark: lesson.mark + 1 })
      .where("id", "=", lessonId)
      .execute();
  }),
);

type SentFields = { [Field in keyof LessonFields]?: LessonFields[Field] | undefined };

/** Chapters come in the order of the film; pictures in the words are the draft's own. */
async function columnsOf(tx: Tx, draftId: string, fields: SentFields): Promise<UpdateObject<Database, "trainingDraftLessons">> {
  const { bodyRich, chapters, ...same } = fields;
  const set: UpdateObject<Database, "trainingDraftLessons"> = { ...same };
  if (bodyRich !== undefined) {
    const text = bodyRich && withPictures(bodyRich, new Set(await picturesOf(tx, draftId)));
    Object.assign(set, { bodyRich: text && jsonb(text), body: wordsOf(text) });
  }
  if (chapters) set.chapters = jsonb(chapters.toSorted((one, other) => one.atSeconds - other.atSeconds));
  return set;
}
