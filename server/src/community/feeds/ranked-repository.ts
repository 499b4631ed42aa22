import { COMMUNITY, FEED, type PostKind, type RankedFeed } from "@blenda/domain/community/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { asInstant, type CardRow, cardList } from "../cards.ts";
import { IS_UNANSWERED, isListed } from "../visible.ts";
import { opaqueValue, preparedPerReader } from "./per-reader.ts";

export interface RankedWish {
  feed: RankedFeed;
  /** The round a reader goes on in; `null`: the latest. */
  roundId: number | null;
  /** The place they have read to; 0: they begin. */
  after: number;
  kind: PostKind | null;
  tag: string | null;
  isUnanswered: boolean;
}

interface Place {
  /** 0: posted since the round was counted. */
  place: number;
  id: string;
  createdAt: Instant;
  likeQuarters: number;
  commenters: number;
  saves: number;
}

interface RankedPage {
  round: { id: number; countedAt: Instant };
  /** One more than a page holds, where there are more. */
  places: Place[];
  cards: CardRow[];
}

const matches = ({
  kind,
  tag,
  isUnanswered,
}: RankedWish) => sql`(${opaqueValue(sql`${kind}::text`)} is null or p.kind = ${opaqueValue(sql`${kind}::text`)})
  and (${opaqueValue(sql`${tag}::text`)} is null or ${opaqueValue(sql`${tag}::text`)} = any (p.tags)) and p.excluded_at is null
  and (not ${opaqueValue(sql`${isUnanswered}::boolean`)} or ${IS_UNANSWERED})`;

const COUNTED = sql`${asInstant("page.createdAt")} as "createdAt", like_quarters as "likeQuarters", commenters, saves`;

/** The round, and a page of its places behind what is newer than itself. */
const selectPlaces = preparedPerReader(
  (_db, wish: RankedWish, readerId) => sql<{ id: number; countedAt: Instant } & Pick<RankedPage, "places" | "cards">>`
    with round as materialized (
      select id, counted_at from feed_rounds where id = (select coalesce(${wish.roundId}::bigint, (select max(id) from feed_rounds)))),
    fresh as (select p.id, 0 as place, p.created_at, p.hot_like_quarters as like_quarters, p.hot_commenters as commenters, p.hot_saves as saves
      from posts p where ${opaqueValue(sql`${wish.after}::int = 0 and ${wish.feed}::text = 'global'`)}
        and p.created_at > (select counted_at from round) and ${matches(wish)} and ${isListed(readerId)}
      order by p.created_at desc, p.id desc limit ${sql.lit(FEED.MOST_FRESH)}),
    placed as (select p.id, f.place, p.created_at, f.like_quarters, f.commenters, f.saves from feed_places f join posts p on p.id = f.post_id
      where f.round_id = (select id from round) and f.feed = ${opaqueValue(sql`${wish.feed}::text`)} and f.place > ${opaqueValue(sql`${wish.after}::int`)}
        and ${matches(wish)} and ${isListed(readerId)}
      order by f.place limit ${sql.lit(COMMUNITY.PAGE + 1)}),
    page as materialized (select * from fresh union all select * from placed
      order by place, created_at desc, id desc limit ${sql.lit(COMMUNITY.PAGE + 1)}),
    wanted as (select id, row_number() over (order by place, created_at desc, id desc) as place from page limit ${sql.lit(COMMUNITY.PAGE)})
    select round.id, round.counted_at, ${cardList(sql`wanted`, readerId)} as cards,
      (select coalesce(json_agg(x), '[]') from (select id, place, ${COUNTED} from page order by place, created_at desc, id desc) x) as places
    from round`,
);

/** `null`: this round is gone, or there is none yet. */
export async function findPlaces(db: Db, readerId: string | null, wish: RankedWish): Promise<RankedPage | null> {
  const [row] = await selectPlaces(db, readerId, wish);
  return row ? { round: { id: row.id, countedAt: row.countedAt }, places: row.places, cards: row.cards } : null;
}
