import { changeLesson } from "../change-lesson.ts";
import { releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";

export const removeFilm = teaching.removeFilm.handler(({ input, context }) =>
  changeLesson(context, input, async (tx, lesson) => {
    await tx
      .updateTable("trainingDraftLessons")
      .set({ videoFileId: null, posterFileId: null, posterAtMs: null, mark: lesson.mark + 1 })
      .where("id", "=", lesson.id)
      .execute();
    await releaseFiles(tx, [lesson.videoFileId, lesson.posterFileId], context.now());
  }),
);
