import type { TrainingRemark } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { type Branch, numberOf } from "./tree-order.ts";

/** What a reviewer's comment is about: a lesson by its number, else the field. */
export const remarkName = (
  sections: readonly Branch<{ id: string }>[],
  { field, lessonId }: Pick<TrainingRemark, "field" | "lessonId">,
): string => (lessonId === null ? teachingTexts.fields[field] : `Lesson ${numberOf(sections, lessonId)}`);
