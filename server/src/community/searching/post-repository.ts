import { COMMUNITY, COMMUNITY_SEARCH } from "@blenda/domain/community/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { asInstant, type CardRow, cardList } from "../cards.ts";
import { isListed } from "../visible.ts";

/** Where a page of what was found ended: first what is called so, the newest first, then what only says so. */
export interface FoundPlace {
  isHead: boolean;
  at: Instant;
  id: string;
}

interface PostHits {
  total: number;
  /** One more than a page holds, where there are more. */
  places: FoundPlace[];
  cards: CardRow[];
}

/** All of the words, in any form; longer ones also by how they begin. Empty where there are none. */
function textQueryOf(typed: string): string {
  const words =
    typed
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const written = words
    .slice(0, COMMUNITY_SEARCH.MOST_WORDS)
    .map((word) => (word.length >= COMMUNITY_SEARCH.BEGINNING ? `${word}:*` : word));
  return written.join(" & ");
}

const ORDER = sql`order by is_head desc, at desc, id desc`;
const NOTHING: PostHits = { total: 0, places: [], cards: [] };

/** Posts with the words that this reader's feeds would list. */
export async function findPosts(db: Db, readerId: string | null, typed: string, after: FoundPlace | null): Promise<PostHits> {
  const query = textQueryOf(typed);
  if (query === "") return NOTHING;
  const wanted = sql`to_tsquery('english', ${query})`;
  const isCommon = await isInMany(db, wanted);
  const found = isCommon ? newestWith(wanted, readerId, after) : allWith(wanted, readerId);
  const isAfter = after ? sql`(is_head, at, id) < (${after.isHead}::boolean, ${after.at}::timestamptz, ${after.id}::text)` : sql`true`;
  const { rows } = await sql<PostHits>`
    with found as materialized (${found}),
    page as materialized (select * from found where ${isAfter} ${ORDER} limit ${ONE_MORE}),
    wanted as (select id, row_number() over (${ORDER}) as place from page ${ORDER} limit ${sql.lit(COMMUNITY.PAGE)})
    select (select count(*)::int from found) as total, ${cardList(sql`wanted`, readerId)} as cards,
      (select coalesce(json_agg(json_build_object('id', id, 'at', ${asInstant("page.at")}, 'isHead', is_head) ${ORDER}), '[]') from page) as places`.execute(
    db,
  );
  const [page = NOTHING] = rows;
  return isCommon ? { ...page, total: COMMUNITY_SEARCH.COUNTED + 1 } : page;
}

const ONE_MORE = sql.lit(COMMUNITY.PAGE + 1);

async function isInMany(db: Db, wanted: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select from posts p
    where p.status = 'published' and p.all_words @@ ${wanted} limit ${sql.lit(COMMUNITY_SEARCH.COUNTED + 1)}) counted`.execute(db);
  return (rows[0]?.count ?? 0) > COMMUNITY_SEARCH.COUNTED;
}

/** Read off the index of words once: count and page are taken from it. */
const allWith = (wanted: RawBuilder<unknown>, readerId: string | null) => sql`
  select p.id, p.created_at as at, p.head_words @@ ${wanted} as is_head from posts p where p.all_words @@ ${wanted} and ${isListed(readerId)}`;

/** Where every twentieth post has the word, a page of the newest is found by going back in time; the index of words would name too many. */
const newestWith = (wanted: RawBuilder<unknown>, readerId: string | null, after: FoundPlace | null) => sql`
  select p.id, p.created_at as at, false as is_head from posts p where (p.all_words @@ ${wanted}) is true and ${isListed(readerId)}
    and ${after ? sql`(p.created_at, p.id) < (${after.at}::timestamptz, ${after.id}::text)` : sql`true`}
  order by p.created_at desc, p.id desc limit ${ONE_MORE}`;
