import type { AiDisclosure, LicenceType } from "@blenda/domain/catalogue/constants";
import { licenceTexts, softwareTexts } from "@blenda/domain/catalogue/texts";
import type { GeometryFact, ProductSort, RigFact, TextureSize } from "@blenda/domain/search/constants";
import type { ProductFilters, Range } from "@blenda/domain/search/rules";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { NO_FILTERS } from "../../data/write-filters.ts";

export const TEXTURE_NAMES: Record<TextureSize, string> = { "8k": "8K", "4k": "4K", "2k": "2K", "1k": "1K", none: "No textures" };
export const RIG_NAMES: Record<RigFact, string> = { rigged: "Rigged", animated: "Animated", morphs: "Morph targets" };
export const GEOMETRY_NAMES: Record<GeometryFact, string> = { "no-overlap": "No UV overlap", manifold: "Manifold", quads: "Quads only" };
export const AI_NAMES: Record<AiDisclosure, string> = { none: "No AI", assisted: "AI-assisted", generated: "AI-generated" };
export const licenceName = (type: LicenceType): string => licenceTexts[type].name;
export const SORT_NAMES: Record<ProductSort, string> = {
  relevance: "Most relevant",
  newest: "Newest",
  popular: "Most bought",
  rating: "Best rated",
  "price-up": "Price, low to high",
  "price-down": "Price, high to low",
  triangles: "Fewest triangles",
};

/** "2,000–50,000", "from 2,000", "up to $25.00". */
export function rangeLabels({ least, most }: Range, say: (value: number) => string): string {
  if (least !== null && most !== null) return `${say(least)}–${say(most)}`;
  if (least !== null) return `From ${say(least)}`;
  return most === null ? "" : `Up to ${say(most)}`;
}

interface Chip {
  key: string;
  label: string;
  /** What is changed when the chip is taken away. */
  without: Partial<ProductFilters>;
}

const isSet = ({ least, most }: Range) => least !== null || most !== null;

/** One chip for each thing that narrows the list, in the order of the rail. */
export function activeChips(filters: ProductFilters, shopName: string): Chip[] {
  const each = <Value extends string>(name: keyof ProductFilters, values: readonly Value[], say: (value: Value) => string): Chip[] =>
    values.map((value) => ({ key: value, label: say(value), without: { [name]: values.filter((other) => other !== value) } }));
  const one = (isThere: boolean, key: keyof typeof NO_FILTERS, label: string): Chip[] =>
    isThere ? [{ key, label, without: { [key]: NO_FILTERS[key] } }] : [];
  return [
    ...(filters.term ? [{ key: "term", label: `“${filters.term}”`, without: { term: "" } }] : []),
    ...one(filters.category !== null, "category", filters.category ?? ""),
    ...one(filters.shop !== null, "shop", shopName),
    ...one(isSet(filters.triangles), "triangles", `${rangeLabels(filters.triangles, exact)} triangles`),
    ...one(isSet(filters.priceCents), "priceCents", rangeLabels(filters.priceCents, price)),
    ...one(filters.isFree, "isFree", "Free"),
    ...each("textures", filters.textures, (size) => (size === "none" ? "No textures" : `${TEXTURE_NAMES[size]} textures`)),
    ...each("formats", filters.formats, (format) => format.toUpperCase()),
    ...each("rig", filters.rig, (fact) => RIG_NAMES[fact]),
    ...each("geometry", filters.geometry, (fact) => GEOMETRY_NAMES[fact]),
    ...each("licences", filters.licences, (type) => `${licenceName(type)} licence`),
    ...each("software", filters.software, (name) => softwareTexts[name]),
    ...each("ai", filters.ai, (disclosure) => AI_NAMES[disclosure]),
    ...one(filters.scoreLeast > 0, "scoreLeast", `Score ${filters.scoreLeast}+`),
  ];
}
