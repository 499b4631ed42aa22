import { BUNDLES } from "@blenda/domain/bundles/constants";
import type { BundleDraft, BundleItemRef } from "@blenda/domain/bundles/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { PUBLISHED_TYPES, type PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { categoryRow } from "../catalogue/sql.ts";
import { isShown } from "../identity/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { publishedItem } from "../publication/sql.ts";

const ITEMS = sql<BundleItemRef[]>`(select jsonb_agg(jsonb_build_object('itemType', i.item_type, 'itemId', i.item_id) order by i.position)
  from bundle_items i where i.bundle_id = b.id)`;

const selectBundles = (db: Db) =>
  db
    .selectFrom("bundles as b")
    .select(["b.n", "b.id", "b.creatorId", "b.title", "b.description", "b.priceCents", "b.licence", "b.status"])
    .select(["b.suspendedAt", "b.suspensionReason", "b.publishedAt", "b.updatedAt"])
    .select(ITEMS.as("items"));

export type BundleRow = Awaited<ReturnType<ReturnType<typeof selectBundles>["executeTakeFirstOrThrow"]>>;

const selectOnSale = (db: Db) =>
  selectBundles(db)
    .where("b.status", "=", sql.lit("published" as const))
    .where("b.suspendedAt", "is", null)
    .where(isShown("b.creatorId"));

/** Those of these that are on sale, as far as they go themselves. */
export const bundlesOnSale = async (db: Db, ids: readonly string[]): Promise<BundleRow[]> =>
  ids.length === 0 ? [] : selectOnSale(db).where("b.id", "=", sql<string>`any(${ids}::text[])`).execute();

interface Shelf {
  creatorId?: string | undefined;
  item?: BundleItemRef | undefined;
  /** By its name; what is below it belongs to it. */
  category?: string | undefined;
  words?: string | undefined;
  limit: number;
}

/** Whether something in the bundle read as `b` is in the category of this name, or below it. */
const isOfCategory = (name: string) => {
  const below = sql`(with recursive below as (
      select c.id from ${categoryRow("c")} where c.name = ${name} union select c.id from ${categoryRow("c")} join below on c.parent_id = below.id)
    select id from below)`;
  const isIn = (type: PublishedType) =>
    sql`w.item_type = ${sql.lit(type)} and exists (select from ${publishedItem(type, "p")} where p.id = w.item_id and p.category_id in ${below})`;
  return sql<boolean>`exists (select from bundle_items w where w.bundle_id = b.id and (${sql.join(PUBLISHED_TYPES.map(isIn), sql` or `)}))`;
};

/** The newest that are on sale and meet everything asked. */
export const shelvedBundles = (db: Db, { creatorId, item, category, words, limit }: Shelf): Promise<BundleRow[]> =>
  selectOnSale(db)
    // No index leads to the newest of all, or to a category's: the latest ones written are looked through.
    .$if(!creatorId && !item && !words, (q) =>
      q.where("b.n", "in", (of) => of.selectFrom("bundles as l").select("l.n").orderBy("l.n", "desc").limit(BUNDLES.NEWEST_OF)),
    )
    .$if(category !== undefined, (q) => q.where(isOfCategory(category ?? "")))
    .$if(creatorId !== undefined, (q) => q.where("b.creatorId", "=", creatorId ?? ""))
    .$if(words !== undefined, (q) => q.where(sql<boolean>`b.words @@ websearch_to_tsquery('english', ${words})`))
    .$if(item !== undefined, (q) =>
      q.where("b.id", "in", (of) =>
        of
          .selectFrom("bundleItems as w")
          .select("w.bundleId")
          .where("w.itemType", "=", item?.itemType ?? "product")
          .where("w.itemId", "=", item?.itemId ?? ""),
      ),
    )
    .orderBy("b.publishedAt", "desc")
    .orderBy("b.n", "desc")
    .limit(limit)
    .execute();

export const bundlesOfCreator = (db: Db, creatorId: string): Promise<BundleRow[]> =>
  selectBundles(db).where("b.creatorId", "=", creatorId).orderBy("b.updatedAt", "desc").orderBy("b.n", "desc").execute();

export const stoppedBundleRow = (db: Db, id: string): Promise<BundleRow | undefined> =>
  selectBundles(db).where("b.id", "=", id).where("b.suspendedAt", "is not", null).executeTakeFirst();

export const ownBundleRow = (db: Db, creatorId: string, id: string): Promise<BundleRow | undefined> =>
  selectBundles(db).where("b.id", "=", id).where("b.creatorId", "=", creatorId).executeTakeFirst();

/** Held until the transaction ends; `creatorId` absent: whoever's it is. */
export const lockBundle = (tx: Tx, id: string, creatorId?: string) =>
  tx
    .selectFrom("bundles")
    .selectAll()
    .where("id", "=", id)
    .$if(creatorId !== undefined, (q) => q.where("creatorId", "=", creatorId ?? ""))
    .forUpdate()
    .executeTakeFirst();

export async function countBundles(tx: Tx, creatorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("bundles")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("creatorId", "=", creatorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a save writes: what its creator said, and what follows from it. */
export interface SavedBundle extends BundleDraft {
  licence: LicenceType | null;
  itemTitles: string;
}

export async function addBundle(tx: Tx, creatorId: string, id: string, { items, ...draft }: SavedBundle, now: Instant): Promise<void> {
  await tx
    .insertInto("bundles")
    .values({ ...draft, id, creatorId, createdAt: now, updatedAt: now })
    .execute();
  await addItems(tx, id, items);
}

export async function saveBundle(tx: Tx, id: string, { items, ...draft }: SavedBundle, now: Instant): Promise<void> {
  await tx
    .updateTable("bundles")
    .set({ ...draft, updatedAt: now })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("bundleItems").where("bundleId", "=", id).execute();
  await addItems(tx, id, items);
}

const addItems = (tx: Tx, bundleId: string, items: readonly BundleItemRef[]) =>
  tx
    .insertInto("bundleItems")
    .values(items.map(({ itemType, itemId }, position) => ({ bundleId, position, itemType, itemId })))
    .execute();

/** On sale since the first time it was put there, or off it. */
export async function setOnSale(tx: Tx, id: string, isOnSale: boolean, now: Instant): Promise<void> {
  await tx
    .updateTable("bundles")
    .set({
      status: isOnSale ? "published" : "draft",
      ...(isOnSale && { publishedAt: sql<Instant>`coalesce(published_at, ${now}::timestamptz)` }),
      updatedAt: now,
    })
    .where("id", "=", id)
    .execute();
}

/** With why, it is off sale; without, it is what it was before. */
export async function setSuspended(tx: Tx, id: string, reason: string | null, now: Instant): Promise<void> {
  await tx
    .updateTable("bundles")
    .set({ suspendedAt: reason === null ? null : now, suspensionReason: reason })
    .where("id", "=", id)
    .execute();
}

export const removeBundle = (tx: Tx, id: string) => tx.deleteFrom("bundles").where("id", "=", id).execute();

/** What its items are called now, where that has changed. */
export const renameItems = (tx: Tx, id: string, itemTitles: string) =>
  tx.updateTable("bundles").set({ itemTitles }).where("id", "=", id).where("itemTitles", "<>", itemTitles).execute();

/** Every bundle these are in, whatever its state is. */
export const bundlesHolding = (db: Db, item: BundleItemRef): Promise<BundleRow[]> =>
  selectBundles(db)
    .innerJoin("bundleItems as w", "w.bundleId", "b.id")
    .where("w.itemType", "=", item.itemType)
    .where("w.itemId", "=", item.itemId)
    .execute();
