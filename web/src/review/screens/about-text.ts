import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { ReviewField } from "@blenda/domain/review/constants";
import type { DecisionLine, ReviewItem } from "@blenda/domain/review/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import type { RemarkTarget } from "../data/use-verdict.ts";

const FIELDS: Record<PublishedType, Partial<Record<ReviewField, string>>> = {
  product: authoringTexts.fields,
  training: teachingTexts.fields,
};

export const fieldText = (itemType: PublishedType, field: ReviewField): string => FIELDS[itemType][field] ?? field;

/** What a comment on this submission is about: a field, or a lesson by its name. */
export function aboutText(item: ReviewItem, { field, lessonId }: RemarkTarget): string {
  const lesson = lessonId === null || item.itemType === "product" ? undefined : lessonsOf(item).find(({ id }) => id === lessonId);
  return lesson ? lessonText(lesson.title) : fieldText(item.itemType, field);
}

/** The same of one that was sent. */
export const sentText = ({ itemType }: DecisionLine, { field, lesson }: DecisionLine["comments"][number]): string =>
  lesson === null ? fieldText(itemType, field) : lessonText(lesson);

const lessonText = (title: string): string => `Lesson “${title || teachingTexts.untitledLesson}”`;

/** The lessons it has, then those it has no longer. */
const lessonsOf = ({ submission: { draft, live } }: Extract<ReviewItem, { itemType: "training" }>) =>
  [...draft.sections, ...(live?.sections ?? [])].flatMap(({ lessons }) => lessons);
