import { COMMUNITY, PACE } from "@blenda/domain/community/constants";
import type { Allowance } from "@blenda/domain/community/model";
import {
  commentPause,
  commentSeconds,
  isFirstDay,
  isNewAccount,
  newcomerProblem,
  type Pause,
  postPause,
} from "@blenda/domain/community/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { likesToday, lockPace, type Pace, savePace } from "./pace-repository.ts";

/** Counts one more post, or says in words why not now. */
export async function usePost(tx: Tx, userId: string, now: Instant): Promise<Pace> {
  const pace = await lockPace(tx, userId);
  const pause = postPause(pace, now);
  if (pause?.problem === "wait") throw refusal("COMMUNITY_POST_TOO_SOON", { seconds: pause.seconds });
  if (pause) throw refusal("COMMUNITY_FIRST_DAY_POSTS");
  await savePace(tx, userId, { lastPostAt: now, firstDayPosts: pace.firstDayPosts + (isFirstDay(pace.joinedAt, now) ? 1 : 0) });
  return pace;
}

export async function useComment(tx: Tx, userId: string, now: Instant): Promise<Pace> {
  const pace = await lockPace(tx, userId);
  const pause = commentPause(pace, now);
  if (pause?.problem === "wait") throw refusal("COMMUNITY_COMMENT_TOO_SOON", { seconds: pause.seconds });
  if (pause) throw refusal("COMMUNITY_FIRST_DAY_COMMENTS");
  await savePace(tx, userId, { lastCommentAt: now, firstDayComments: pace.firstDayComments + (isFirstDay(pace.joinedAt, now) ? 1 : 0) });
  return pace;
}

/** One like more of today's; taking one back gives none back. The row is held. */
export async function useLike(tx: Tx, userId: string, pace: Pace, now: Instant): Promise<void> {
  const used = likesToday(pace, now);
  if (used >= PACE.LIKES_PER_DAY) throw refusal("COMMUNITY_LIKES_TODAY");
  await savePace(tx, userId, { likesOn: now.slice(0, 10), likes: used + 1 });
}

const NEWCOMER = { links: "COMMUNITY_NEW_LINKS", mentions: "COMMUNITY_NEW_MENTIONS", media: "COMMUNITY_NEW_MEDIA" } as const;

export function refuseTooMuch(joinedAt: Instant, now: Instant, has: { links: number; mentions: number; media: number }): void {
  const problem = newcomerProblem(joinedAt, now, has);
  if (problem) throw refusal(NEWCOMER[problem]);
}

const endOf = (pause: Pause, now: Instant): Instant | null =>
  pause?.problem === "wait" ? new Date(Date.parse(now) + pause.seconds * 1_000).toISOString() : null;

/** The same limits in numbers, for whoever is about to write. */
export function allowanceOf(pace: Pace, now: Instant): Allowance {
  const isNew = isNewAccount(pace.joinedAt, now);
  const isFirst = isFirstDay(pace.joinedAt, now);
  return {
    isNew,
    postsLeft: isFirst ? Math.max(0, PACE.FIRST_DAY_POSTS - pace.firstDayPosts) : null,
    commentsLeft: isFirst ? Math.max(0, PACE.FIRST_DAY_COMMENTS - pace.firstDayComments) : null,
    nextPostAt: endOf(postPause(pace, now), now),
    nextCommentAt: endOf(commentPause(pace, now), now),
    commentSeconds: commentSeconds(pace.joinedAt, now),
    mostLinks: isNew ? PACE.NEW_LINKS : null,
    mostMentions: isNew ? PACE.NEW_MENTIONS : COMMUNITY.MOST_MENTIONS,
    mostMedia: isNew ? PACE.NEW_MEDIA : COMMUNITY.MOST_MEDIA,
    likesLeft: Math.max(0, PACE.LIKES_PER_DAY - likesToday(pace, now)),
  };
}
