import { AI_DISCLOSURES, FORMATS, LICENCE_NAMES, LICENCE_TYPES, SOFTWARE, SOFTWARE_NAMES } from "../catalogue/constants.ts";
import { keysOf } from "../shared/keys.ts";
import { dollars, exactly } from "../shared/language/formats.ts";
import { PRICE_EDGES_CENTS, TEXTURE_SIZES, TRIANGLE_EDGES } from "./constants.ts";

/** Both ends belong to it; `null` is open. */
export interface Range {
  least: number | null;
  most: number | null;
}

/** What every filter can do: be read from its place in the address, be written there again, and be said in chips. */
interface Filter<FilterValues> {
  /** What it does not know it leaves out; "" asks for nothing. */
  read(text: string): FilterValues;
  write(asked: FilterValues): string;
  /** One for each thing that can be taken away, and what is asked for without it. */
  chips(asked: FilterValues): { label: string; without: FilterValues }[];
}

/** A filter that is taken away as a whole. */
const whole = <FilterValues>(
  read: Filter<FilterValues>["read"],
  write: Filter<FilterValues>["write"],
  say: (asked: FilterValues) => string,
): Filter<FilterValues> => ({
  read,
  write,
  chips: (asked) => (write(asked) === "" ? [] : [{ label: say(asked), without: read("") }]),
});

/** Where one looks, by its name. All other kinds narrow down what is there. */
const place = <const Address extends string>(filter: { address: Address }) => ({
  kind: "place" as const,
  ...filter,
  ...whole<string | null>(
    (text) => text || null,
    (asked) => asked ?? "",
    (asked) => asked ?? "",
  ),
});

/** Everything between two ends, with a histogram above them. */
const range = <const Address extends string, const Bars extends string>(filter: {
  address: Address;
  title: string;
  /** Its counts among the facets. */
  bars: Bars;
  edges: readonly number[];
  /** So many of ours are one in the address and where people type it. */
  unit: number;
  say: (value: number) => string;
  chip?: (ends: string) => string;
}) => ({
  kind: "range" as const,
  ...filter,
  ...whole<Range>(
    (text) => readRange(text, filter.unit),
    ({ least, most }) =>
      least === null && most === null ? "" : [least, most].map((end) => (end === null ? "" : String(end / filter.unit))).join("-"),
    (asked) => (filter.chip ?? same)(rangeLabel(asked, filter.say)),
  ),
});

/** On or off. */
const only = <const Address extends string>(filter: { address: Address; title: string; chip: string }) => ({
  kind: "only" as const,
  ...filter,
  ...whole(
    (text) => text === "true",
    (asked) => (asked ? "true" : ""),
    () => filter.chip,
  ),
});

/** At least this much. */
const least = <const Address extends string>(filter: {
  address: Address;
  title: string;
  steps: readonly number[];
  chip: (step: number) => string;
}) => ({
  kind: "least" as const,
  ...filter,
  ...whole(
    (text) => filter.steps.find((step) => String(step) === text) ?? 0,
    (asked) => (asked > 0 ? String(asked) : ""),
    filter.chip,
  ),
});

interface Values<Address extends string, Value extends string, Holds extends "any" | "all"> {
  address: Address;
  title: string;
  /** In the order in which they are shown, counted and written. */
  values: readonly [Value, ...Value[]];
  /** Whether one of the chosen is enough or all must hold. */
  holds: Holds;
  names: Readonly<Record<NoInfer<Value>, string>>;
  /** Where the name alone does not say enough. */
  chip?: (value: NoInfer<Value>) => string;
  /** Short names stand side by side, without counts. */
  isShort?: true;
}

/** Some of a few values. */
const choice = <const Address extends string, const Value extends string, const Holds extends "any" | "all">(
  filter: Values<Address, Value, Holds>,
): Values<Address, Value, Holds> & Filter<Value[]> & { kind: "choice" } => ({
  kind: "choice",
  ...filter,
  read: (text) => {
    const asked = new Set(text.split(","));
    return filter.values.filter((value) => asked.has(value));
  },
  write: (chosen) => chosen.join(),
  chips: (chosen) =>
    chosen.map((value) => ({
      label: filter.chip?.(value) ?? filter.names[value],
      without: chosen.filter((other) => other !== value),
    })),
});

/**
 * Every filter of the marketplace: all there is to know about it but where the index keeps it (`product-fields.ts` of the server).
 * Address, answer, chips and rail are made from this and follow its order.
 */
