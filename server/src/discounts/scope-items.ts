import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { licencePrices } from "@blenda/domain/catalogue/rules";
import { DISCOUNT, type SCOPE_SORTS } from "@blenda/domain/discounts/constants";
import type { ScopeExample } from "@blenda/domain/discounts/model";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { sql } from "kysely";
import { productRow } from "../catalogue/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { trainingRow } from "../trainings/sql.ts";
import { discounts } from "./procedures.ts";

interface ItemRow {
  itemType: PublishedType;
  itemId: string;
  title: string;
  categoryId: string | null;
  priceCents: number;
  isSubscriptionOnly: boolean;
  licenceTypes: readonly LicenceType[];
  licencePrices: Partial<Record<LicenceType, number>>;
  posterFileId: string | null;
  stageHue: number | null;
  publishedAt: string;
}

/** What one creator has published, read as `i` off the indexes that begin with the creator. */
const itemsOf = (creatorId: string) =>
  sql<ItemRow>`(select 'product' as item_type, p.id as item_id, p.title, p.category_id, p.price_cents, p.is_subscription_only,
      p.licence_types, p.licence_prices, p.poster_file_id, p.stage_hue, p.published_at
    from ${productRow("p")} where p.creator_id = ${creatorId} and p.status = 'published'
    union all
    select 'training', t.id, t.title, t.category_id, t.price_cents, t.is_subscription_only,
      '{}'::text[], '{}'::jsonb, t.cover_file_id, t.stage_hue, t.published_at
    from ${trainingRow("t")} where t.creator_id = ${creatorId} and t.status = 'published')`.as<"i">(sql`i`);

const list = keysetList<(typeof SCOPE_SORTS)[number]>({
  columns: { title: { by: sql`lower(i.title)`, kind: "text" } },
  id: sql.ref("i.itemId"),
  usual: { sort: "title", direction: "asc" },
});

export const scopeItems = discounts.scopeItems.handler(async ({ input: { search = "", itemId, ...asked }, context: { db, user } }) => {
  let query = db.selectFrom(itemsOf(user.id)).select(["i.itemType", "i.itemId", "i.title"]);
  if (itemId !== undefined) query = query.where("i.itemId", "=", itemId);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    query = query.where(sql<boolean>`strpos(lower(i.title), ${word}) > 0`);
  const [page, categories] = await Promise.all([
    list.page(db, query, asked),
    db.selectFrom(itemsOf(user.id)).select("i.categoryId").distinct().limit(DISCOUNT.CATEGORIES_MOST).execute(),
  ]);
  const rows = page.rows.map((row) => ({ itemType: row.itemType, itemId: row.itemId, title: row.title }));
  return { ...page, rows, categoryIds: categories.flatMap(({ categoryId }) => categoryId ?? []) };
});

export const scopeExample = discounts.scopeExample.handler(async ({ input, context: { db, user } }): Promise<ScopeExample | null> => {
  const { productIds, trainingIds, categoryIds, licenceTypes } = input;
  const isForAll = productIds.length + trainingIds.length + categoryIds.length === 0;
  const item = await newestOf(db, user.id)
    .$if(licenceTypes.length > 0, (q) => q.where(sql<boolean>`i.licence_types && ${licenceTypes}::text[]`))
    .$if(!isForAll, (q) =>
      q.where(
        sql<boolean>`case i.item_type when 'product' then i.item_id = any(${productIds}::text[]) else i.item_id = any(${trainingIds}::text[]) end
          or i.category_id = any(${categoryIds}::text[])`,
      ),
    )
    .executeTakeFirst();
  if (!item) return null;
  const { itemType, itemId, title, stageHue, posterFileId } = item;
  const offers = licencePrices(item.priceCents, item.licenceTypes, item.licencePrices);
  const offer = offers.find(({ type }) => licenceTypes.length === 0 || licenceTypes.includes(type));
  return {
    ...{ itemType, itemId, title, stageHue, posterUrl: fileUrl(posterFileId) },
    ...{ licence: offer?.type ?? null, priceCents: offer?.priceCents ?? item.priceCents },
  };
});

/** Of what is sold one by one, the newest. */
const newestOf = (db: Db, creatorId: string) =>
  db
    .selectFrom(itemsOf(creatorId))
    .selectAll("i")
    .where("i.priceCents", ">", 0)
    .where("i.isSubscriptionOnly", "=", false)
    .orderBy("i.publishedAt", "desc")
    .orderBy("i.itemId")
    .limit(1);
