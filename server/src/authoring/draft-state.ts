import { fieldChanges, type Listing } from "@blenda/domain/authoring/changes";
import { DRAFT_FIELDS, type DraftField } from "@blenda/domain/authoring/constants";
import type { DraftFields, OpenPoint } from "@blenda/domain/authoring/model";
import { type DraftState, licencesOf, openPoints } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { categories, type LiveRow, live } from "../catalogue/port.ts";
import { fingerprintOf } from "../drafts/remarks.ts";
import type { Db } from "../platform/database/db.ts";
import { type FileRow, filesOf, type PictureRow, picturesOf, viewerOf } from "./files-repository.ts";
import type { ProductDraftRow } from "./repository.ts";

/** A draft with everything that decides about it. */
export interface WholeDraft {
  row: ProductDraftRow;
  files: FileRow[];
  pictures: PictureRow[];
  viewer: FileRow | null;
  live: LiveRow | null;
  categoryName: string;
}

export async function wholeDraft(db: Db, row: ProductDraftRow): Promise<WholeDraft> {
  const [files, pictures, sold, categoryName] = await Promise.all([
    filesOf(db, row.id),
    picturesOf(db, row.id),
    row.baseVersionId === null ? null : live.find(db, row.id),
    categories.name(db, row.categoryId),
  ]);
  return { row, files, pictures, viewer: viewerOf(files), live: sold, categoryName };
}

export const productFieldsOf = (row: ProductDraftRow): DraftFields => ({
  title: row.title,
  description: row.description,
  descriptionRich: row.descriptionRich,
  categoryId: row.categoryId,
  tags: row.tags,
  priceCents: row.priceCents,
  licences: licencesOf(row.licenceTypes, row.licencePrices),
  aiDisclosure: row.aiDisclosure,
  hasRights: row.rightsAt !== null,
  publishAt: row.publishAt,
  versionNumber: row.versionNumber,
  changes: row.changes,
});

/** The fields of what is on sale, as a draft has them. */
export const liveProductFields = (sold: LiveRow): DraftFields => ({
  title: sold.title,
  description: sold.description,
  descriptionRich: sold.descriptionRich,
  categoryId: sold.categoryId,
  tags: sold.tags,
  priceCents: sold.priceCents,
  licences: licencesOf(sold.licenceTypes, sold.licencePrices),
  aiDisclosure: sold.aiDisclosure,
  hasRights: true,
  publishAt: null,
  versionNumber: sold.version,
  changes: "",
});

/** The images of what is on sale in their order: the cover, then the others. */
export const livePictures = (sold: LiveRow) =>
  ["cover", "gallery"].flatMap((kind) => sold.pictures.filter((picture) => picture.kind === kind));

/** What buyers see of it before they buy. */
export const liveListing = (sold: LiveRow): Listing => ({
  title: sold.title,
  words: sold.description,
  tags: sold.tags,
  pictures: livePictures(sold).map(({ fileId }) => fileId),
});

export const isProductField = (field: string): field is DraftField => DRAFT_FIELDS.some((known) => known === field);

export function productPrintOf({ row, files, pictures }: WholeDraft, field: DraftField): string {
  const { title, description, descriptionRich, categoryId, tags, priceCents, licences, ...rest } = productFieldsOf(row);
  const values: Record<DraftField, unknown> = {
    files: files.map(({ sha256 }) => sha256),
    // A rendered image follows its file: what the creator chose of it is its look.
    pictures: pictures.map(({ kind, fileId, alt }) => [kind === "own" ? fileId : kind, alt]),
    title,
    description: [description, descriptionRich],
    category: categoryId,
    tags,
    licences,
    price: priceCents,
    ai: rest.aiDisclosure,
    rights: rest.hasRights,
    version: [rest.versionNumber, rest.changes],
    schedule: rest.publishAt,
  };
  return fingerprintOf(values[field]);
}

const hashes = (files: readonly { sha256: string }[]): string => files.map(({ sha256 }) => sha256).join();

export const hasOtherFiles = ({ files, live: sold }: WholeDraft): boolean => sold !== null && hashes(files) !== hashes(sold.files);

const stateOf = (whole: WholeDraft, now: Instant): DraftState => {
  const { row, files, pictures, viewer, live: sold } = whole;
  return {
    fields: productFieldsOf(row),
    files: files.map(({ name, state, findings, sha256 }) => ({ name, state, findings, isNew: isNew(whole, sha256) })),
    pictures,
    facts: viewer?.facts ?? null,
    live: sold && { version: sold.version ?? "0.0", hasOtherFiles: hasOtherFiles(whole) },
    now,
  };
};

export const isNew = ({ live: sold }: WholeDraft, sha256: string): boolean =>
  sold !== null && !sold.files.some((file) => file.sha256 === sha256);

/** What stands between it and its submission. A revision is asked only about what it changes; new files are declared anew. */
export function productPointsOf(whole: WholeDraft, now: Instant): OpenPoint[] {
  const points = openPoints(stateOf(whole, now));
  if (!whole.live) return points;
  const changed = new Set<DraftField>([...productChangesOf(whole).map(({ field }) => field), "version", "schedule"]);
  if (hasOtherFiles(whole)) changed.add("rights").add("tags");
  return points.filter(({ field }) => changed.has(field));
}

/** What a revision changes of what is on sale. */
export function productChangesOf({ row, files, pictures, live: sold, categoryName }: WholeDraft) {
  if (!sold) return [];
  return fieldChanges(
    {
      fields: liveProductFields(sold),
      categoryName: sold.category ?? "",
      files: sold.files,
      pictures: livePictures(sold).map(({ fileId }) => fileId),
    },
    { fields: productFieldsOf(row), categoryName, files, pictures: pictures.map(({ fileId }) => fileId) },
  );
}
