import { COMMUNITY, FEED, type PostKind, type RankedFeed } from "@blenda/domain/community/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { isListed } from "../visible.ts";
import { preparedPerReader } from "./per-reader.ts";

export interface RankedWish {
  feed: RankedFeed;
  /** The round somebody reads on in; `null`: the latest. */
  roundId: number | null;
  /** The place they have read to; 0: they begin. */
  after: number;
  kind: PostKind | null;
  tag: string | null;
}

interface PlacedRow {
  roundId: number;
  countedAt: Instant;
  /** 0: posted since the round was counted. */
  place: number;
  postId: string;
  createdAt: Instant;
  likeQuarters: number;
  commenters: number;
  saves: number;
}

/**
 * A value the planner cannot look into: it would otherwise plan anew for every kind, tag and place, which costs more than finding the
 * posts.
 */
const hidden = (value: RawBuilder<unknown>) => sql`(select ${value})`;

const matches = ({ kind, tag }: RankedWish) => sql`(${hidden(sql`${kind}::text`)} is null or p.kind = ${hidden(sql`${kind}::text`)})
  and (${hidden(sql`${tag}::text`)} is null or ${hidden(sql`${tag}::text`)} = any (p.tags)) and p.excluded_at is null`;

/** The round, and a page of its places behind what is newer than itself. A round without places is a row without a post. */
const selectPlaces = preparedPerReader(
  (_db, wish: RankedWish, readerId) => sql<PlacedRow | { roundId: number; countedAt: Instant; postId: null }>`
    with round as (select id, counted_at from feed_rounds where id = (select coalesce(${wish.roundId}::bigint, (select max(id) from feed_rounds))))
    (select r.id as round_id, r.counted_at, 0 as place, n.id as post_id, n.created_at, n.hot_like_quarters as like_quarters,
        n.hot_commenters as commenters, n.hot_saves as saves
      from round r cross join lateral (select p.* from posts p
        where ${hidden(sql`${wish.after}::int = 0 and ${wish.feed}::text = 'global'`)} and p.created_at > r.counted_at
          and ${matches(wish)} and ${isListed(readerId)}
        order by p.created_at desc, p.id desc limit ${sql.lit(FEED.MOST_FRESH)}) n)
    union all
    (select r.id, r.counted_at, f.place, f.post_id, f.created_at, f.like_quarters, f.commenters, f.saves
      from round r left join lateral (select f.*, p.created_at from feed_places f join posts p on p.id = f.post_id
        where f.round_id = r.id and f.feed = ${hidden(sql`${wish.feed}::text`)} and f.place > ${hidden(sql`${wish.after}::int`)}
          and ${matches(wish)} and ${isListed(readerId)}
        order by f.place limit ${sql.lit(COMMUNITY.PAGE + 1)}) f on true)`,
);

interface RankedPage {
  round: { id: number; countedAt: Instant };
  placed: PlacedRow[];
}

/** `null`: this round is gone, or there is none yet. */
export async function findPlaces(db: Db, readerId: string | null, wish: RankedWish): Promise<RankedPage | null> {
  const rows = await selectPlaces(db, readerId, wish);
  const [first] = rows;
  if (!first) return null;
  const placed = rows.filter((row) => row.postId !== null);
  return { round: { id: first.roundId, countedAt: first.countedAt }, placed: placed.toSorted((one, other) => one.place - other.place) };
}
