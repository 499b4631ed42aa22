import type { CartItem } from "@blenda/domain/cart/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductCard } from "@blenda/domain/catalogue/model";

/** A product as the cart keeps it. */
export function productItem({ id, title, shop, posterUrl, stageHue }: ProductCard, licence: LicenceType, cents: number): CartItem {
  return {
    id,
    itemType: "product",
    title,
    price: cents / 100,
    variant: licence,
    license: licence,
    stageHue,
    creatorId: shop.creatorId,
    shopName: shop.name,
    ...(posterUrl && { coverImage: { url: posterUrl } }),
  };
}
