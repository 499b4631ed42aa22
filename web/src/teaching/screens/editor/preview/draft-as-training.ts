import type { TrainingDraft, TrainingFields } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import type { TrainingPage } from "@blenda/domain/trainings/model";
import { lessonsOf } from "../../../data/use-lesson-form.ts";

/** The draft as the course it would be, for the same parts of the page that learners see. */
export function draftAsTraining(draft: TrainingDraft, fields: TrainingFields, category: string, creatorName: string): TrainingPage {
  const lessons = lessonsOf(draft);
  return {
    id: draft.id,
    title: fields.title.trim() || teachingTexts.untitled,
    category,
    priceCents: fields.priceCents ?? 0,
    sale: null,
    isSubscriptionOnly: false,
    shop: { creatorId: "", name: creatorName, slug: "", imageUrl: null, isVerified: false },
    stageHue: null,
    rating: null,
    publishedAt: null,
    creatorName,
    description: fields.description,
    descriptionRich: fields.descriptionRich,
    aiDisclosure: fields.aiDisclosure,
    tags: fields.tags,
    isForSale: true,
    updatedAt: draft.savedAt,
    type: fields.type,
    durationSeconds: lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    level: fields.level,
    lessonCount: lessons.length,
    coverUrl: draft.cover?.url ?? null,
    learn: fields.learn,
    requirements: fields.requirements,
    cover: draft.cover,
    sections: draft.sections.map(({ id, title, lessons: own }) => ({
      id,
      title,
      lessons: own.map((lesson) => ({
        id: lesson.id,
        title: lesson.title || teachingTexts.untitledLesson,
        kind: lesson.kind,
        durationSeconds: lesson.durationSeconds,
        isPreview: lesson.isPreview,
      })),
    })),
    moreFromShop: [],
  };
}
