import { changeLesson } from "../change-lesson.ts";
import { releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";

export const removeCheckpoint = teaching.removeCheckpoint.handler(({ input, context }) =>
  changeLesson(context, input, async (tx, lesson) => {
    await tx.updateTable("trainingDraftLessons").set({ checkpointFileId: null }).where("id", "=", lesson.id).execute();
    await releaseFiles(tx, [lesson.checkpointFileId], context.now());
  }),
);
