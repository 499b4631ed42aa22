import { LISTING } from "@blenda/domain/catalogue/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type JsonRows, jsonRows } from "../../platform/database/json-rows.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { onlyPublished } from "../../publication/cards.ts";
import { type CardRow, selectCards } from "../cards.ts";

/** So many of the newest of each word are looked at: one that half the catalogue uses costs what a rare one does. */
const LOOKED_AT_PER_MARK = 8;
/** Enough that where some belong to closed shops, or were withdrawn while this was kept, a full row is left. */
const RANKED = LISTING.SIMILAR * 2;
const SAME_CATEGORY = 2;

/** Cards of these products as far as they are offered, in the order given. */
export const cardsInOrder = (db: Db, ns: RawBuilder<unknown>) =>
  onlyPublished(
    selectCards(db).innerJoin(sql<{ n: number; place: number }>`unnest(${ns}) with ordinality`.as<"alike">(sql`alike (n, place)`), (on) =>
      on.on(sql`alike.n`, "=", sql.ref("p.n")),
    ),
  )
    .orderBy(sql`alike.place`)
    .limit(sql.lit(LISTING.SIMILAR));

export type SimilarCards = JsonRows<CardRow>;

/**
 * Hash of what a product is asked for with. It is compared when a kept answer is read: one that was asked while its product was being
 * changed, and stored afterwards, ends with that change as well.
 */
export const ownWordsOf = (product: string) => sql<number>`hashtextextended(concat_ws(chr(10),
  ${sql.ref(`${product}.title`)}, ${sql.ref(`${product}.categoryId`)}, array_to_string(${sql.ref(`${product}.tags`)}, chr(10))), 0)`;

/**
 * Asks what resembles these products and keeps it, in one statement. Of two who ask at once the later is kept. Nobody waits for the disk:
 * what a crash loses is asked again. The list comes by a subquery, or the statement would be planned anew each time (decision record 0019).
 */
export const askSimilar = prepared(
  (db, { ns, now }: { ns: number[]; now: Instant }) => sql<{ n: number; similar: SimilarCards }>`
    with asked as materialized (
      select page.n, ${ownWordsOf("page")} as own_words, array(${ranked(sql`page.n`)}) as similar_ns
        from unnest((select ${ns}::bigint[])) as wanted (n) join products page on page.n = wanted.n),
    written as (
      insert into similar_products (product_n, own_words, similar_ns, kept_at)
        select distinct on (n) n, own_words, similar_ns, ${now}::timestamptz from asked
        where set_config('synchronous_commit', 'off', true) = 'off' order by n
      on conflict (product_n) do update set own_words = excluded.own_words, similar_ns = excluded.similar_ns, kept_at = excluded.kept_at)
    select asked.n, ${jsonRows(cardsInOrder(db, sql`asked.similar_ns`))} as similar from asked`,
);

/**
 * Similar products: those that share words of title and tags with a product, one in the same category, two in another.
 * The more they share the better, most of all what both say twice; then the newest. Fewer rather than strangers.
 */
function ranked(n: RawBuilder<number>) {
  return sql`
    select found.n from product_marks own cross join lateral (${inCategory} union all ${elsewhere}) as found
      where own.product_n = ${n} and found.n <> ${n}
      group by found.n, found.category_id, found.published_at, own.category_id
      having found.category_id = own.category_id or count(*) > 1
      order by sum(found.weight * own.weight) + case when found.category_id = own.category_id then ${sql.lit(SAME_CATEGORY)} else 0 end desc,
        found.published_at desc, found.n desc
      limit ${sql.lit(RANKED)}`;
}

const newest = (which: RawBuilder<unknown>) => sql`
  (select m.product_n as n, m.weight, m.category_id, m.published_at from product_marks m where m.is_listed and m.mark = own.mark ${which}
    order by m.published_at desc, m.product_n desc limit ${sql.lit(LOOKED_AT_PER_MARK)})`;

const inCategory = newest(sql`and m.category_id = own.category_id`);

const elsewhere = sql`select * from ${newest(sql``)} as anywhere where anywhere.category_id <> own.category_id`;
