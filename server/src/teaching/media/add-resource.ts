import { TEACHING } from "@blenda/domain/teaching/constants";
import { consumeUpload } from "../../uploads/port.ts";
import { changeLesson } from "../change-lesson.ts";
import { teaching } from "../procedures.ts";
import { partsOf } from "./parts.ts";

export const addResource = teaching.addResource.handler(({ input, context, errors }) =>
  changeLesson(context, input, async (tx, { id: lessonId }) => {
    const { user, now } = context;
    const known = await partsOf(tx, lessonId, "resource");
    if (known.length >= TEACHING.MOST_RESOURCES) throw errors.TEACHING_RESOURCES_FULL();
    const { file } = await consumeUpload(tx, { userId: user.id, uploadId: input.uploadId, purpose: "resource" }, now());
    await tx
      .insertInto("trainingDraftParts")
      .values({ id: context.id(), lessonId, kind: "resource", position: known.length, fileId: file.id, language: null })
      .execute();
  }),
);
