import { LEARNING, type PostRole } from "./constants.ts";

/** Seconds watched, from and to; sorted, apart from each other. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** The stretch that was just watched joins the others. */
export function withWatched(ranges: Ranges, from: number, to: number): Ranges {
  if (!(to > from)) return ranges;
  const joined: [number, number][] = [];
  for (const [start, end] of [...ranges, [from, to] as const].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** Unique seconds. */
export const watchedSeconds = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + (to - from), 0);

export const isWatched = (ranges: Ranges, durationSeconds: number): boolean =>
  durationSeconds > 0 && watchedSeconds(ranges) * 100 >= durationSeconds * LEARNING.COMPLETE_PERCENT;

export interface Place {
  positionSeconds: number;
  updatedAt: string;
}

/** Whether a save counts. An older one never does; one at the very beginning only where the learner wanted to begin again. */
export function isNewerPlace(kept: Place | null, next: Place, isRestart: boolean): boolean {
  if (kept && next.updatedAt <= kept.updatedAt) return false;
  return !kept || isRestart || next.positionSeconds > LEARNING.BEGINNING_SECONDS;
}

/** Whether everything there is to do was opened and done; of nothing there is nothing to finish. */
export const isFinished = ({ lessons, done }: { lessons: number; done: number }): boolean => lessons > 0 && done >= lessons;

/** The least time a course of this length takes until its certificate. */
export const certificateSeconds = (durationSeconds: number): number =>
  Math.max(LEARNING.CERTIFICATE_LEAST_SECONDS, Math.ceil((durationSeconds * LEARNING.CERTIFICATE_PERCENT) / 100));

interface Thread {
  askerId: string | null;
  creatorId: string;
}

export const postRole = (authorId: string | null, { creatorId }: Pick<Thread, "creatorId">): PostRole =>
  authorId === creatorId ? "creator" : "learner";

export type PostNotice = { to: string; says: "asked" | "askedAgain" | "answered" };

/**
 * The person told of a post under a lesson: the creator of a question, the asker of each answer. Authors are not told of their
 * own words; what other learners say to each other is theirs.
 */
export function noticeOf(authorId: string, isQuestion: boolean, { askerId, creatorId }: Thread): PostNotice | null {
  if (isQuestion) return authorId === creatorId ? null : { to: creatorId, says: "asked" };
  if (authorId === askerId) return authorId === creatorId ? null : { to: creatorId, says: "askedAgain" };
  return askerId === null ? null : { to: askerId, says: "answered" };
}
