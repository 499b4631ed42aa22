import { LICENCE_TYPES, SOFTWARE_NAMES } from "@blenda/domain/catalogue/constants";
import type { ComparedProduct, ProductFacts } from "@blenda/domain/catalogue/model";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { priceNow } from "@blenda/domain/shared/price";
import { sizeOf } from "../../../lib/text/bytes.ts";
import { price } from "../../../lib/text/money.ts";
import { factLines } from "../../parts/page/facts/fact-lines.ts";

export interface CompareRow {
  label: string;
  cells: { text: string; isStrongest: boolean }[];
  isDifferent: boolean;
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

const NOTHING = "–";
const UNMEASURED = "Not measured";
const AI_TEXTS: Record<ComparedProduct["aiDisclosure"], string> = { none: "No", assisted: "In part", generated: "Yes" };

type Figure = (product: ComparedProduct) => number | null;
const measured =
  (figure: (facts: ProductFacts) => number | null): Figure =>
  ({ facts }) =>
    facts && figure(facts);
const largestSide = ({ textures }: ProductFacts) => Math.max(0, ...textures.map(({ width, height }) => Math.max(width, height)));

/** Marked only where more, or fewer, is better for everybody: never for what a thing costs or how large it is. */
const STRONGEST: Readonly<Record<string, { most?: Figure; fewest?: Figure }>> = {
  Triangles: { fewest: measured(({ triangles }) => triangles) },
  "Draw calls": { fewest: measured(({ drawCalls }) => drawCalls) },
  Quads: { most: measured(({ quads, triangles }) => (quads === null || triangles === 0 ? null : quads / triangles)) },
  Surface: { most: measured(({ isManifold }) => Number(isManifold)) },
  Bones: { most: measured(({ bones }) => bones) },
  Textures: { most: measured(largestSide) },
  "File check": { most: ({ score }) => score },
};

/** The facts of a product's page, in the order people compare them. */
const MEASURED = [
  { title: "Geometry", labels: ["Triangles", "Vertices", "Quads", "Meshes", "Draw calls", "Surface", "Size"] },
  { title: "Movement", labels: ["Bones", "Animations", "Morph targets"] },
  { title: "Textures and UVs", labels: ["Materials", "Textures", "UV sets", "UV coverage", "GPU memory"] },
] as const;

/** Side by side, row by row: the same figures as on the products' own pages. */
export function compareGroups(products: readonly ComparedProduct[]): CompareGroup[] {
  const row = (label: string, textOf: (product: ComparedProduct) => string): CompareRow => rowOf(label, products, textOf);
  const lines = new Map(
    products.map(({ id, facts }) => [id, new Map(facts ? factLines(facts).map(({ label, value }) => [label, value]) : [])]),
  );
  const fact = (label: string) => row(label, ({ id, facts }) => (facts ? (lines.get(id)?.get(label) ?? NOTHING) : UNMEASURED));
  const licences = LICENCE_TYPES.filter((type) => products.some((product) => product.licences.some((licence) => licence.type === type)));
  const groups = [
    {
      title: "Price and licence",
      rows: [
        ...licences.map((type) => row(licenceTexts[type].name, (product) => licenceText(product, type))),
        row("Refund", ({ priceCents }) => (priceCents > 0 ? `${REFUNDS.CHANGE_OF_MIND_DAYS} days, if not downloaded` : NOTHING)),
        row("Made with AI", ({ aiDisclosure }) => AI_TEXTS[aiDisclosure]),
      ],
    },
    ...MEASURED.map(({ title, labels }) => ({ title, rows: labels.map(fact) })),
    {
      title: "Files",
      rows: [
        row("Formats", ({ formats }) => formats.map((format) => format.toUpperCase()).join(", ") || NOTHING),
        row("Opens in", ({ software }) => software.map((name) => SOFTWARE_NAMES[name]).join(", ") || NOTHING),
        row("Download", ({ downloadBytes }) => (downloadBytes > 0 ? sizeOf(downloadBytes) : NOTHING)),
        row("Loads on a phone", ({ previewBytes }) => (previewBytes === null ? NOTHING : sizeOf(previewBytes))),
        row("File check", ({ score }) => (score === null ? UNMEASURED : `${score} of 100`)),
      ],
    },
  ];
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== NOTHING && text !== UNMEASURED)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Those of them that differ. */
export const onlyDifferences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) })).filter(({ rows }) => rows.length > 0);

function rowOf(label: string, products: readonly ComparedProduct[], textOf: (product: ComparedProduct) => string): CompareRow {
  const texts = products.map(textOf);
  const isDifferent = new Set(texts).size > 1;
  const strongest = isDifferent ? strongestOf(label, products) : null;
  return {
    label,
    isDifferent,
    cells: products.map((product, at) => ({ text: texts[at] ?? "", isStrongest: strongest?.(product) ?? false })),
  };
}

function strongestOf(label: string, products: readonly ComparedProduct[]): ((product: ComparedProduct) => boolean) | null {
  const { most, fewest } = STRONGEST[label] ?? {};
  const figure = most ?? fewest;
  if (!figure) return null;
  const figures = products.map(figure).filter((each) => each !== null);
  if (new Set(figures).size < 2) return null;
  const best = most ? Math.max(...figures) : Math.min(...figures);
  return (product) => figure(product) === best;
}

function licenceText({ licences, isSubscriptionOnly }: ComparedProduct, type: ComparedProduct["licences"][number]["type"]): string {
  const licence = licences.find((each) => each.type === type);
  if (!licence) return NOTHING;
  if (isSubscriptionOnly) return "Subscription";
  const cents = priceNow(licence);
  return cents === 0 ? "Free" : price(cents);
}
