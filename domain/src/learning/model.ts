import { z } from "zod";
import { Instant } from "../shared/time.ts";
import { LessonId, TrainingId } from "../trainings/model.ts";

export const LessonProgress = z.object({
  lessonId: LessonId,
  positionSeconds: z.number(),
  /** Percent of unique seconds. */
  watched: z.number(),
  completedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type LessonProgress = z.infer<typeof LessonProgress>;

export const Note = z.object({ id: z.string(), lessonId: LessonId, atSeconds: z.number(), text: z.string(), createdAt: Instant });
export type Note = z.infer<typeof Note>;

export const TrainingProgress = z.object({
  trainingId: TrainingId,
  lessons: z.array(LessonProgress),
  /** Completed of all, in percent. */
  percent: z.number(),
  lastLessonId: z.string().nullable(),
  notes: z.array(Note),
});
export type TrainingProgress = z.infer<typeof TrainingProgress>;
