import { photoOf } from "@blenda/domain/account/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Shop } from "@blenda/domain/shops/model";
import { themeOf } from "@blenda/domain/shops/parse-embedded";
import { profileShop } from "@blenda/domain/shops/rules";
import type { Db } from "../platform/database/db.ts";
import { findSellers, findShopBySlug, type SellerRow, type ShopRow } from "./repository.ts";

/** By user id: the record, else the shop in the profile, else a creator's default one. Then by slug (spec 2 §4), also a former one. */
export async function findShop(db: Db, slugOrId: string): Promise<Shop | null> {
  const [seller] = await findSellers(db, [slugOrId]);
  const own = seller && shopOf(seller);
  if (own) return own;
  const row = await findShopBySlug(db, slugOrId);
  return row ? recordedShop(row) : null;
}

export function shopOf(seller: SellerRow): Shop | null {
  if (seller.shop) return recordedShop(seller.shop);
  const shop = profileShop({
    ...seller,
    displayName: seller.displayName || seller.name,
    photoUrl: photoOf(seller.profileImage, seller.photoUrl),
  });
  return shop && { ...shop, creatorId: seller.id, slug: seller.id, openedAt: seller.createdAt };
}

/** What the row of a shop says of it. */
const recordedShop = (row: ShopRow): Shop => ({
  creatorId: row.creatorId,
  name: row.name,
  slug: row.slug,
  imageUrl: fileUrl(row.imageFileId),
  bannerUrl: fileUrl(row.bannerFileId),
  description: row.description,
  website: row.website,
  contactEmail: row.contactEmail,
  socialLinks: row.socialLinks,
  isVerified: row.isVerified,
  isEnabled: row.isEnabled,
  theme: themeOf(row.theme),
  displayOptions: { showPrices: row.showPrices, featuredMaxItems: row.featuredMaxItems },
  openedAt: row.openedAt,
});
