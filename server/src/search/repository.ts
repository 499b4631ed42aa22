import { priceNow, saleOf } from "@blenda/domain/shared/price";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import type { Instant } from "@blenda/domain/shared/time";
import { profileShop, type SellerProfile } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import { categoryRow, productRow } from "../catalogue/sql.ts";
import { account, IS_CREATOR, isShown, publicPerson } from "../identity/sql.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/db.ts";
import { shopRow } from "../shops/sql.ts";
import { trainingRow } from "../trainings/sql.ts";
import type { CategoryRow } from "./categories.ts";
import { PRODUCT_COLUMNS, type ProductRow } from "./products/product-fields.ts";
import type { TrainingRow } from "./training-columns.ts";

export type Kind = "products" | "trainings";

const THINGS = { products: productRow, trainings: trainingRow };

/** Which of a kind: all, those with these numbers or ids, or all of these creators. */
export type ItemSelection = "all" | { numbers: readonly number[] } | { ids: readonly string[] } | { creatorIds: readonly string[] };

/** A thing's number and the mark of its row: another mark, another row. */
export interface Mark {
  n: number;
  mark: number;
}

/** A row of the index, as far as its price follows the clock. */
export interface PricedRow {
  n: number;
  /** Its id where a sale stands beside its price. */
  saleItemId: string | null;
  creatorId: string;
  /** Without the sale. */
  priceCents: number;
  sale: SaleWindow | null;
}

/** What a listed thing is called, what is said about it and by whom, as the database has it. */
interface ListingWords extends PricedRow {
  called: string;
  category: string | null;
  weak: string;
  shopName: string | null;
  sellerProfile: SellerProfile | null;
}

/** Only what is published, and not while its shop is closed or its creator suspended. */
const LISTED = sql`t.status = 'published' and s.is_enabled is not false and ${isShown("t.creatorId")}`;

/** The transactions that last wrote the four rows a line is made of: whoever changes one of them, the mark changes too. */
const MARK = sql`((t.xmin::text::bigint * 1000003 + coalesce(s.xmin::text::bigint, 0) * 10007 + u.xmin::text::bigint
  + coalesce(c.xmin::text::bigint, 0) * 101) & 4294967295)::float8`;

const from = (
  kind: Kind,
) => sql`${THINGS[kind]("t")} join ${account("u")} on u.id = t.creator_id left join ${shopRow("s")} on s.creator_id = t.creator_id
  left join ${categoryRow("c")} on c.id = t.category_id`;

/** Columns that both kinds have. Names are given as they are used here, because rows may come straight from the driver. */
const SHARED = sql`t.n::float8 as n, ${MARK} as mark, t.creator_id as "creatorId", t.category_id as "categoryId",
  concat_ws(' ', t.title, array_to_string(t.tags, ' ')) as called, c.name as category, concat_ws(' ', t.description, u.display_name) as weak,
  s.name as "shopName",
  case when s.creator_id is null then json_build_object('embeddedShop', u.embedded_shop, 'displayName', u.display_name,
    'isCreator', ${IS_CREATOR}, 'photoUrl', null) end as "sellerProfile",
  t.price_cents as "priceCents", t.sale, case when t.sale is not null then t.id end as "saleItemId", t.price_cents = 0 and not t.is_subscription_only as "isFree", t.rating_sum as "ratingSum",
  t.rating_count as "ratingCount", t.sales_count as "salesCount", round(extract(epoch from t.published_at) * 1000)::float8 as published`;

const OWN: Record<Kind, RawBuilder<unknown>> = {
  products: sql.raw(
    Object.entries(PRODUCT_COLUMNS)
      .map(([name, column]) => `t.${column} as "${name}"`)
      .join(),
  ),
  trainings: sql`t.type, t.level`,
};

/** Everything the index needs of the listed ones. */
export const listedRows = <Row extends ProductRow | TrainingRow>(
  kind: Kind,
  which: ItemSelection,
): RawBuilder<Omit<Row, "strong" | "weak"> & ListingWords> =>
  sql`select ${SHARED}, ${OWN[kind]} from ${from(kind)} where ${LISTED} and ${meant(which)} order by t.n`;

export const listedMarks = (kind: Kind): RawBuilder<Mark> =>
  sql`select t.n::float8 as n, ${MARK} as mark from ${from(kind)} where ${LISTED} order by t.n`;

/** What a thing costs at this moment. */
export const currentPriceOf = ({ priceCents, sale }: Pick<PricedRow, "priceCents" | "sale">, now: Instant): number =>
  priceNow({ priceCents, sale: saleOf(sale, priceCents, priceCents, now) });

/** Puts together what a thing costs at this moment and what it is found by. Its shop says who made it, not what it is: no seat is meant by "Orbit Bench". */
export const indexed = <Row extends ListingWords>(
  { called, category, weak, shopName, sellerProfile, sale, saleItemId: _, ...row }: Row,
  now: Instant,
) => ({
  ...row,
  priceCents: currentPriceOf({ priceCents: row.priceCents, sale }, now),
  strong: `${called} ${category ?? ""}`,
  weak: `${weak} ${shopName ?? (sellerProfile && profileShop(sellerProfile)?.name) ?? ""}`,
});

export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.selectFrom(categoryRow("categories")).select(["id", "name", "parentId"]).orderBy("position").execute();
}

export async function countPublished(db: Db, kind: Kind): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${THINGS[kind]("t")} where t.status = 'published'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The numbers of all of these, listed or not. */
export async function numbersOf(db: Db, kind: Kind, which: ItemSelection): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select t.n from ${THINGS[kind]("t")} where ${meant(which)}`.execute(db);
  return rows.map(({ n }) => n);
}

/** What people are called, for lines that name the creator beside the shop. */
export async function creatorNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(publicPerson("users")).select(["id", "displayName"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, displayName }) => [id, displayName]));
}

function meant(which: ItemSelection): RawBuilder<unknown> {
  if (which === "all") return sql`true`;
  if ("numbers" in which) return sql`t.n = any((select ${which.numbers}::bigint[])::bigint[])`;
  if ("ids" in which) return sql`t.id = ${anyOf(which.ids)}`;
  return sql`t.creator_id = ${anyOf(which.creatorIds)}`;
}
