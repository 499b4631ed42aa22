import { SHOP_DEFAULTS, SHOP_THEMES, type ShopTheme } from "./constants.ts";
import type { Shop } from "./model.ts";

/** A shop as a profile carries it from the time before shops had records of their own. */
export type EmbeddedShop = Omit<Shop, "creatorId" | "slug" | "openedAt">;

type Document = Readonly<Record<string, unknown>>;

/** Pages of ours and the web's; whatever else an address could make a browser do is left out. */
const SAFE_ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;
const SAFE_LINK = /^https?:\/\//i;
const MOST_ITEMS = 24;

/**
 * Reads every shape such a document had (spec 1 §3): `shopName`, `name` or `displayName`; a picture as an address or an
 * object with one. It never fails: what cannot be understood counts as left out. `null` when there is no shop at all.
 */
export function parseEmbeddedShop(document: unknown): EmbeddedShop | null {
  if (!isDocument(document)) return null;
  const display = isDocument(document.displayOptions) ? document.displayOptions : {};
  return {
    name: firstText(document, "shopName", "name", "displayName"),
    imageUrl: firstPicture(document, "shopImage", "logo", "logoUrl", "logoURL", "logoImage", "logoPreview"),
    bannerUrl: firstPicture(document, "bannerPreview", "banner", "bannerUrl", "bannerImage"),
    description: firstText(document, "shopDescription", "description"),
    website: linkIn(document.website),
    contactEmail: firstText(document, "contactEmail") || null,
    socialLinks: socialLinksIn(document.socialLinks),
    isVerified: document.verified === true || document.isVerified === true,
    isEnabled: document.enabled !== false,
    theme: themeOf(firstText(document, "shopTheme", "theme")),
    displayOptions: {
      showPrices: display.showPrices !== false,
      featuredMaxItems: featuredMaxIn(display.featuredMaxItems),
    },
  };
}

/** A theme we do not have looks like the default one. */
export const themeOf = (word: string): ShopTheme => SHOP_THEMES.find((theme) => theme === word) ?? SHOP_DEFAULTS.theme;

const isDocument = (value: unknown): value is Document => typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const firstText = (document: Document, ...keys: string[]): string => keys.map((key) => textIn(document[key])).find(Boolean) ?? "";

function firstPicture(document: Document, ...keys: string[]): string | null {
  const addresses = keys.map((key) => {
    const value = document[key];
    return textIn(isDocument(value) ? value.url : value);
  });
  return addresses.find((address) => SAFE_ADDRESS.test(address)) ?? null;
}

const linkIn = (value: unknown): string | null => (SAFE_LINK.test(textIn(value)) ? textIn(value) : null);

/** A list of labelled links, or an object with one link for each name. */
function socialLinksIn(value: unknown): Shop["socialLinks"] {
  const pairs: [unknown, unknown][] = Array.isArray(value)
    ? value.map((each) => (isDocument(each) ? [each.label ?? each.name ?? each.platform, each.url] : [each, each]))
    : isDocument(value)
      ? Object.entries(value)
      : [];
  return pairs.flatMap(([label, address]) => {
    const url = linkIn(address);
    return url ? [{ label: textIn(label) || url, url }] : [];
  });
}

const featuredMaxIn = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_ITEMS ? value : SHOP_DEFAULTS.featuredMaxItems;
