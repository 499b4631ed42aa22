import type { ListingAddress } from "@blenda/domain/search/model";
import { type ProductFilters, type Range, readFilters } from "@blenda/domain/search/rules";
import type { Asked } from "../../lib/page/address.ts";

const NAMES = [
  "q",
  "category",
  "shop",
  "triangles",
  "price",
  "free",
  "textures",
  "formats",
  "rig",
  "geometry",
  "licence",
  "software",
  "ai",
  "score",
  "sort",
  "after",
] as const satisfies readonly (keyof ListingAddress)[];

const LONGEST = 200;
const LONGEST_WORDS = 100;

/** What of an address concerns the listing. Longer than the contract takes, it is cut: a strange link still opens the page. */
export const listingAddress = (asked: Asked): ListingAddress =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = asked[name]?.slice(0, name === "q" ? LONGEST_WORDS : LONGEST);
      return text ? [[name, text]] : [];
    }),
  );

/** The question an address asks, written the one way: two links that mean the same share one answer. */
export function listingQuestion(asked: Asked): ListingAddress {
  const address = listingAddress(asked);
  return { ...writeFilters(readFilters(address)), ...(address.after && { after: address.after }) };
}

/** `readFilters` the other way round: what is as it would be anyway is left out, so that addresses stay short. */
export function writeFilters(filters: ProductFilters): ListingAddress {
  const usualSort = readFilters({ q: filters.term }).sort;
  const address = {
    q: filters.term,
    category: filters.category,
    shop: filters.shop,
    triangles: rangeText(filters.triangles, 1),
    price: rangeText(filters.priceCents, 100),
    free: filters.isFree && "true",
    textures: filters.textures.join(),
    formats: filters.formats.join(),
    rig: filters.rig.join(),
    geometry: filters.geometry.join(),
    licence: filters.licences.join(),
    software: filters.software.join(),
    ai: filters.ai.join(),
    score: filters.scoreLeast > 0 && String(filters.scoreLeast),
    sort: filters.sort !== usualSort && filters.sort,
  };
  return Object.fromEntries(Object.entries(address).filter(([, text]) => text));
}

function rangeText({ least, most }: Range, unit: number): string {
  if (least === null && most === null) return "";
  return [least, most].map((end) => (end === null ? "" : String(end / unit))).join("-");
}

/** Everything that narrows the list; the words, the place and the order stay. */
export const NO_FILTERS = {
  category: null,
  shop: null,
  triangles: { least: null, most: null },
  priceCents: { least: null, most: null },
  isFree: false,
  textures: [],
  formats: [],
  rig: [],
  geometry: [],
  licences: [],
  software: [],
  ai: [],
  scoreLeast: 0,
} satisfies Partial<ProductFilters>;
