import { changeLesson } from "../change-lesson.ts";
import { teaching } from "../procedures.ts";
import { removePart } from "./parts.ts";

export const removeResource = teaching.removeResource.handler(({ input, context }) =>
  changeLesson(context, input, async (tx, { id: lessonId }) => {
    await removePart(tx, { lessonId, partId: input.resourceId, kind: "resource", at: context.now() });
  }),
);
