import { consumeUpload } from "../../uploads/port.ts";
import { changeLesson } from "../change-lesson.ts";
import { queueMedia, releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";

/** It is read from now on. The poster was a frame of the film before it, so it goes with that. */
export const setFilm = teaching.setFilm.handler(({ input, context }) =>
  changeLesson(context, input, async (tx, lesson) => {
    const { user, now } = context;
    const { file } = await consumeUpload(tx, { userId: user.id, uploadId: input.uploadId, purpose: "film" }, now());
    await queueMedia(tx, context, file.id, "film");
    await tx
      .updateTable("trainingDraftLessons")
      .set({ videoFileId: file.id, kind: "video", posterFileId: null, posterAtMs: null, mark: lesson.mark + 1 })
      .where("id", "=", lesson.id)
      .execute();
    await releaseFiles(tx, [lesson.videoFileId, lesson.posterFileId], now());
  }),
);
