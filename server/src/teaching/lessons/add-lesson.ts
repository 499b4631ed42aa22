import { TEACHING } from "@blenda/domain/teaching/constants";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { teaching } from "../procedures.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { addLessonRow, draftTree, lessonsIn } from "../tree-repository.ts";

export const addLesson = teaching.addLesson.handler(async ({ input, context, errors }) => {
  let lessonId = "";
  const draft = await trainingDrafts.change(context, input.id, async (tx, own) => {
    lessonId = await idempotent(tx, { actorId: context.user.id, operation: "teaching.addLesson", input }, async () => {
      const sections = await draftTree(tx, own.id);
      const section = sections.find(({ id }) => id === input.sectionId);
      if (!section) throw errors.TEACHING_SECTION_GONE();
      if (lessonsIn(sections).length >= TEACHING.MOST_LESSONS) throw errors.TEACHING_LESSONS_FULL();
      const { kind, title } = input;
      const lesson = { id: context.id(), draftId: own.id, sectionId: section.id, position: section.lessons.length, kind, title };
      await addLessonRow(tx, lesson);
      return lesson.id;
    });
    return { treeMark: own.treeMark + 1 };
  });
  return { draft, lessonId };
});
