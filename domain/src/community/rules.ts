import type { RichBlock, RichText } from "../shared/rich-text/tree.ts";
import { richLength } from "../shared/rich-text/tree.ts";
import { COMMUNITY, HOT, PACE } from "./constants.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const since = (at: string, now: string): number => Date.parse(now) - Date.parse(at);

/** A tag as it is stored and compared: "#Hard Surface" is "hard-surface". Empty where nothing is left. */
export const tagOf = (typed: string): string =>
  [
    ...typed
      .normalize("NFKC")
      .trim()
      .replace(/^#+/, "")
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, "-")
      .replaceAll(/[^\p{L}\p{N}-]/gu, ""),
  ]
    .slice(0, COMMUNITY.TAG_MAX)
    .join("")
    .replaceAll(/^-+|-+$/g, "");

export const isTag = (tag: string): boolean => tagOf(tag) === tag && [...tag].length >= COMMUNITY.TAG_MIN;

/** An account is new for a week (decision B24). */
export const isNewAccount = (joinedAt: string, now: string): boolean => since(joinedAt, now) < PACE.NEW_DAYS * DAY_MS;

export const isFirstDay = (joinedAt: string, now: string): boolean => since(joinedAt, now) < PACE.FIRST_DAY_HOURS * HOUR_MS;

/** What somebody did here so far, as far as limits care. */
export interface Paced {
  joinedAt: string;
  lastPostAt: string | null;
  lastCommentAt: string | null;
  firstDayPosts: number;
  firstDayComments: number;
}

export type Pause = { problem: "wait"; seconds: number } | { problem: "first-day" } | null;

const secondsLeft = (last: string | null, pause: number, now: string): number =>
  last === null ? 0 : Math.max(0, Math.ceil((pause * SECOND_MS - since(last, now)) / SECOND_MS));

export const commentSeconds = (joinedAt: string, now: string): number =>
  isNewAccount(joinedAt, now) ? PACE.NEW_COMMENT_SECONDS : PACE.COMMENT_SECONDS;

function pauseOf(left: number, isFull: boolean): Pause {
  if (isFull) return { problem: "first-day" };
  return left > 0 ? { problem: "wait", seconds: left } : null;
}

/** Whether somebody may post now; what stands in the way. */
export const postPause = ({ joinedAt, lastPostAt, firstDayPosts }: Paced, now: string): Pause =>
  pauseOf(secondsLeft(lastPostAt, PACE.POST_SECONDS, now), isFirstDay(joinedAt, now) && firstDayPosts >= PACE.FIRST_DAY_POSTS);

export const commentPause = ({ joinedAt, lastCommentAt, firstDayComments }: Paced, now: string): Pause =>
  pauseOf(
    secondsLeft(lastCommentAt, commentSeconds(joinedAt, now), now),
    isFirstDay(joinedAt, now) && firstDayComments >= PACE.FIRST_DAY_COMMENTS,
  );

/** What the text of somebody new has too much of. */
export function newcomerProblem(joinedAt: string, now: string, has: { links: number; mentions: number; media: number }) {
  if (!isNewAccount(joinedAt, now)) return null;
  if (has.links > PACE.NEW_LINKS) return "links";
  if (has.mentions > PACE.NEW_MENTIONS) return "mentions";
  return has.media > PACE.NEW_MEDIA ? "media" : null;
}

/** Whether what was written then may still be changed: always, but for a day by those who are new. */
export const canEdit = (joinedAt: string, createdAt: string, now: string): boolean =>
  !isNewAccount(joinedAt, now) || since(createdAt, now) < PACE.NEW_EDIT_HOURS * HOUR_MS;

/** Whether an edit is told: not in the first minutes. */
export const isEditMarked = (createdAt: string, now: string): boolean => since(createdAt, now) >= PACE.FREE_EDIT_MINUTES * 60 * SECOND_MS;

/** When an edit of its author shows a post again that reports hid. */
export const restorableAt = (hiddenAt: string): string =>
  new Date(Date.parse(hiddenAt) + PACE.RESTORE_MINUTES * 60 * SECOND_MS).toISOString();

/** What a like counts for the ranking, in quarters: one's own nothing, one of an account of its first day a quarter. */
export function likeQuarters(like: { userId: string; authorId: string; joinedAt: string }, now: string): number {
  if (like.userId === like.authorId) return 0;
  return since(like.joinedAt, now) < HOT.YOUNG_HOURS * HOUR_MS ? 1 : HOT.QUARTERS;
}

/** Decision B24, with everything it is made of. `likeQuarters`, people who commented and saves are without the author's own. */
export function hotNumbers(post: { likeQuarters: number; commenters: number; saves: number; createdAt: string }, now: string) {
  const { commenters, saves, createdAt } = post;
  const likes = post.likeQuarters / HOT.QUARTERS;
  const points = likes + HOT.COMMENTER * commenters + HOT.SAVE * saves - HOT.LESS;
  const ageHours = Math.max(0, since(createdAt, now)) / HOUR_MS;
  const divisor = (ageHours + HOT.MORE_HOURS) ** HOT.POWER;
  return { likes, commenters, saves, points, ageHours, divisor, score: points / divisor };
}

const LINK = /https?:\/\/|www\.\w/gi;

/** Links in a plain text. */
export const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

/** Whether a feed shows all of a text: short, and nothing but paragraphs. */
export const isPlain = (body: RichText): boolean =>
  richLength(body) <= COMMUNITY.SUMMARY_MAX && body.every((block: RichBlock) => block.type === "p");
