import { COMMUNITY, FEED, HOT, type RankedFeed } from "@blenda/domain/community/constants";
import type { RankablePost, RankedPost } from "@blenda/domain/community/ranking";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";

/** What is counted of a post. */
export interface CountedPost extends RankablePost {
  createdAt: Instant;
  likeQuarters: number;
  commenters: number;
  saves: number;
}

/** What members of a ring gave each other counts for nothing. */
const LIKE_QUARTERS = sql<number>`greatest(0, p.hot_like_quarters - coalesce((select sum(l.quarters) from like_rings a
  join like_rings b on b.ring = a.ring join post_likes l on l.post_id = p.id and l.user_id = b.user_id where a.user_id = p.author_id), 0))::int`;

const IS_RANKED = sql<boolean>`p.status = 'published' and p.visibility = 'everyone' and p.excluded_at is null
  and p.author_id <> all (array(select id from users where suspended_at is not null))`;

const selectCounted = (db: Db) =>
  db
    .selectFrom("posts as p")
    .select(["p.id", "p.authorId", "p.createdAt", "p.hotCommenters as commenters", "p.hotSaves as saves"])
    .select(LIKE_QUARTERS.as("likeQuarters"))
    .where(IS_RANKED);

/** The posts of the last week, in no order. */
export const recentPosts = (db: Db, now: Instant): Promise<CountedPost[]> =>
  selectCounted(db).where("p.createdAt", ">", addDays(now, -HOT.DAYS)).where("p.createdAt", "<=", now).execute();

export const newestPosts = (db: Db, now: Instant): Promise<CountedPost[]> =>
  selectCounted(db)
    .where("p.createdAt", "<=", now)
    .orderBy("p.createdAt", "desc")
    .orderBy("p.id", "desc")
    .limit(FEED.MOST_PLACES)
    .execute();

export const pinnedPosts = (db: Db): Promise<CountedPost[]> =>
  selectCounted(db).where("p.pinnedAt", "is not", null).orderBy("p.pinnedAt").limit(COMMUNITY.MOST_PINNED).execute();

export async function addRound(tx: Tx, feeds: Record<RankedFeed, readonly RankedPost<CountedPost>[]>, now: Instant): Promise<void> {
  const { id } = await tx.insertInto("feedRounds").values({ countedAt: now }).returning("id").executeTakeFirstOrThrow();
  for (const [feed, posts] of Object.entries(feeds)) {
    const places = posts.slice(0, FEED.MOST_PLACES).map((post, n) => ({
      place: n + 1,
      post_id: post.id,
      is_newest: post.isNewest,
      like_quarters: post.likeQuarters,
      commenters: post.commenters,
      saves: post.saves,
    }));
    // A post that was deleted meanwhile has no place.
    await sql`insert into feed_places (round_id, feed, place, post_id, is_newest, like_quarters, commenters, saves)
      select ${id}, ${feed}, x.place, x.post_id, x.is_newest, x.like_quarters, x.commenters, x.saves
      from json_to_recordset(${JSON.stringify(places)}) as x (place int, post_id text, is_newest boolean, like_quarters int, commenters int, saves int)
      join posts p on p.id = x.post_id`.execute(tx);
  }
}

/** The latest stays, however old it is. */
export async function removeRounds(tx: Tx, before: Instant): Promise<void> {
  await tx
    .deleteFrom("feedRounds")
    .where("countedAt", "<", before)
    .where("id", "<", ({ selectFrom }) => selectFrom("feedRounds as latest").select(({ fn }) => fn.max("latest.id").as("id")))
    .execute();
}
