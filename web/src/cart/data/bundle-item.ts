import type { BundlePage } from "@blenda/domain/bundles/model";
import type { CartItem } from "@blenda/domain/cart/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";

/** A bundle as the cart keeps it: one line, with the licence for the whole. */
export function bundleItem({ id, title, creatorId, shopName, items }: BundlePage, licence: LicenceType | null, cents: number): CartItem {
  const posterUrl = items.find((item) => item.posterUrl)?.posterUrl;
  return {
    id,
    itemType: "bundle",
    title,
    price: cents / 100,
    variant: licence,
    ...(licence && { license: licence }),
    slug: id,
    stageHue: items[0]?.stageHue ?? null,
    creatorId,
    shopName,
    ...(posterUrl && { coverImage: { url: posterUrl }, thumbnailImage: { url: posterUrl } }),
  };
}
