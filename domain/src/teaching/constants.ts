import type { LessonKind } from "../trainings/constants.ts";

export const TEACHING = {
  LESSON_TITLE_MOST: 80,
  SECTION_TITLE_MOST: 80,
  BODY_MOST: 40_000,
  MOST_SECTIONS: 40,
  MOST_LESSONS: 200,
  /** Decision B2, "what you will learn". */
  LEARN_LEAST: 3,
  LEARN_MOST: 8,
  LINE_MOST: 160,
  REQUIREMENTS_MOST: 8,
  MOST_CHAPTERS: 50,
  CHAPTER_TITLE_MOST: 80,
  MOST_RESOURCES: 20,
  MOST_CAPTIONS: 12,
  CAPTIONS_BYTES: 1_000_000,
  CAPTIONS_CUES: 20_000,
  CAPTIONS_LABEL_MOST: 40,
  PICTURE_BYTES: 20 * 1024 * 1024,
  MOST_PICTURES: 200,
  /** Of the cover (decision B1). */
  COVER_LEAST_PX: 1_200,
  /** Decision B2: 720p, whichever way a film is turned. */
  FILM_LEAST_PX: 720,
  /** A player that watches the clock keeps whole seconds of a day. */
  FILM_MOST_SECONDS: 12 * 3_600,
  /** A reader's speed. */
  WORDS_A_MINUTE: 200,
  LONGEST_LESSON_SECONDS: 86_400,
} as const;

/** Decision B2: what makes a tutorial and what makes a course. */
export const LEAST = {
  tutorial: { lessons: 1, minutes: 3, sections: 1 },
  course: { lessons: 5, minutes: 30, sections: 2 },
} as const;

/** What our players play (decision D15): the container by its ending, and what may be in it. */
export const FILM_CODECS = {
  mp4: { video: ["avc"], audio: ["aac"] },
  webm: { video: ["vp9", "av1"], audio: ["opus"] },
} as const;
export type FilmContainer = keyof typeof FILM_CODECS;

/** Where a remark or a missing point belongs on the page, from top to bottom. */
export const TRAINING_FIELDS = [
  "lessons",
  "captions",
  "title",
  "type",
  "description",
  "category",
  "level",
  "learn",
  "requirements",
  "tags",
  "price",
  "cover",
  "ai",
  "rights",
  "schedule",
] as const;
export type TrainingField = (typeof TRAINING_FIELDS)[number];

/** How far a film or a checkpoint is, once it has arrived. */
export const MEDIA_STATES = ["waiting", "reading", "ready", "failed"] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export const MEDIA_ROLES = ["film", "checkpoint"] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/** What is different about a lesson. */
export const LESSON_CHANGES = ["added", "removed", "replaced", "edited", "moved"] as const;
export type LessonChangeKind = (typeof LESSON_CHANGES)[number];

export const DEFAULT_SECTION = "Lessons";
export const FIRST_KIND: LessonKind = "video";

/** The reads that show drafts of courses. */
export const TEACHING_READS = ["teaching.draft", "authoring.items", "authoring.counts"] as const;
