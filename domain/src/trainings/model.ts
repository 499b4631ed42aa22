import { z } from "zod";
import { ItemCard, ItemPage, Picture } from "../publication/model.ts";
import { SKILL_LEVELS, TRAINING_TYPES } from "./constants.ts";

export const TrainingId = z.string().min(1).max(100);
export const LessonId = z.string().min(1).max(100);

/** A training in a list. What its creator left out is empty here; `trainingDisplay` puts the specification's words in. */
export const TrainingCard = ItemCard.extend({
  type: z.enum(TRAINING_TYPES),
  durationSeconds: z.int().nullable(),
  level: z.enum(SKILL_LEVELS).nullable(),
  lessonCount: z.int(),
  coverUrl: z.string().nullable(),
});
export type TrainingCard = z.infer<typeof TrainingCard>;

export const LessonLine = z.object({
  id: LessonId,
  title: z.string(),
  kind: z.enum(["video", "text"]),
  durationSeconds: z.int(),
  /** Open to everyone. */
  isPreview: z.boolean(),
});
export type LessonLine = z.infer<typeof LessonLine>;

export const TrainingSection = z.object({ id: z.string(), title: z.string(), lessons: z.array(LessonLine) });
export type TrainingSection = z.infer<typeof TrainingSection>;

export const TrainingPage = TrainingCard.extend(ItemPage.shape).extend({
  learn: z.array(z.string()),
  requirements: z.array(z.string()),
  cover: Picture.nullable(),
  sections: z.array(TrainingSection),
  moreFromShop: z.array(TrainingCard),
});
export type TrainingPage = z.infer<typeof TrainingPage>;

export const Lesson = LessonLine.extend({
  trainingId: TrainingId,
  /** Plain paragraphs for a text lesson, a transcript for a video. */
  body: z.string(),
  videoUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  chapters: z.array(z.object({ atSeconds: z.number(), title: z.string() })),
});
export type Lesson = z.infer<typeof Lesson>;
