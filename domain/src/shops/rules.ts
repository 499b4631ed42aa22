import type { ShopMark } from "../publication/model.ts";
import { fileUrl } from "../shared/file-url.ts";
import { UNKNOWN } from "./constants.ts";
import { type EmbeddedShop, parseEmbeddedShop } from "./parse-embedded.ts";

/** What a profile says about a seller. */
export interface SellerProfile {
  embeddedShop: unknown;
  displayName: string;
  isCreator: boolean;
  photoUrl: string | null;
}

/** A seller as far as a card shows it: the shop record, and where there is none the profile. */
export interface Seller {
  creatorId: string;
  shopName: string | null;
  shopSlug: string | null;
  shopImageFileId: string | null;
  shopIsVerified: boolean | null;
  sellerProfile: SellerProfile | null;
}

/** The shop record, else the shop in the profile, else a creator's own name (spec 2 §4). */
export function shopMarkOf({ creatorId, shopName, shopSlug, shopImageFileId, shopIsVerified, sellerProfile }: Seller): ShopMark {
  if (shopName !== null && shopSlug !== null) {
    const imageUrl = fileUrl(shopImageFileId);
    return { creatorId, name: shopName, slug: shopSlug, imageUrl, isVerified: shopIsVerified === true };
  }
  const shop = sellerProfile && profileShop(sellerProfile);
  // Without a record there is no slug to look up; the creator's id always leads there.
  return {
    creatorId,
    slug: creatorId,
    name: shop?.name ?? UNKNOWN.creator,
    imageUrl: shop?.imageUrl ?? null,
    isVerified: shop?.isVerified === true,
  };
}

/** The shop a profile stands for: the one it carries, or a creator's default one. Nobody else has a shop. */
export function profileShop({ embeddedShop, displayName, isCreator, photoUrl }: SellerProfile): EmbeddedShop | null {
  const embedded = parseEmbeddedShop(embeddedShop) ?? (isCreator ? parseEmbeddedShop({}) : null);
  return embedded && { ...embedded, name: embedded.name || displayName || UNKNOWN.creator, imageUrl: embedded.imageUrl ?? photoUrl };
}
