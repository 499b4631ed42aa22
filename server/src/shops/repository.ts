import type { ProfileImage } from "@blenda/domain/account/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { IS_ADMIN, IS_CREATOR, isShown } from "../identity/sql.ts";
import type { Database, Db } from "../platform/database/db.ts";

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
 * People with their shop records, however many in two statements. Deleted and suspended accounts are nobody; a creator who may not
 * sell for now is somebody without a shop.
 */
export async function findSellers(db: Db, ids: readonly string[]): Promise<SellerRow[]> {
  const people = await db
    .selectFrom("users as u")
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

export const findShopBySlug = (db: Db, slug: string): Promise<ShopRow | undefined> =>
  db.selectFrom("shops").selectAll().where("slug", "=", slug.toLowerCase()).where(isShown("creatorId")).executeTakeFirst();
