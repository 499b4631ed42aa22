import type { ShopMark } from "../publication/model.ts";
import { BRAND } from "../shared/brand.ts";
import { fileUrl } from "../shared/file-url.ts";
import { RESERVED_SLUGS, SLUG, UNKNOWN } from "./constants.ts";
import type { SlugProblem } from "./model.ts";
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

/** The shop a profile stands for: the one it carries, or a creator's default one. Other people have none. */
export function profileShop({ embeddedShop, displayName, isCreator, photoUrl }: SellerProfile): EmbeddedShop | null {
  const embedded = parseEmbeddedShop(embeddedShop) ?? (isCreator ? parseEmbeddedShop({}) : null);
  return embedded && { ...embedded, name: embedded.name || displayName || UNKNOWN.creator, imageUrl: embedded.imageUrl ?? photoUrl };
}

const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What keeps a word from being the address of a shop, before it is asked whether it is taken. */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length < SLUG.MIN) return "too_short";
  if (slug.length > SLUG.MAX) return "too_long";
  if (!SLUG_SHAPE.test(slug)) return "letters";
  return isReserved(slug) ? "reserved" : null;
}

const isReserved = (slug: string): boolean =>
  slug.startsWith(BRAND.name.toLowerCase()) || RESERVED_SLUGS.some((reserved) => reserved === slug);

/** The address a shop of this name would like to have. May have a problem: a name can be anything. */
export function slugFrom(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return trimHyphens(trimHyphens(plain.replace(/[^a-z0-9]+/g, "-")).slice(0, SLUG.MAX));
}

const trimHyphens = (text: string): string => text.replace(/^-+|-+$/g, "");
