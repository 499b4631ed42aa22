import type { CartItem } from "@blenda/domain/cart/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductCard, ProductPage } from "@blenda/domain/catalogue/model";

/** What only the product's page knows; a card in a list does without. */
type Product = ProductCard & Partial<Pick<ProductPage, "creatorName" | "version" | "pictures">>;

/** A product as the cart keeps it (spec 1 §3). Its address is its id, the edition is the version that is sold. */
export function productItem(product: Product, licence: LicenceType, cents: number): CartItem {
  const { id, title, shop, posterUrl, stageHue, creatorName, version, pictures = [] } = product;
  const [cover, gallery = cover] = pictures;
  return {
    id,
    itemType: "product",
    title,
    price: cents / 100,
    variant: licence,
    license: licence,
    slug: id,
    stageHue,
    creatorId: shop.creatorId,
    shopName: shop.name,
    ...(creatorName && { creatorName }),
    ...(version && { edition: version.number }),
    ...(posterUrl && { coverImage: { url: posterUrl }, thumbnailImage: { url: posterUrl } }),
    ...(gallery && { galleryImages: [{ url: gallery.url }] }),
  };
}
