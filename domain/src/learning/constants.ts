import type { Access } from "../access/can.ts";

/** Decision B3. */
export const LEARNING = {
  SAVE_EVERY_SECONDS: 10,
  /** A position up to this is a beginning; it never overwrites a later one unless restart was pressed. */
  BEGINNING_SECONDS: 5,
  COMPLETE_PERCENT: 90,
  /**
   * The least time between the first lesson a learner opened and their certificate, of the course's length: 90 percent at
   * double speed, so that a learner who really watches never waits.
   */
  CERTIFICATE_PERCENT: 45,
  /** And of the shortest course. */
  CERTIFICATE_LEAST_SECONDS: 120,
  NOTE_MAX: 2_000,
  MOST_NOTES: 500,
  SPEEDS: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
} as const;

/** Decision B3: a thread of questions and answers per lesson. */
export const QUESTIONS = {
  TEXT_MAX: 2_000,
  PAGE: 20,
  /** A conversation that goes on for longer than this belongs elsewhere. */
  MOST_ANSWERS: 100,
  ASKED_PER_HOUR: 10,
  ANSWERED_PER_HOUR: 60,
} as const;

/** Who wrote something under a lesson. */
export const POST_ROLES = ["creator", "learner"] as const;
export type PostRole = (typeof POST_ROLES)[number];

/** Moderators of posts under a lesson, besides its creator. */
export const postModerators = { any: ["edit_content", "manage_reports"] } as const satisfies Access;
