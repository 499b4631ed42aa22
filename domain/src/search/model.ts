import { z } from "zod";
import { ProductCard } from "../catalogue/model.ts";
import { tableOf } from "../shared/keys.ts";
import { Cents } from "../shared/money.ts";
import { SalePrice } from "../shared/sale.ts";
import { TRAINING_TYPES } from "../trainings/constants.ts";
import { TrainingCard } from "../trainings/model.ts";
import { LONGEST_TERM } from "./constants.ts";
import { CHOICE_NAMES, CHOICES, type ChoiceName, type ChoiceValue, FILTER_NAMES, FILTERS, type FilterName } from "./filters.ts";

const word = z.string().max(200).optional();

type AddressName = (typeof FILTERS)[FilterName]["address"];

/**
 * A listing's question exactly as it stands in the address, so that a link reproduces the page: lists with commas
 * ("glb,fbx"), ranges with a dash ("2000-50000"; price in dollars, "0-25"). `readFilters` understands it on both
 * sides; what it does not know it leaves out, so that old links keep working.
 */
export const ListingAddress = z.strictObject({
  q: z.string().max(LONGEST_TERM).optional(),
  ...tableOf<Record<AddressName, typeof word>>(
    FILTER_NAMES.map((name) => FILTERS[name].address),
    () => word,
  ),
  sort: word,
  /** Where the page before ended. */
  after: word,
});
export type ListingAddress = z.infer<typeof ListingAddress>;

/** Each value of a filter, with how many there would be. */
export type Counts<Value extends string> = { value: Value; count: number }[];
type CountsSchema<Value extends string> = z.ZodType<Counts<Value>, Counts<Value>>;
const countsOf = <Value extends string>(values: readonly [Value, ...Value[]]): CountsSchema<Value> =>
  z.array(z.object({ value: z.literal(values), count: z.int() }));
const choiceCounts = <Name extends ChoiceName>(names: readonly Name[]) =>
  // The compiler knows each line, but not that line and name belong together.
  Object.fromEntries(names.map((name) => [name, countsOf<string>(CHOICES[name].values)])) as unknown as {
    [Each in Name]: CountsSchema<ChoiceValue<Each>>;
  };

/** How many there would be with each value chosen, everything else as it is. */
export const Facets = z.object({
  categories: z.array(z.object({ value: z.string(), count: z.int() })),
  /** One bar per edge, from it to the next; the last has no end. */
  triangles: z.array(z.int()),
  prices: z.array(z.int()),
  free: z.int(),
  ...choiceCounts(CHOICE_NAMES),
  scores: z.object({ seventy: z.int(), ninety: z.int() }),
});
export type Facets = z.infer<typeof Facets>;

export const ProductListing = z.object({
  items: z.array(ProductCard),
  /** With the filters. */
  total: z.int(),
  /** Without them. */
  of: z.int(),
  /** How many stand before this page. */
  before: z.int(),
  next: z.string().nullable(),
  facets: Facets,
  /** What the words were read as, where a typo was forgiven. */
  readAs: z.string().nullable(),
  /** Words that were also read as something measured: "low poly" as "of up to 5,000 triangles"; strictly, only what is so is listed. */
  facts: z.array(z.object({ words: z.string(), says: z.string(), isStrict: z.boolean() })),
  /** What nothing of this name is like: "green" where no sofa is. */
  leftOut: z.array(z.string()),
  /** Where the words found nothing at all: what was perhaps meant, and the category such things would lie in. */
  instead: z.object({ words: z.string().nullable(), category: z.string().nullable() }).nullable(),
});
export type ProductListing = z.infer<typeof ProductListing>;

export const TrainingAddress = z.strictObject({
  q: z.string().max(LONGEST_TERM).optional(),
  type: z.enum(TRAINING_TYPES).optional(),
  category: word,
  level: word,
  free: word,
  sort: word,
  after: word,
});
export type TrainingAddress = z.infer<typeof TrainingAddress>;

export const TrainingListing = z.object({
  items: z.array(TrainingCard),
  total: z.int(),
  of: z.int(),
  before: z.int(),
  next: z.string().nullable(),
  categories: z.array(z.object({ value: z.string(), count: z.int() })),
  levels: z.array(z.object({ value: z.string(), count: z.int() })),
});
export type TrainingListing = z.infer<typeof TrainingListing>;

/** Spec 2 §3, "Search result". */
export const SearchResult = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(["Product", "Tutorial", "Course"]),
  path: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  priceCents: Cents.nullable(),
  sale: SalePrice.nullable(),
  duration: z.string().nullable(),
  creatorName: z.string(),
  shopName: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;
