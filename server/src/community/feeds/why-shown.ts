import type { RankedFeed } from "@blenda/domain/community/constants";
import type { WhyShown } from "@blenda/domain/community/model";
import { hotNumbers } from "@blenda/domain/community/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { followRow } from "../../follows/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { communityPeople } from "../cards.ts";
import { isReadable } from "../visible.ts";
import { preparedPerReader } from "./per-reader.ts";

export interface WhyWish {
  postId: string;
  feed: "feed" | "newest" | "following" | "trending";
}

interface Row {
  authorId: string;
  createdAt: Instant;
  isPinned: boolean;
  likeQuarters: number;
  commenters: number;
  saves: number;
  /** When its place was counted; `null`: it has none in this feed. */
  countedAt: Instant | null;
  place: number | null;
  isNewest: boolean | null;
  followedAt: Instant | null;
  tag: string | null;
  tagFollowedAt: Instant | null;
}

/** The post with the place it has now, counted as it was when it got it, and what ties it to whoever asks. */
const selectWhy = preparedPerReader(
  (_db, { postId, feed }: { postId: string; feed: RankedFeed | null }, readerId) => sql<Row>`
    select p.author_id, p.created_at, p.pinned_at is not null as is_pinned, coalesce(f.like_quarters, p.hot_like_quarters) as like_quarters,
      coalesce(f.commenters, p.hot_commenters) as commenters, coalesce(f.saves, p.hot_saves) as saves, f.counted_at, f.place, f.is_newest,
      w.created_at as followed_at, t.tag, t.created_at as tag_followed_at
    from posts p
    left join lateral (select f.*, r.counted_at from feed_places f join feed_rounds r on r.id = f.round_id
      where f.post_id = p.id and f.feed = ${feed}::text and f.round_id = (select max(id) from feed_rounds)) f on true
    left join ${followRow("w")} on w.follower_id = ${readerId}::text and w.following_id = p.author_id
    left join lateral (select t.tag, t.created_at from tag_follows t
      where t.user_id = ${readerId}::text and t.tag = any (p.tags) order by t.created_at limit 1) t on true
    where p.id = ${postId} and ${isReadable(readerId)}`,
);

const RANKED: Record<WhyWish["feed"], RankedFeed | null> = { feed: "global", trending: "trending", newest: null, following: null };

function reasonOf(row: Row, feed: WhyWish["feed"], readerId: string | null): WhyShown["reason"] {
  if (row.isPinned && RANKED[feed]) return "pinned";
  if (feed === "trending") return "trending";
  if (row.authorId === readerId) return "own";
  if (feed === "following" && row.followedAt) return "person";
  if (feed === "following" && row.tag) return "tag";
  return feed === "feed" && row.isNewest === false ? "trending" : "newest";
}

/** Reasons why a reader sees a post: the formula with its own numbers, or whom or what they follow. */
export async function whyShownTo(db: Db, readerId: string | null, { postId, feed }: WhyWish, now: Instant): Promise<WhyShown> {
  const [row] = await selectWhy(db, readerId, { postId, feed: RANKED[feed] });
  const author = row && (await communityPeople(db, [row.authorId])).get(row.authorId);
  if (!row || !author) throw refusal("COMMUNITY_POST_GONE");
  const reason = reasonOf(row, feed, readerId);
  const followed = { name: null, tag: null, since: null };
  if (reason === "person") Object.assign(followed, { name: author.name, since: row.followedAt });
  if (reason === "tag") Object.assign(followed, { tag: row.tag, since: row.tagFollowedAt });
  return { reason, ...followed, rank: row.place, numbers: hotNumbers(row, row.countedAt ?? now) };
}
