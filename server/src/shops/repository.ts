import type { ProfileImage } from "@blenda/domain/account/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql, type UpdateObject } from "kysely";
import { productRow } from "../catalogue/sql.ts";
import { account, IS_ADMIN, IS_CREATOR, isShown } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";

export type ShopRow = Selectable<Database["shops"]>;

/** A person as far as a shop page or a byline shows them. */
export interface SellerRow {
  id: string;
  name: string;
  displayName: string;
  photoUrl: string | null;
  profileImage: ProfileImage | null;
  isCreator: boolean;
  isAdmin: boolean;
  embeddedShop: unknown;
  createdAt: Instant;
  shop: ShopRow | null;
}

/**
 * People with their shop records, however many in two statements. Deleted and suspended accounts are left out; a creator who may
 * not sell for now is a person without a shop.
 */
export async function findSellers(db: Db, ids: readonly string[]): Promise<SellerRow[]> {
  const people = await db
    .selectFrom(account("u"))
    .select([
      "u.id",
      "u.name",
      "u.displayName",
      "u.photoUrl",
      "u.profileImage",
      "u.embeddedShop",
      "u.createdAt",
      "u.creatorSuspendedAt",
      IS_CREATOR.as("isCreator"),
      IS_ADMIN.as("isAdmin"),
    ])
    .where("u.id", "=", sql<string>`any(${ids}::text[])`)
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .execute();
  const shops = await db.selectFrom("shops").selectAll().where("creatorId", "=", sql<string>`any(${ids}::text[])`).execute();
  const shopOf = new Map(shops.map((shop) => [shop.creatorId, shop]));
  return people.map(({ creatorSuspendedAt, ...person }) =>
    creatorSuspendedAt === null ? { ...person, shop: shopOf.get(person.id) ?? null } : { ...person, embeddedShop: null, shop: null },
  );
}

/** By the address it has, or by one it had. */
export const findShopBySlug = (db: Db, slug: string): Promise<ShopRow | undefined> =>
  db
    .selectFrom("shopSlugs as a")
    .innerJoin("shops as s", "s.creatorId", "a.creatorId")
    .selectAll("s")
    .where("a.slug", "=", slug.toLowerCase())
    .where(isShown("s.creatorId"))
    .executeTakeFirst();

/** Shop of this account, locked until the transaction ends. */
export const lockShop = (tx: Tx, creatorId: string): Promise<ShopRow | undefined> =>
  tx.selectFrom("shops").selectAll().where("creatorId", "=", creatorId).forUpdate().executeTakeFirst();

export async function updateShop(tx: Tx, creatorId: string, changed: UpdateObject<Database, "shops">, now: Instant): Promise<void> {
  await tx
    .updateTable("shops")
    .set({ ...changed, updatedAt: now })
    .where("creatorId", "=", creatorId)
    .execute();
}

/** Addresses a shop had before, newest first. */
export async function formerSlugsOf(db: Db, { creatorId, slug }: { creatorId: string; slug: string }): Promise<string[]> {
  const rows = await db
    .selectFrom("shopSlugs")
    .select("slug")
    .where("creatorId", "=", creatorId)
    .where("slug", "<>", slug)
    .orderBy("takenAt", "desc")
    .execute();
  return rows.map((row) => row.slug);
}

/** Whether all of these are this creator's products. */
export async function areOwnProducts(db: Db, creatorId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db.selectFrom(productRow("products")).select("id").where("id", "in", ids).where("creatorId", "=", creatorId).execute();
  return rows.length === new Set(ids).size;
}

export async function featuredIdsOf(db: Db, creatorId: string): Promise<string[]> {
  const shop = await db.selectFrom("shops").select("featuredIds").where("creatorId", "=", creatorId).executeTakeFirst();
  return shop?.featuredIds ?? [];
}
