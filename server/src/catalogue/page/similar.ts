import { LISTING } from "@blenda/domain/catalogue/constants";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { onlyPublished } from "../../publication/cards.ts";
import { selectCards } from "../cards.ts";

/** So many of the newest of each word are looked at: one that half the catalogue uses costs what a rare one does. */
const LOOKED_AT_PER_MARK = 8;
/** Enough that where some belong to closed shops a full row is left. */
const RANKED = LISTING.SIMILAR + 3;
const SAME_CATEGORY = 2;

interface SimilarInput {
  n: RawBuilder<number>;
}

/**
 * Similar products: those that share words of title and tags with the product read as `page`, one in the same category, two in another.
 * The more they share the better, most of all what both say twice; then the newest. Fewer rather than strangers.
 */
export const similarTo = (db: Db, page: SimilarInput) =>
  onlyPublished(selectCards(db).innerJoin(ranked(page).as("alike"), (on) => on.on(sql`alike.n`, "=", sql.ref("p.n"))))
    .orderBy(sql`alike.likeness`, "desc")
    .orderBy("p.publishedAt", "desc")
    .orderBy("p.n", "desc")
    .limit(sql.lit(LISTING.SIMILAR));

const ranked = ({ n }: SimilarInput) => sql<{ n: number; likeness: number }>`(
  select found.n, sum(found.weight * own.weight) + case when found.category_id = own.category_id then ${sql.lit(SAME_CATEGORY)} else 0 end as likeness
    from product_marks own cross join lateral (${inCategory} union all ${elsewhere}) as found
    where own.product_n = ${n} and found.n <> ${n}
    group by found.n, found.category_id, found.published_at, own.category_id
    having found.category_id = own.category_id or count(*) > 1
    order by likeness desc, found.published_at desc, found.n desc
    limit ${sql.lit(RANKED)})`;

const newest = (which: RawBuilder<unknown>) => sql`
  (select m.product_n as n, m.weight, m.category_id, m.published_at from product_marks m where m.is_listed and m.mark = own.mark ${which}
    order by m.published_at desc, m.product_n desc limit ${sql.lit(LOOKED_AT_PER_MARK)})`;

const inCategory = newest(sql`and m.category_id = own.category_id`);

const elsewhere = sql`select * from ${newest(sql``)} as anywhere where anywhere.category_id <> own.category_id`;
