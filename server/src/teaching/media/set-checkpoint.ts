import { consumeUpload } from "../../uploads/port.ts";
import { changeLesson } from "../change-lesson.ts";
import { queueMedia, releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";

/** Measured like a product's file, with a light copy for the viewer. */
export const setCheckpoint = teaching.setCheckpoint.handler(({ input, context }) =>
  changeLesson(context, input, async (tx, lesson) => {
    const { user, now } = context;
    const { file } = await consumeUpload(tx, { userId: user.id, uploadId: input.uploadId, purpose: "checkpoint" }, now());
    await queueMedia(tx, context, file.id, "checkpoint");
    await tx.updateTable("trainingDraftLessons").set({ checkpointFileId: file.id }).where("id", "=", lesson.id).execute();
    await releaseFiles(tx, [lesson.checkpointFileId], now());
  }),
);
