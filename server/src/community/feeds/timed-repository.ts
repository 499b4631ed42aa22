import { COMMUNITY, type PostKind } from "@blenda/domain/community/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { prepared } from "../../platform/database/prepared.ts";
import { asInstant, type CardRow, cardList } from "../cards.ts";
import { IS_UNANSWERED, isListed, isReadable } from "../visible.ts";
import { hidden, preparedPerReader } from "./per-reader.ts";

/** Older than this moment; of those of the same, before this id. */
export interface TimePlace {
  at: Instant;
  id: string;
}

interface Reader {
  readerId: string;
}

/** One more than a page holds, where there are more: a post and the moment the list sorts it by; and the cards of the page. */
export interface TimedPage {
  places: TimePlace[];
  cards: CardRow[];
}

const ONE_MORE = sql.lit(COMMUNITY.PAGE + 1);
const isBefore = (columns: RawBuilder<unknown>, { at, id }: TimePlace) =>
  sql<boolean>`(${columns}) < (${hidden(sql`${at}::timestamptz`)}, ${hidden(sql`${id}::text`)})`;
const POST_TIME = sql`p.created_at, p.id`;

/** What `found` names by id and moment, and its cards, in one statement. */
const paged = (found: RawBuilder<unknown>, readerId: string | null) => sql<TimedPage>`
  with page as materialized (${found}),
  wanted as (select id, row_number() over (order by at desc, id desc) as place from page order by at desc, id desc limit ${sql.lit(COMMUNITY.PAGE)})
  select ${cardList(sql`wanted`, readerId)} as cards,
    (select coalesce(json_agg(json_build_object('id', id, 'at', ${asInstant("page.at")}) order by at desc, id desc), '[]') from page) as places`;

interface Newest extends TimePlace {
  kind: PostKind | null;
}
const ofKind = (kind: PostKind | null) => sql`(${hidden(sql`${kind}::text`)} is null or p.kind = ${hidden(sql`${kind}::text`)})`;

export const selectNewest = preparedPerReader((_db, wish: Newest, readerId) =>
  paged(
    sql`
    select p.id, p.created_at as at from posts p
    where ${isBefore(POST_TIME, wish)} and ${ofKind(wish.kind)} and ${isListed(readerId)}
    order by p.created_at desc, p.id desc limit ${ONE_MORE}`,
    readerId,
  ),
);

/** Questions without a marked answer: few among many, and found by an index of their own. */
export const selectUnanswered = preparedPerReader((_db, wish: TimePlace, readerId) =>
  paged(
    sql`
    select p.id, p.created_at as at from posts p
    where ${isBefore(POST_TIME, wish)} and ${IS_UNANSWERED} and ${isListed(readerId)}
    order by p.created_at desc, p.id desc limit ${ONE_MORE}`,
    readerId,
  ),
);

export const selectTagged = preparedPerReader((_db, wish: Newest & { tag: string; isUnanswered: boolean }, readerId) =>
  paged(
    sql`
    select p.id, t.created_at as at from post_tags t join posts p on p.id = t.post_id
    where t.tag = ${wish.tag} and ${isBefore(sql`t.created_at, t.post_id`, wish)} and ${ofKind(wish.kind)}
      and (not ${hidden(sql`${wish.isUnanswered}::boolean`)} or ${IS_UNANSWERED}) and ${isListed(readerId)}
    order by t.created_at desc, t.post_id desc limit ${ONE_MORE}`,
    readerId,
  ),
);

/** What one person posted, as others may read it: to mute somebody is not to lose their page. */
export const selectOfAuthor = preparedPerReader((_db, wish: TimePlace & { authorId: string }, readerId) =>
  paged(
    sql`
    select p.id, p.created_at as at from posts p
    where p.author_id = ${wish.authorId} and ${isBefore(POST_TIME, wish)} and ${isReadable(readerId)}
    order by p.created_at desc, p.id desc limit ${ONE_MORE}`,
    readerId,
  ),
);

/** One's own, whatever became of them; only what one deleted is gone. */
export const selectOwn = prepared((_db, wish: TimePlace & Reader) =>
  paged(
    sql`
    select p.id, p.created_at as at from posts p
    where p.author_id = ${wish.readerId} and ${isBefore(POST_TIME, wish)} and p.status <> 'deleted'
    order by p.created_at desc, p.id desc limit ${ONE_MORE}`,
    wish.readerId,
  ),
);

export const selectSaved = prepared((_db, wish: TimePlace & Reader & { collectionId: string | null }) =>
  paged(
    sql`
    select p.id, k.created_at as at from post_saves k join posts p on p.id = k.post_id
    where k.user_id = ${wish.readerId} and ${isBefore(sql`k.created_at, k.post_id`, wish)}
      and (${wish.collectionId}::text is null or k.collection_id = ${wish.collectionId}) and ${isReadable(wish.readerId)}
    order by k.created_at desc, k.post_id desc limit ${ONE_MORE}`,
    wish.readerId,
  ),
);

interface FollowingQuestion extends TimePlace, Reader {
  only: "models" | "questions" | null;
}
const isOnly = ({ only }: FollowingQuestion) =>
  sql`(${only}::text is null or case ${only} when 'models' then p.has_model else p.kind = 'question' end)`;

/** The newest of each person and each tag somebody follows, then the newest of those: no list is read further than a page needs. */
export const selectFollowing = prepared((_db, wish: FollowingQuestion) => {
  const { readerId } = wish;
  const wanted = sql`${isBefore(POST_TIME, wish)} and ${isOnly(wish)} and ${isListed(readerId)}`;
  return paged(
    sql`
    with followed as (
      select p.id, p.created_at from follows w cross join lateral (select p.id, p.created_at from posts p
        where p.author_id = w.following_id and ${wanted} order by p.created_at desc, p.id desc limit ${ONE_MORE}) p
      where w.follower_id = ${readerId}
      union
      select p.id, p.created_at from tag_follows w cross join lateral (select p.id, p.created_at from post_tags t join posts p on p.id = t.post_id
        where t.tag = w.tag and ${isBefore(sql`t.created_at, t.post_id`, wish)} and ${isOnly(wish)} and ${isListed(readerId)}
        order by t.created_at desc, t.post_id desc limit ${ONE_MORE}) p
      where w.user_id = ${readerId})
    select id, created_at as at from followed order by created_at desc, id desc limit ${ONE_MORE}`,
    readerId,
  );
});