export const PRODUCT_FILTERS = {
  category: place({ address: "category" }),
  /** A creator's id. */
  shop: place({ address: "shop" }),
  triangles: range({
    address: "triangles",
    title: "Triangles",
    bars: "triangles",
    edges: TRIANGLE_EDGES,
    unit: 1,
    say: exactly,
    chip: (ends) => `${ends} triangles`,
  }),
  /** In the address it is dollars. */
  priceCents: range({ address: "price", title: "Price", bars: "prices", edges: PRICE_EDGES_CENTS, unit: 100, say: dollars }),
  isFree: only({ address: "free", title: "Free only", chip: "Free" }),
  textures: choice({
    address: "textures",
    title: "Textures",
    values: TEXTURE_SIZES,
    holds: "any",
    names: { "8k": "8K", "4k": "4K", "2k": "2K", "1k": "1K", none: "No textures" },
    chip: (size) => (size === "none" ? "No textures" : `${size.toUpperCase()} textures`),
  }),
  formats: choice({
    address: "formats",
    title: "Formats",
    values: FORMATS,
    holds: "any",
    names: { glb: "GLB", fbx: "FBX", obj: "OBJ", usdz: "USDZ", blend: "BLEND", stl: "STL" },
    isShort: true,
  }),
  rig: choice({
    address: "rig",
    title: "Rig and motion",
    values: ["rigged", "animated", "morphs"],
    holds: "all",
    names: { rigged: "Rigged", animated: "Animated", morphs: "Morph targets" },
  }),
  geometry: choice({
    address: "geometry",
    title: "Geometry",
    values: ["no-overlap", "manifold", "quads"],
    holds: "all",
    names: { "no-overlap": "No UV overlap", manifold: "Manifold", quads: "Quads only" },
  }),
  licences: choice({
    address: "licence",
    title: "Licence",
    values: LICENCE_TYPES,
    holds: "any",
    names: LICENCE_NAMES,
    chip: (type) => `${LICENCE_NAMES[type]} licence`,
  }),
  software: choice({ address: "software", title: "Opens in", values: SOFTWARE, holds: "any", names: SOFTWARE_NAMES }),
  /** How much of it a machine made. */
  ai: choice({
    address: "ai",
    title: "Generative AI",
    values: AI_DISCLOSURES,
    holds: "any",
    names: { none: "No AI", assisted: "AI-assisted", generated: "AI-generated" },
  }),
  scoreLeast: least({ address: "score", title: "Checked score", steps: [70, 90], chip: (step) => `Score ${step}+` }),
};

type Filters = typeof PRODUCT_FILTERS;
export type FilterName = keyof Filters;
type NameOf<Kind> = { [Name in FilterName]: Filters[Name] extends Kind ? Name : never }[FilterName];
export type PlaceName = NameOf<{ kind: "place" }>;
export type RangeName = NameOf<{ kind: "range" }>;
export type ChoiceName = NameOf<{ kind: "choice" }>;
/** Those whose values exclude nothing: of several chosen, one is enough. */
export type AnyChoiceName = NameOf<{ kind: "choice"; holds: "any" }>;
export type ChoiceValue<Name extends ChoiceName> = Filters[Name]["values"][number];

/** What each filter asks for, once it is understood. */
export type FilterValues = { [Name in FilterName]: ReturnType<Filters[Name]["read"]> };
/** The same table, for whoever handles one filter as any other. */
export const FILTERS: { readonly [Name in FilterName]: Filter<FilterValues[Name]> & { address: Filters[Name]["address"] } } = {
  ...PRODUCT_FILTERS,
};
export const CHOICES: {
  readonly [Name in ChoiceName]: Values<Filters[Name]["address"], ChoiceValue<Name>, Filters[Name]["holds"]>;
} = { ...PRODUCT_FILTERS };

export const FILTER_NAMES: readonly FilterName[] = keysOf(PRODUCT_FILTERS);
export const isPlace = (name: FilterName): name is PlaceName => PRODUCT_FILTERS[name].kind === "place";
export const RANGE_NAMES = FILTER_NAMES.filter((name): name is RangeName => PRODUCT_FILTERS[name].kind === "range");
export const CHOICE_NAMES = FILTER_NAMES.filter((name): name is ChoiceName => PRODUCT_FILTERS[name].kind === "choice");

/** "2,000–50,000", "From 2,000", "Up to $25.00". */
export function rangeLabel({ least, most }: Range, say: (value: number) => string): string {
  if (least !== null && most !== null) return `${say(least)}–${say(most)}`;
  if (least !== null) return `From ${say(least)}`;
  return most === null ? "" : `Up to ${say(most)}`;
}

const MOST = 100_000_000;

function readRange(text: string, unit: number): Range {
  const [, from, to] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  const value = (digits: string | undefined) => (digits === undefined ? null : Math.min(MOST, Math.round(Number(digits) * unit)));
  return { least: value(from), most: value(to) };
}

const same = (text: string): string => text;
