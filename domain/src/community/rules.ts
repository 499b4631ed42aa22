import { plainTextOf } from "../shared/rich-text/plain-text.ts";
import { inlinesOf, type RichText, richLength } from "../shared/rich-text/tree.ts";
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
export interface PostingPace {
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
export const postPause = ({ joinedAt, lastPostAt, firstDayPosts }: PostingPace, now: string): Pause =>
  pauseOf(secondsLeft(lastPostAt, PACE.POST_SECONDS, now), isFirstDay(joinedAt, now) && firstDayPosts >= PACE.FIRST_DAY_POSTS);

export const commentPause = ({ joinedAt, lastCommentAt, firstDayComments }: PostingPace, now: string): Pause =>
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

/** Links of a rich text: those that lead somewhere, and addresses that were only typed. */
export const linksInRich = (body: RichText): number =>
  body
    .flatMap(inlinesOf)
    .flat()
    .reduce((sum, run) => sum + (run.type === "br" ? 0 : run.href ? 1 : linksIn(run.text)), 0);

/** What a card says of a text, and whether that is all of it: short, and nothing but paragraphs. */
export function summaryOf(body: RichText): { summary: string; isWhole: boolean } {
  const letters = [...plainTextOf(body)];
  const isWhole = richLength(body) <= COMMUNITY.SUMMARY_MAX && body.every(({ type }) => type === "p");
  if (letters.length <= COMMUNITY.SUMMARY_MAX) return { summary: letters.join(""), isWhole };
  const cut = letters.slice(0, COMMUNITY.SUMMARY_MAX).join("");
  return { summary: `${cut.replace(/\s+\S*$/, "")}…`, isWhole: false };
}

/** Those a text really names. */
export const namedIn = <Person extends { name: string }>(text: string, people: readonly Person[]): Person[] =>
  people.filter(({ name }) => text.includes(`@${name}`));

interface ReplyContext {
  authorId: string;
  /** Who wrote the post, and the comment this one answers. */
  postAuthorId: string;
  answeredId: string | null;
  mentionedIds: readonly string[];
}

export type CommentNotice = { to: string; says: "commented" | "replied" | "mentioned" };

/** Who is told of a comment, each once and by what is closest to them; nobody of their own words. */
export function commentNotices({ authorId, postAuthorId, answeredId, mentionedIds }: ReplyContext): CommentNotice[] {
  const told = new Map<string, CommentNotice["says"]>();
  for (const id of mentionedIds) told.set(id, "mentioned");
  told.set(postAuthorId, "commented");
  if (answeredId) told.set(answeredId, "replied");
  told.delete(authorId);
  return [...told].map(([to, says]) => ({ to, says }));
}
