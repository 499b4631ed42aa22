import { z } from "zod";
import { READABLE_CODE } from "../orders/constants.ts";
import { Instant } from "../shared/time.ts";
import { LessonId, TrainingId } from "../trainings/model.ts";
import { POST_ROLES } from "./constants.ts";

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

/** A certificate a learner earned by finishing a training: made once, and it stays theirs when lessons are added later. */
export const Certificate = z.object({
  code: z.string().regex(READABLE_CODE),
  /** As the account was called then, or when its owner last had it changed. */
  name: z.string(),
  issuedAt: Instant,
});
export type Certificate = z.infer<typeof Certificate>;

/** What a certificate asks for besides every lesson done. */
export const CertificateTerms = z.object({
  leastSeconds: z.int(),
  /** Not before this; `null` while nothing was opened. */
  readyAt: Instant.nullable(),
  /** Lessons that are done and were never opened: they don't count until they are. */
  unopened: z.int(),
});
export type CertificateTerms = z.infer<typeof CertificateTerms>;

/** The part of it that is open to all who have the code. */
export const CertificatePage = Certificate.extend({
  title: z.string(),
  shopName: z.string(),
  trainingId: TrainingId,
  lessonCount: z.int(),
  durationSeconds: z.int(),
  /** The course was not given back, and not charged back. */
  isValid: z.boolean(),
});
export type CertificatePage = z.infer<typeof CertificatePage>;

export const PostId = z.string().min(1).max(64);

/** Something written under a lesson. Of one that was removed nothing is left but its place. */
export const LessonPost = z.object({
  id: PostId,
  text: z.string(),
  /** `null` where they left, or where it was removed. */
  author: z.object({ id: z.string(), name: z.string(), photoUrl: z.string().nullable(), role: z.enum(POST_ROLES) }).nullable(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  isRemoved: z.boolean(),
});
export type LessonPost = z.infer<typeof LessonPost>;

export const LessonQuestion = LessonPost.extend({
  lessonId: LessonId,
  /** The moment of the film it is about; `null` in a text lesson. */
  atSeconds: z.number().nullable(),
  /** The oldest first. */
  answers: z.array(LessonPost),
  /** Whether the creator has not answered yet. */
  isWaiting: z.boolean(),
});
export type LessonQuestion = z.infer<typeof LessonQuestion>;

/** The newest question first. */
export const LessonQuestions = z.object({ questions: z.array(LessonQuestion), next: z.string().nullable() });
export type LessonQuestions = z.infer<typeof LessonQuestions>;

export const TrainingProgress = z.object({
  trainingId: TrainingId,
  lessons: z.array(LessonProgress),
  /** Completed of all, in percent. */
  percent: z.number(),
  lastLessonId: z.string().nullable(),
  notes: z.array(Note),
  certificate: Certificate.nullable(),
  certificateTerms: CertificateTerms,
});
export type TrainingProgress = z.infer<typeof TrainingProgress>;
