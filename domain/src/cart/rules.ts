import { CART } from "./constants.ts";
import type { CartItem } from "./model.ts";

const isSame = (one: CartItem, id: string, variant: CartItem["variant"] | undefined) =>
  one.id === id && (variant === undefined || one.variant === variant);

/** The same id and variant twice is ignored; so is what no longer fits. The cart given is answered unchanged then. */
export function withItem(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  if (items.length >= CART.MOST_LINES || items.some((one) => isSame(one, item.id, item.variant))) return items;
  return [...items, storable(item)];
}

/** By id, and by variant if given. */
export const withoutItem = (items: readonly CartItem[], id: string, variant?: CartItem["variant"]): CartItem[] =>
  items.filter((one) => !isSame(one, id, variant));

/** Taken out and wanted after all: at the place it had, unless it is back already or there is no room any more. */
export function withItemBack(items: readonly CartItem[], item: CartItem, place: number): readonly CartItem[] {
  const after = withItem(items, item);
  return after === items ? items : [...items.slice(0, place), storable(item), ...items.slice(place)];
}

/** The same thing under another licence, in its place. What the cart holds already is not held twice. */
export function withVariant(items: readonly CartItem[], before: CartItem, after: Pick<CartItem, "variant" | "price">): CartItem[] {
  const others = withoutItem(items, before.id, before.variant);
  if (others.some((one) => isSame(one, before.id, after.variant))) return others;
  return items.map((one) => (isSame(one, before.id, before.variant) ? { ...one, ...after } : one));
}

const isKept = (url: string | undefined): url is string =>
  url !== undefined && !(url.startsWith("data:") && url.length >= CART.INLINE_IMAGE_CHARACTERS);

/** Without pictures that would fill the browser's storage (spec 1 §5), and with the first of a gallery only. */
export function storable(item: CartItem): CartItem {
  const { image, coverImage, thumbnailImage, galleryImages, ...rest } = item;
  const [first] = galleryImages ?? [];
  return {
    ...rest,
    ...(isKept(image) && { image }),
    ...(coverImage && isKept(coverImage.url) && { coverImage: { url: coverImage.url } }),
    ...(thumbnailImage && isKept(thumbnailImage.url) && { thumbnailImage: { url: thumbnailImage.url } }),
    ...(first && isKept(first.url) && { galleryImages: [{ url: first.url }] }),
  };
}

/** All that must survive when the browser's storage is full. */
export const minimalItem = ({ id, itemType, title, price, variant }: CartItem): CartItem => ({ id, itemType, title, price, variant });
