import { SHOP_SETTINGS } from "@blenda/domain/shops/constants";
import type { ShopSettings, ShopWords } from "@blenda/domain/shops/model";
import { themeOf } from "@blenda/domain/shops/parse-embedded";
import { lengthFault, linkFault } from "../../lib/text/faults.ts";

/** One pair of fields per link there can be. */
export const LINK_PLACES = [0, 1, 2, 3, 4, 5] as const satisfies { length: typeof SHOP_SETTINGS.MOST_LINKS };
type LinkPlace = (typeof LINK_PLACES)[number];

export type ShopField =
  | "name"
  | "description"
  | "website"
  | "contactEmail"
  | `label${LinkPlace}`
  | `url${LinkPlace}`
  | "theme"
  | "showPrices"
  | "featuredMaxItems"
  | "featuredIds";
export type ShopFields = Record<ShopField, string>;

export function fieldsOf({ shop, featuredIds }: ShopSettings): ShopFields {
  const links = LINK_PLACES.flatMap((place) => [
    [`label${place}`, shop.socialLinks[place]?.label ?? ""],
    [`url${place}`, shop.socialLinks[place]?.url ?? ""],
  ]);
  return {
    name: shop.name,
    description: shop.description,
    website: shop.website ?? "",
    contactEmail: shop.contactEmail ?? "",
    ...(Object.fromEntries(links) as Record<`label${LinkPlace}` | `url${LinkPlace}`, string>),
    theme: shop.theme,
    showPrices: shop.displayOptions.showPrices ? "yes" : "no",
    featuredMaxItems: String(shop.displayOptions.featuredMaxItems),
    featuredIds: featuredIds.join(),
  };
}

/** A list in a field: ids never hold a comma. */
export const idsIn = (text: string): string[] => text.split(",").filter(Boolean);

const isEmptyPlace = (fields: ShopFields, place: LinkPlace) => !fields[`label${place}`].trim() && !fields[`url${place}`].trim();

const placesIn = (fields: ShopFields) => LINK_PLACES.filter((place) => !isEmptyPlace(fields, place));

export const wordsOf = (fields: ShopFields): ShopWords => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  website: fields.website.trim() || null,
  contactEmail: fields.contactEmail.trim() || null,
  socialLinks: placesIn(fields).map((place) => ({ label: fields[`label${place}`].trim(), url: fields[`url${place}`].trim() })),
  theme: themeOf(fields.theme),
  showPrices: fields.showPrices === "yes",
  featuredMaxItems: Number(fields.featuredMaxItems) || 0,
  featuredIds: idsIn(fields.featuredIds),
});

const { NAME_LEAST, NAME_MOST, DESCRIPTION_MOST, LABEL_MOST, MOST_FEATURED } = SHOP_SETTINGS;

export function shopFaults(fields: ShopFields): Partial<Record<ShopField, string | undefined>> {
  const links = placesIn(fields).flatMap((place) => {
    const label = fields[`label${place}`].trim();
    return [
      [`label${place}`, label ? lengthFault(label, LABEL_MOST) : "Please name this link."],
      [`url${place}`, linkFault(fields[`url${place}`].trim())],
    ];
  });
  return {
    name: [...fields.name.trim()].length < NAME_LEAST ? "Please give your shop a name." : lengthFault(fields.name, NAME_MOST),
    description: lengthFault(fields.description, DESCRIPTION_MOST),
    website: fields.website.trim() ? linkFault(fields.website.trim()) : undefined,
    contactEmail: emailFault(fields.contactEmail.trim()),
    ...Object.fromEntries(links),
    featuredMaxItems:
      /^\d{1,2}$/.test(fields.featuredMaxItems) && Number(fields.featuredMaxItems) <= MOST_FEATURED
        ? undefined
        : `Please enter a number from 0 to ${MOST_FEATURED}.`,
  };
}

const emailFault = (email: string): string | undefined =>
  email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : "Please enter an email like hello@example.com.";
