import type { LicenceType } from "../catalogue/constants.ts";
import type { ProductFacts } from "../catalogue/model.ts";
import { dollars, exactly } from "../shared/language/formats.ts";
import { type DraftField, TYPO_MOST_SHARE } from "./constants.ts";
import type { DraftFields, FieldChange, VersionDiff } from "./model.ts";

/** Decision B1: which changes of something on sale reviewers see first. Everything else goes live at once. */
export const NEEDS_REVIEW: Readonly<Record<DraftField, boolean>> = {
  files: true,
  title: true,
  category: true,
  licences: true,
  ai: true,
  pictures: false,
  description: false,
  tags: false,
  price: false,
  rights: false,
  version: false,
  schedule: false,
};

interface Side {
  fields: DraftFields;
  categoryName: string;
  files: readonly { name: string; sha256: string }[];
  /** By their files, in order. */
  pictures: readonly string[];
}

const nameOf = (licence: LicenceType): string => licence.replaceAll("-", " ");
const price = (cents: number | null): string => (cents === null ? "" : dollars(cents));
const names = (files: Side["files"]): string => files.map(({ name }) => name).join(", ");
const hashes = (files: Side["files"]): string => files.map(({ sha256 }) => sha256).join();
const types = ({ licences }: DraftFields): string => licences.map(({ type }) => nameOf(type)).join(", ");
const prices = ({ priceCents, licences }: DraftFields): string =>
  [price(priceCents), ...licences.flatMap((one) => (one.priceCents === null ? [] : `${nameOf(one.type)} ${dollars(one.priceCents)}`))].join(
    ", ",
  );

interface FieldComparison {
  field: DraftField;
  /** What is compared. */
  key(side: Side): string;
  /** What people read. */
  say(side: Side): string;
}

const COMPARED: readonly FieldComparison[] = [
  { field: "files", key: ({ files }) => hashes(files), say: ({ files }) => names(files) },
  { field: "pictures", key: ({ pictures }) => pictures.join(), say: ({ pictures }) => `${pictures.length}` },
  { field: "title", key: ({ fields }) => fields.title, say: ({ fields }) => fields.title },
  {
    field: "description",
    key: ({ fields }) => JSON.stringify([fields.description, fields.descriptionRich]),
    say: ({ fields }) => fields.description,
  },
  { field: "category", key: ({ fields }) => fields.categoryId ?? "", say: ({ categoryName }) => categoryName },
  { field: "tags", key: ({ fields }) => fields.tags.join("\n"), say: ({ fields }) => fields.tags.join(", ") },
  { field: "licences", key: ({ fields }) => types(fields), say: ({ fields }) => types(fields) },
  { field: "price", key: ({ fields }) => prices(fields), say: ({ fields }) => prices(fields) },
  { field: "ai", key: ({ fields }) => fields.aiDisclosure ?? "", say: ({ fields }) => fields.aiDisclosure ?? "" },
];

/** What a revision changes, field by field. */
export const fieldChanges = (live: Side, draft: Side): FieldChange[] =>
  COMPARED.filter(({ key }) => key(live) !== key(draft)).map(({ field, say }) => ({
    field,
    needsReview: NEEDS_REVIEW[field],
    before: say(live),
    after: say(draft),
  }));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
const linksOf = (text: string): string[] => text.match(/(?:https?:\/\/|www\.)[^\s<>"')]+/giu) ?? [];

/** Decision D16: more than a fifth of the words, or a link that was not there. It is live all the same, and looked at later. */
export function isMoreThanTypos(before: string, after: string): boolean {
  const known = linksOf(before);
  if (linksOf(after).some((link) => !known.includes(link))) return true;
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const changed = Math.max(unmatched(old, fresh), unmatched(fresh, old));
  return changed > TYPO_MOST_SHARE * Math.max(1, old.length);
}

/** How many of these words are not among the others, each as often as it is there. */
function unmatched(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let missing = 0;
  for (const word of words) {
    const there = left.get(word) ?? 0;
    if (there === 0) missing += 1;
    else left.set(word, there - 1);
  }
  return missing;
}

/** What buyers read and see of an item before they buy it. */
export interface Listing {
  title: string;
  /** The description, and of a course what it teaches and asks for. */
  words: string;
  tags: readonly string[];
  /** By their files or by their bytes, the cover first. */
  pictures: readonly string[];
}

/** Whether a reviewer looks at it later: compared with what one last saw, so that small changes add up. A price is its creator's. */
export function needsLook(seen: Listing, now: Listing): boolean {
  if (seen.title !== now.title || isMoreThanTypos(seen.words, now.words)) return true;
  if (seen.pictures[0] !== now.pictures[0] || added(seen.pictures, now.pictures).length > 0) return true;
  return added(seen.tags, now.tags).length > now.tags.length / 2;
}

const added = (seen: readonly string[], now: readonly string[]): string[] => now.filter((one) => !seen.includes(one));

export interface VersionSide {
  facts: ProductFacts | null;
  files: readonly { name: string; format: string; sha256: string }[];
}

const side = ({ x, y, z }: ProductFacts["size"]): string => `${[x, y, z].map((metres) => metres.toFixed(2)).join(" × ")} m`;
const textures = ({ textures: all }: ProductFacts): string => {
  if (all.length === 0) return "none";
  return `${all.length} × up to ${exactly(Math.max(...all.map(({ width, height }) => Math.max(width, height))))} px`;
};

const MEASURED: readonly { about: string; say(facts: ProductFacts): string }[] = [
  { about: "Triangles", say: ({ triangles }) => exactly(triangles) },
  { about: "Vertices", say: ({ vertices }) => exactly(vertices) },
  { about: "Textures", say: textures },
  { about: "Materials", say: ({ materials }) => exactly(materials) },
  { about: "Bones", say: ({ bones }) => exactly(bones) },
  { about: "Animations", say: ({ animations }) => exactly(animations.length) },
  { about: "Size", say: ({ size }) => side(size) },
];

/** What is different in the files of two versions: what was measured, and which files came, went or changed. */
export function versionDiff(before: VersionSide, after: VersionSide): VersionDiff {
  const lines: VersionDiff["lines"] = [];
  if (before.facts && after.facts)
    for (const { about, say } of MEASURED) {
      const [old, fresh] = [say(before.facts), say(after.facts)];
      if (old !== fresh) lines.push({ about, before: old, after: fresh });
    }
  const [old, fresh] = [byName(before.files), byName(after.files)];
  for (const [name, sha256] of fresh)
    if (old.get(name) !== sha256)
      lines.push({ about: name, before: old.has(name) ? "earlier file" : "", after: old.has(name) ? "new file" : "added" });
  for (const [name] of old) if (!fresh.has(name)) lines.push({ about: name, before: "in the earlier version", after: "removed" });
  return { lines };
}

const byName = (files: VersionSide["files"]): Map<string, string> => new Map(files.map(({ name, sha256 }) => [name, sha256]));

/** The same as a sentence or two, for a notice. */
export const diffSentence = ({ lines }: VersionDiff, most = 3): string =>
  lines
    .slice(0, most)
    .map(({ about, before, after }) =>
      before && after && !after.endsWith("file") && after !== "removed" ? `${about}: ${before} → ${after}` : `${about} ${after}`,
    )
    .join(" · ");
