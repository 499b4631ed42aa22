import { HOT, PACE } from "@blenda/domain/community/constants";
import { postChanged } from "@blenda/domain/community/events";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { addEvents, eventRows } from "../../platform/events/outbox.ts";
import { isReadable } from "../visible.ts";

interface LikeResult {
  /** As many as there are now; `null`: this person cannot read the post. */
  likes: number | null;
  /** More than a day allows: what was written must not be committed. */
  isTooMany: boolean;
}

interface Like {
  postId: string;
  userId: string;
  now: Instant;
  day: string;
  /** Whoever joined after this likes with a quarter; one's own counts nothing (decision B24). */
  youngSince: Instant;
  told: string;
}

/**
 * A like, what it counts of the day's likes, the post's count and the note to open pages: one statement, so that hundreds who like
 * the same post at once hold it for a moment each.
 */
const insertLike = prepared(
  (_db, { postId, userId, now, day, youngSince, told }: Like) => sql<LikeResult>`
    with liked as (
      insert into post_likes (post_id, user_id, quarters, created_at)
      select p.id, u.id, case when p.author_id = u.id then 0 when u.created_at > ${youngSince}::timestamptz then 1 else ${sql.lit(HOT.QUARTERS)} end,
        ${now}::timestamptz
      from posts p, users u where p.id = ${postId} and u.id = ${userId} and ${isReadable(userId)}
      on conflict do nothing returning quarters),
    paced as (
      insert into community_paces (user_id, likes_on, likes) select ${userId}, ${day}::date, 1 from liked
      on conflict (user_id) do update set likes_on = excluded.likes_on,
        likes = case when community_paces.likes_on = excluded.likes_on then community_paces.likes + 1 else 1 end
      returning likes),
    counted as (
      update posts set likes = posts.likes + 1, hot_like_quarters = posts.hot_like_quarters + liked.quarters
      from liked where posts.id = ${postId} returning posts.likes),
    told as (${addEvents(told)} where exists (select from liked))
    select coalesce((select likes from counted), (select p.likes from posts p where p.id = ${postId} and ${isReadable(userId)})) as likes,
      coalesce((select likes > ${sql.lit(PACE.LIKES_PER_DAY)} from paced), false) as is_too_many`,
);

export async function addLike(tx: Tx, { postId, userId, now }: Pick<Like, "postId" | "userId" | "now">): Promise<LikeResult> {
  const young = { day: now.slice(0, 10), youngSince: addMinutes(now, -HOT.YOUNG_HOURS * 60) };
  const [liked] = await insertLike(tx, { postId, userId, now, ...young, told: eventRows([postChanged({ postId })]) });
  return liked ?? { likes: null, isTooMany: false };
}
