import { changeLesson } from "../change-lesson.ts";
import { teaching } from "../procedures.ts";
import { removePart } from "./parts.ts";

export const removeCaptions = teaching.removeCaptions.handler(({ input, context }) =>
  changeLesson(context, input, async (tx, { id: lessonId }) => {
    await removePart(tx, { lessonId, partId: input.captionsId, kind: "captions", at: context.now() });
  }),
);
