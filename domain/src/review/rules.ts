import { AUTHORING } from "../authoring/constants.ts";
import type { PublishedType } from "../publication/constants.ts";
import { addBusinessDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { FIELDS_OF, type Obstacle, type ReviewField, type SubmissionKind } from "./constants.ts";

/** When an answer to what was submitted then was promised. */
export const answerDueAt = (submittedAt: Instant): Instant => addBusinessDays(submittedAt, AUTHORING.ANSWER_BUSINESS_DAYS);

const DAY_MINUTES = 1_440;
const padded = (n: number): string => String(n).padStart(2, "0");

/** "2 d 01 h", "9 h 40 min", "12 min": two parts that matter. */
export function workingTimeText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${padded(hours)} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${padded(rest)} min` : `${hours} h`;
  return `${rest} min`;
}

interface SubmissionFacts {
  hasLive: boolean;
  isAppeal: boolean;
  /** A reviewer asked for changes before. */
  wasAnswered: boolean;
}

/** What a submission is to its reviewer: the most telling word first. */
export function submissionKind({ hasLive, isAppeal, wasAnswered }: SubmissionFacts): SubmissionKind {
  if (isAppeal) return "appeal";
  if (wasAnswered) return "resubmitted";
  return hasLive ? "revision" : "new";
}

/** Whether each comment is about something that items of this type have. Only courses have lessons. */
export const areOfType = (itemType: PublishedType, comments: readonly { field: ReviewField; lessonId: string | null }[]): boolean => {
  const fields: readonly ReviewField[] = FIELDS_OF[itemType];
  return comments.every(({ field, lessonId }) => fields.includes(field) && (lessonId === null || itemType === "training"));
};

/** A claim ends by the clock; it needs no tidying. */
export const isClaimed = (claim: { expiresAt: Instant } | null, now: Instant): boolean => claim !== null && claim.expiresAt > now;

interface Reader {
  id: string;
  mayDecide: boolean;
}
interface Case {
  creatorId: string;
  claim: { reviewerId: string; expiresAt: Instant } | null;
  /** The rejecter of what is appealed against, while a colleague could look at it. */
  avoidedReviewerId: string | null;
}

/** The reason why a person may not decide, what cannot be helped first. */
export function obstacleFor(reader: Reader, { creatorId, claim, avoidedReviewerId }: Case, now: Instant): Obstacle | null {
  if (!reader.mayDecide) return "permission";
  if (reader.id === creatorId) return "own";
  if (reader.id === avoidedReviewerId) return "first_reviewer";
  return claim !== null && isClaimed(claim, now) && claim.reviewerId !== reader.id ? "taken" : null;
}

export interface DiffPart {
  kind: "same" | "gone" | "new";
  text: string;
}

/** Beyond this many words two texts are shown one after the other: comparing them would cost more than it tells. */
const MOST_WORDS = 1_500;
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** What is left of a text, what went and what came, word by word: the longest words in common stay. */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) return joined([part("gone", before), part("new", after)]);
  const common = commonLengths(old, now);
  const parts: DiffPart[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      parts.push(part("same", was));
      i += 1;
      j += 1;
    } else if (is === undefined || (was !== undefined && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      parts.push(part("gone", was ?? ""));
      i += 1;
    } else {
      parts.push(part("new", is));
      j += 1;
    }
  }
  return joined(parts);
}

const part = (kind: DiffPart["kind"], text: string): DiffPart => ({ kind, text });
const lengthAt = (common: readonly Uint16Array[], i: number, j: number): number => common[i]?.[j] ?? 0;

/** How many words the rests of two lists have in common, for every pair of rests. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    if (!row) continue;
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === now[j] ? lengthAt(common, i + 1, j + 1) + 1 : Math.max(lengthAt(common, i + 1, j), lengthAt(common, i, j + 1));
  }
  return common;
}

/** Neighbours of one kind are one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  for (const each of parts) {
    const last = all.at(-1);
    if (last?.kind === each.kind) last.text += each.text;
    else if (each.text !== "") all.push({ ...each });
  }
  return all;
}
