import type { AiDisclosure } from "@blenda/domain/catalogue/constants";
import { softwareFor } from "@blenda/domain/catalogue/rules";
import {
  type AnyChoiceName,
  CHOICES,
  type ChoiceName,
  type ChoiceValue,
  type FilterName,
  type PlaceName,
  PRODUCT_FILTERS,
} from "@blenda/domain/search/filters";
import { barOf, textureSizeOf } from "@blenda/domain/search/rules";
import { codeField, type Field, flagField, flagsWhere, followingField, packFields } from "../engine/packed-fields.ts";
import type { ShelfRow } from "../engine/shelf.ts";

/** What only products have, as the index reads it. */
interface ProductFacts {
  licenceTypes: readonly string[];
  aiDisclosure: AiDisclosure;
  triangles: number | null;
  texturePx: number | null;
  formats: readonly string[];
  isRigged: boolean;
  isAnimated: boolean;
  hasMorphs: boolean;
  hasUvOverlap: boolean | null;
  isManifold: boolean | null;
  isQuads: boolean | null;
  score: number | null;
}

/** Where the database has what only products have. */
export const PRODUCT_COLUMNS: Readonly<Record<keyof ProductFacts, string>> = {
  licenceTypes: "licence_types",
  aiDisclosure: "ai_disclosure",
  triangles: "triangles",
  texturePx: "texture_px",
  formats: "formats",
  isRigged: "is_rigged",
  isAnimated: "is_animated",
  hasMorphs: "has_morphs",
  hasUvOverlap: "has_uv_overlap",
  isManifold: "is_manifold",
  isQuads: "is_quads",
  score: "score",
};
/** A product as the index reads it. */
export interface ProductRow extends ShelfRow, ProductFacts {
  categoryId: string;
  creatorId: string;
  priceCents: number;
  isFree: boolean;
  ratingSum: number;
  ratingCount: number;
  salesCount: number;
}

export const PACKED_COLUMNS = ["place", "measure", "build", "terms"] as const;
export type PackedColumn = (typeof PACKED_COLUMNS)[number];
type ProductField = Field<PackedColumn, ProductRow>;

/** The bar of a price in the histogram. */
export const priceBarOf = (cents: number): number => barOf(PRODUCT_FILTERS.priceCents.edges, cents);

/** The bar of the histogram; what was not measured is in none. */
const bar = (column: PackedColumn, edges: readonly number[], of: (row: ProductRow) => number | null): ProductField =>
  codeField(column, edges.length + 1, (row) => {
    const value = of(row);
    return value === null ? edges.length : barOf(edges, value);
  });

/** How many of the steps it reaches. */
const steps = (column: PackedColumn, known: readonly number[], of: (row: ProductRow) => number | null): ProductField =>
  codeField(column, known.length + 1, (row) => {
    const value = of(row) ?? 0;
    return known.reduce((reached, step) => reached + Number(value >= step), 0);
  });

/** The one value it has, or none. Of such values never two hold, so one of the chosen must be enough. */
function one<Name extends AnyChoiceName>(
  column: PackedColumn,
  name: Name,
  of: (row: ProductRow) => ChoiceValue<Name> | null,
): ProductField {
  const values: readonly string[] = CHOICES[name].values;
  return codeField(column, values.length + 1, (row) => {
    const value = of(row);
    return value === null ? values.length : values.indexOf(value);
  });
}

/** Those of the values that it names. */
function some(column: PackedColumn, name: ChoiceName, of: (row: ProductRow) => readonly string[]): ProductField {
  const values: readonly string[] = CHOICES[name].values;
  return flagField(column, values.length, (row) => {
    const named = of(row);
    return flagsWhere(values, (value) => named.includes(value));
  });
}

/** Each value by a test of its own. */
function facts<Name extends ChoiceName>(
  column: PackedColumn,
  name: Name,
  isSo: Readonly<Record<ChoiceValue<Name>, (row: ProductRow) => boolean>>,
): ProductField {
  const values: readonly ChoiceValue<Name>[] = CHOICES[name].values;
  const tests = values.map((value) => isSo[value]);
  return flagField(column, tests.length, (row) => flagsWhere(tests, (test) => test(row)));
}

const { priceCents, triangles, formats, software, scoreLeast } = PRODUCT_FILTERS;

/**
 * Where the index keeps what each filter asks about, and how a row tells it. The bits follow from the values; a column that
 * would need more than it has is refused at the start. Shops have a column of their own, categories the rest of `place`.
 */
export const { fields: FIELDS, bits: BITS } = packFields<Exclude<FilterName, PlaceName>, PackedColumn, ProductRow>(PACKED_COLUMNS, {
  priceCents: bar("place", priceCents.edges, (row) => row.priceCents),
  triangles: bar("measure", triangles.edges, (row) => row.triangles),
  textures: one("measure", "textures", (row) => (row.triangles === null ? null : textureSizeOf(row.texturePx ?? 0))),
  scoreLeast: steps("measure", scoreLeast.steps, (row) => row.score),
  formats: some("build", "formats", (row) => row.formats),
  rig: facts("build", "rig", { rigged: (row) => row.isRigged, animated: (row) => row.isAnimated, morphs: (row) => row.hasMorphs }),
  geometry: facts("build", "geometry", {
    "no-overlap": (row) => row.hasUvOverlap === false,
    manifold: (row) => row.isManifold === true,
    quads: (row) => row.isQuads === true,
  }),
  software: followingField(
    "build",
    "formats",
    software.values.map((program) => flagsWhere(formats.values, (format) => softwareFor([format]).includes(program))),
  ),
  licences: some("terms", "licences", (row) => row.licenceTypes),
  isFree: flagField("terms", 1, (row) => Number(row.isFree)),
  ai: one("terms", "ai", (row) => row.aiDisclosure),
});
export type FieldName = keyof typeof FIELDS;

/** How many values each packed column can have, with so many categories. */
export const spansOf = (categories: number): Record<PackedColumn, number> => ({
  place: Math.max(1, categories) << BITS.place,
  measure: 1 << BITS.measure,
  build: 1 << BITS.build,
  terms: 1 << BITS.terms,
});
