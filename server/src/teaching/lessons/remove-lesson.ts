import { releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { draftTree, filesIn, lessonsIn, removeLessons } from "../tree-repository.ts";

/** Of the draft only: what is on sale has it until its removal is approved. */
export const removeLesson = teaching.removeLesson.handler(({ input: { id, lessonId }, context, errors }) =>
  trainingDrafts.change(context, id, async (tx, draft) => {
    const lesson = lessonsIn(await draftTree(tx, draft.id)).find((one) => one.id === lessonId);
    if (!lesson) throw errors.TEACHING_LESSON_GONE();
    await removeLessons(tx, [lessonId]);
    await releaseFiles(tx, filesIn([{ id: "", title: "", lessons: [lesson] }]), context.now());
    return { treeMark: draft.treeMark + 1 };
  }),
);
