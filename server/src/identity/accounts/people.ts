import { photoOf } from "@blenda/domain/account/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { IS_CREATOR } from "../../platform/creators.ts";
import type { Db } from "../../platform/database/db.ts";

/** Somebody as strangers may see them. No address, no roles. */
export interface PublicPerson {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  isCreator: boolean;
  isAdmin: boolean;
  shopName: string | null;
  shopSlug: string | null;
  shopImageUrl: string | null;
  isVerifiedShop: boolean;
  createdAt: Instant;
}

/** Who these are; those who left are not among them. */
export async function publicPeople(db: Db, ids: readonly string[]): Promise<Map<string, PublicPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users as u")
    .leftJoin("admins as a", "a.userId", "u.id")
    .leftJoin("shops as s", (join) => join.onRef("s.creatorId", "=", "u.id").on("s.isEnabled", "=", true))
    .select([
      "u.id",
      "u.displayName",
      "u.photoUrl",
      "u.profileImage",
      "u.hasAdminClaim",
      "u.createdAt",
      "a.userId as listedId",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified",
      IS_CREATOR.as("isCreator"),
    ])
    .where("u.id", "in", [...new Set(ids)])
    .where("u.deletedAt", "is", null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        userId: row.id,
        displayName: row.displayName,
        avatarUrl: photoOf(row.profileImage, row.photoUrl),
        isCreator: row.isCreator,
        isAdmin: row.hasAdminClaim && row.listedId !== null,
        shopName: row.shopName,
        shopSlug: row.shopSlug,
        shopImageUrl: fileUrl(row.shopImageFileId),
        isVerifiedShop: row.isVerified ?? false,
        createdAt: row.createdAt,
      },
    ]),
  );
}
