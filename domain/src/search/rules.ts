import {
  AI_DISCLOSURES,
  type AiDisclosure,
  FORMATS,
  type Format,
  LICENCE_TYPES,
  type LicenceType,
  SOFTWARE,
  type Software,
} from "../catalogue/constants.ts";
import {
  GEOMETRY_FACTS,
  type GeometryFact,
  PRODUCT_SORTS,
  type ProductSort,
  RIG_FACTS,
  type RigFact,
  TEXTURE_SIZES,
  type TextureSize,
} from "./constants.ts";
import type { ListingAddress } from "./model.ts";

/** Both ends belong to it; `null` is open. */
export interface Range {
  least: number | null;
  most: number | null;
}

/** What an address asks for, understood. */
export interface ProductFilters {
  term: string;
  category: string | null;
  shop: string | null;
  triangles: Range;
  priceCents: Range;
  isFree: boolean;
  textures: TextureSize[];
  formats: Format[];
  rig: RigFact[];
  geometry: GeometryFact[];
  licences: LicenceType[];
  software: Software[];
  ai: AiDisclosure[];
  scoreLeast: number;
  sort: ProductSort;
}

const CENTS = 100;
const MOST_CENTS = 100_000_000;

export function readFilters(address: ListingAddress): ProductFilters {
  const term = (address.q ?? "").trim();
  const sort = among(PRODUCT_SORTS, address.sort)[0];
  return {
    term,
    category: address.category || null,
    shop: address.shop || null,
    triangles: range(address.triangles, 1),
    priceCents: range(address.price, CENTS),
    isFree: address.free === "true",
    textures: among(TEXTURE_SIZES, address.textures),
    formats: among(FORMATS, address.formats),
    rig: among(RIG_FACTS, address.rig),
    geometry: among(GEOMETRY_FACTS, address.geometry),
    licences: among(LICENCE_TYPES, address.licence),
    software: among(SOFTWARE, address.software),
    ai: among(AI_DISCLOSURES, address.ai),
    scoreLeast: { "70": 70, "90": 90 }[address.score ?? ""] ?? 0,
    // Without words nothing is more relevant than anything else; the newest come first, as the specification's listing has it.
    sort: sort && !(sort === "relevance" && term === "") ? sort : term === "" ? "newest" : "relevance",
  };
}

const among = <Value extends string>(known: readonly Value[], list: string | undefined): Value[] => {
  const asked = new Set((list ?? "").split(","));
  return known.filter((value) => asked.has(value));
};

function range(text: string | undefined, unit: number): Range {
  const [, least, most] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text ?? "") ?? [];
  const value = (digits: string | undefined) => (digits === undefined ? null : Math.min(MOST_CENTS, Math.round(Number(digits) * unit)));
  return { least: value(least), most: value(most) };
}

/** The word for the largest side of the largest texture. */
export function textureSizeOf(pixels: number): TextureSize {
  if (pixels <= 0) return "none";
  return pixels <= 1_024 ? "1k" : pixels <= 2_048 ? "2k" : pixels <= 4_096 ? "4k" : "8k";
}

/** The bar of a histogram that a value belongs to. */
export function barOf(edges: readonly number[], value: number): number {
  const above = edges.findIndex((edge) => value < edge);
  return above < 0 ? edges.length - 1 : Math.max(0, above - 1);
}

/** As if this many had given this many stars already: one single review does not lead a list. */
const PRIOR = { REVIEWS: 5, STARS: 3.5 } as const;

/** Stars between 1 and 5 that few reviews move little. */
export const steadyRating = (sum: number, count: number): number => (sum + PRIOR.REVIEWS * PRIOR.STARS) / (count + PRIOR.REVIEWS);

/** What puts one of two equally fitting things first: what people thought of it, how many bought it, how well its files are made. */
export const rankScoreOf = ({ ratingSum, ratingCount, salesCount, score }: RankFacts): number =>
  Math.round(200 * steadyRating(ratingSum, ratingCount) + 50 * Math.log2(1 + salesCount) + 2 * (score ?? 0));

interface RankFacts {
  ratingSum: number;
  ratingCount: number;
  salesCount: number;
  score: number | null;
}
