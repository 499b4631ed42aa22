import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";
import { addFirstPrices } from "../../publication/items.ts";
import { shopRow } from "../../shops/sql.ts";
import type { ImportedProduct } from "./import-line.ts";

/** How far a file was read. */
export interface Progress {
  line: number;
  imported: number;
  refused: number;
}

export async function findProgress(db: Db, fileHash: string): Promise<Progress> {
  const known = await db.selectFrom("catalogueImports").select(["line", "imported", "refused"]).where("fileHash", "=", fileHash);
  return (await known.executeTakeFirst()) ?? { line: 0, imported: 0, refused: 0 };
}

export async function saveProgress(tx: Tx, fileHash: string, progress: Progress, updatedAt: Instant): Promise<void> {
  await tx
    .insertInto("catalogueImports")
    .values({ fileHash, ...progress, updatedAt })
    .onConflict((c) => c.column("fileHash").doUpdateSet({ ...progress, updatedAt }))
    .execute();
}

/** By their position, as import files name them. */
export async function categoryIds(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom("categories").select(["id", "position"]).execute();
  return new Map(rows.map(({ id, position }) => [position, id]));
}

/** Open shops, in an order that stays the same. */
export async function openShopOwners(db: Db): Promise<string[]> {
  const rows = await db.selectFrom(shopRow("shops")).select("creatorId").where("isEnabled", "=", true).orderBy("creatorId").execute();
  return rows.map(({ creatorId }) => creatorId);
}

export interface PlacedProduct extends ImportedProduct {
  creatorId: string;
  categoryId: string;
}

/** Adds those whose slug is free and answers their ids, with a first version and the first line of their price history. */
export async function addProducts(tx: Tx, products: readonly PlacedProduct[], now: Instant): Promise<ReadonlySet<string>> {
  const given = JSON.stringify(products);
  const added = await sql<{ id: string }>`
    insert into products (id, creator_id, category_id, status, title, description, tags, price_cents, current_version_id,
      published_at, created_at, updated_at)
    select r.slug, r."creatorId", r."categoryId", 'published', r.title, r.description, r.tags, r.price_cents, r.slug || '/1',
      r.created_at, r.created_at, ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as r (slug text, "creatorId" text, "categoryId" text, title text, description text,
      tags text[], price_cents integer, created_at timestamptz, n bigint)
    order by r.n
    on conflict (id) do nothing returning id`.execute(tx);
  const ids = added.rows.map(({ id }) => id);
  await sql`insert into product_versions (id, product_id, number, released_at)
    select id || '/1', id, '1.0', published_at from products where id = any(${ids}::text[])`.execute(tx);
  await addFirstPrices(tx, "product", ids, "import");
  return new Set(ids);
}
