import type { Lesson } from "@blenda/domain/trainings/model";
import { Paragraphs } from "../../ui/layout/paragraphs.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** What is read: as its creator formatted it, or plain. */
export const LessonWords = ({ lesson: { body, bodyRich } }: { lesson: Pick<Lesson, "body" | "bodyRich"> }) =>
  bodyRich ? <RichText text={bodyRich} /> : <Paragraphs text={body} />;
