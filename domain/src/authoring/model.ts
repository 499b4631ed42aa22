import { z } from "zod";
import { AI_DISCLOSURES, LICENCE_TYPES, LOOKS } from "../catalogue/constants.ts";
import { ProductFacts, ProductId } from "../catalogue/model.ts";
import { PRICE_MOST_CENTS, PUBLICATION_STATUSES, PUBLISHED_TYPES } from "../publication/constants.ts";
import { Picture, Rating } from "../publication/model.ts";
import { Cents } from "../shared/money.ts";
import { richText } from "../shared/rich-text/schema.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { AUTHORING, DRAFT_FIELDS, DRAFT_STATUSES, FILE_STATES, PICTURE_KINDS, READ_STEPS, REJECTION_CODES } from "./constants.ts";

export const DraftId = ProductId;
export const PartId = z.string().min(1).max(64);

/** Absent price: the usual factor of the price. */
export const DraftLicence = z.strictObject({ type: z.enum(LICENCE_TYPES), priceCents: Cents.max(PRICE_MOST_CENTS * 10).nullable() });
export type DraftLicence = z.infer<typeof DraftLicence>;

/** `MAJOR.MINOR` or `MAJOR.MINOR.PATCH`. */
export const VersionNumber = z
  .string()
  .max(20)
  .regex(/^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4}))?$/);

/** What a creator types. Everything may be empty: what is missing is said, not refused. */
export const DraftFields = z.strictObject({
  title: plainText(0, AUTHORING.TITLE_MOST),
  /** The words alone. Sent without `descriptionRich` it is the whole description; otherwise it is taken from there. */
  description: plainText(0, AUTHORING.DESCRIPTION_MOST),
  /** Formatted, without pictures and links; `null`: plain. */
  descriptionRich: richText(AUTHORING.DESCRIPTION_MOST, "basic").nullable(),
  categoryId: z.string().min(1).max(100).nullable(),
  tags: z.array(plainText(1, AUTHORING.TAG_MOST)).max(AUTHORING.MOST_TAGS),
  priceCents: Cents.max(PRICE_MOST_CENTS).nullable(),
  licences: z.array(DraftLicence).max(LICENCE_TYPES.length),
  /** Nothing is chosen at first. */
  aiDisclosure: z.enum(AI_DISCLOSURES).nullable(),
  /** Confirmed by the creator alone; kept with the version of its wording and the time. */
  hasRights: z.boolean(),
  /** Approved before then, it waits; `null`: published as soon as it is approved. */
  publishAt: Instant.nullable(),
  /** Of a revision with new files. */
  versionNumber: VersionNumber.nullable(),
  changes: plainText(0, AUTHORING.CHANGES_MOST),
});
export type DraftFields = z.infer<typeof DraftFields>;

/** What the file check says of a file. A block keeps the product from being submitted. */
export const DraftFinding = z.object({ level: z.enum(["block", "warn", "info"]), code: z.string(), message: z.string() });
export type DraftFinding = z.infer<typeof DraftFinding>;

export const DraftFile = z.object({
  id: PartId,
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  format: z.string(),
  url: z.string(),
  state: z.enum(FILE_STATES),
  /** While it is read. */
  step: z.enum(READ_STEPS).nullable(),
  percent: z.int(),
  /** Our reader was too busy for it, and tries again by itself. */
  isDelayed: z.boolean(),
  /** In line, while it waits there: 1 is read next. */
  place: z.int().nullable(),
  /** How many things were measured. */
  factCount: z.int(),
  facts: ProductFacts.nullable(),
  findings: z.array(DraftFinding),
  score: z.int().nullable(),
  /** The viewer, the rendered images and the facts come from this one. */
  isViewer: z.boolean(),
  /** It could be the viewer's. */
  canBeViewer: z.boolean(),
  /** Of a revision: not part of the version on sale. */
  isNew: z.boolean(),
});
export type DraftFile = z.infer<typeof DraftFile>;

export const DraftPicture = z.object({
  id: PartId,
  kind: z.enum(PICTURE_KINDS),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type DraftPicture = z.infer<typeof DraftPicture>;

/** Rendered from the viewer's file, and not among the images yet. */
export const OfferedPicture = DraftPicture.pick({ kind: true, url: true, width: true, height: true });
export type OfferedPicture = z.infer<typeof OfferedPicture>;

/** Something between the draft and its submission. A warning doesn't stop it. */
export const OpenPoint = z.object({
  field: z.enum(DRAFT_FIELDS),
  code: z.string(),
  level: z.enum(["block", "warn"]),
  message: z.string(),
});
export type OpenPoint = z.infer<typeof OpenPoint>;

/** A reviewer's comment on a field. */
export const Remark = z.object({
  id: PartId,
  field: z.enum(DRAFT_FIELDS),
  text: z.string(),
  at: Instant,
  /** Answered by a later submission. */
  isSettled: z.boolean(),
  /** The field is as the reviewer saw it. */
  isUntouched: z.boolean(),
  /** What its creator wrote to it, where they left the field as it is. */
  answer: z.string(),
});
export type Remark = z.infer<typeof Remark>;

/** A word to a reviewer whose comment changed nothing. */
export const RemarkAnswer = z.strictObject({ remarkId: PartId, text: plainText(1, AUTHORING.REMARK_MOST) });
export type RemarkAnswer = z.infer<typeof RemarkAnswer>;

export const NewRemark = z.strictObject({ field: z.enum(DRAFT_FIELDS), text: plainText(1, AUTHORING.REMARK_MOST) });
export type NewRemark = z.infer<typeof NewRemark>;

/** What a revision changes of what is on sale. */
export const FieldChange = z.object({
  field: z.enum(DRAFT_FIELDS),
  /** Otherwise it goes live at once. */
  needsReview: z.boolean(),
  /** As people read it. */
  before: z.string(),
  after: z.string(),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** What is different in the files of two versions, in whole lines people read: "Triangles: 12,400 → 14,456". */
export const VersionDiff = z.object({ lines: z.array(z.object({ about: z.string(), before: z.string(), after: z.string() })) });
export type VersionDiff = z.infer<typeof VersionDiff>;

export const HistoryLine = z.object({
  at: Instant,
  what: z.string(),
  by: z.enum(["you", "review", "blenda"]),
  reason: z.string(),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

/** What is on sale while its revision is worked on. */
export const LiveProduct = z.object({
  status: z.enum(PUBLICATION_STATUSES),
  title: z.string(),
  priceCents: Cents,
  version: z.string().nullable(),
  publishedAt: Instant.nullable(),
  sales: z.int(),
});
export type LiveProduct = z.infer<typeof LiveProduct>;

/** The same with everything a reviewer compares: files, images, facts, words. */
export const LiveCounterpart = LiveProduct.extend({
  fields: DraftFields,
  files: z.array(z.object({ name: z.string(), format: z.string(), bytes: z.int(), sha256: z.string() })),
  pictures: z.array(Picture),
  looks: z.partialRecord(z.enum(LOOKS), z.string()),
  facts: ProductFacts.nullable(),
  score: z.int().nullable(),
  stageHue: z.int().nullable(),
  posterUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
  wireUrl: z.string().nullable(),
});
export type LiveCounterpart = z.infer<typeof LiveCounterpart>;

/** Steps the creator may take now. */
export const DRAFT_STEPS = ["edit", "submit", "withdraw", "appeal", "delete", "cancelRevision"] as const;

/** Everything the editor shows: one question. Live: files that are read move by themselves. */
export const Draft = z.object({
  id: DraftId,
  status: z.enum(DRAFT_STATUSES),
  /** Sent along with every save; another one there means a save from elsewhere meanwhile. */
  mark: z.int(),
  savedAt: Instant,
  createdAt: Instant,
  fields: DraftFields,
  /** When the box was checked, and which wording. */
  rights: z.object({ version: z.string(), at: Instant }).nullable(),
  /** Made by the generator, from these words. */
  generatedFrom: z.string().nullable(),
  files: z.array(DraftFile),
  pictures: z.array(DraftPicture),
  offered: z.array(OfferedPicture),
  /** Of the viewer's file. */
  facts: ProductFacts.nullable(),
  score: z.int().nullable(),
  stageHue: z.int().nullable(),
  posterUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
  wireUrl: z.string().nullable(),
  /** Tags the facts offer. */
  suggestedTags: z.array(z.string()),
  remarks: z.array(Remark),
  open: z.array(OpenPoint),
  /** `most` is null for a trusted creator. `holdDays`: how long what this person sells now waits. */
  limits: z.object({ submittedToday: z.int(), most: z.int().nullable(), resetsAt: Instant, holdDays: z.int() }),
  submittedAt: Instant.nullable(),
  /** When review promised an answer. */
  answerBy: Instant.nullable(),
  reason: z.object({ code: z.enum(REJECTION_CODES).nullable(), text: z.string() }).nullable(),
  appealUntil: Instant.nullable(),
  live: LiveProduct.nullable(),
  changes: z.array(FieldChange),
  diff: VersionDiff.nullable(),
  history: z.array(HistoryLine),
  may: z.array(z.enum(DRAFT_STEPS)),
});
export type Draft = z.infer<typeof Draft>;

/** What a reviewer decides about: the draft as its creator sees it, and what is on sale beside it. */
export const Submission = z.object({
  id: z.string(),
  draft: Draft,
  creatorId: z.string(),
  shopName: z.string(),
  isAppeal: z.boolean(),
  /** The creator's words with an appeal. */
  appealText: z.string(),
  queuedAt: Instant,
  answerBy: Instant,
  /** How often this product was handed in before. */
  earlier: z.int(),
  live: LiveCounterpart.nullable(),
});
export type Submission = z.infer<typeof Submission>;

/** A line of the working list: something on sale, something worked on, or both. Courses are changed by `teaching`'s calls. */
export const Item = z.object({
  itemType: z.enum(PUBLISHED_TYPES),
  id: DraftId,
  title: z.string(),
  category: z.string().nullable(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  /** Of what is on sale, or of the draft where there is none. */
  status: z.enum(PUBLICATION_STATUSES),
  /** The working copy of something on sale. */
  revision: z.enum(DRAFT_STATUSES).nullable(),
  hasDraft: z.boolean(),
  priceCents: Cents.nullable(),
  version: z.string().nullable(),
  score: z.int().nullable(),
  sales: z.int(),
  rating: Rating.nullable(),
  remarks: z.int(),
  reason: z.string().nullable(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type Item = z.infer<typeof Item>;

export const ItemCounts = z.object({
  all: z.int(),
  live: z.int(),
  drafts: z.int(),
  in_review: z.int(),
  needs_you: z.int(),
  off_sale: z.int(),
});
export type ItemCounts = z.infer<typeof ItemCounts>;

/** What came of a step for many: who it was not possible for, and why. */
export const ManyOutcome = z.object({
  done: z.array(DraftId),
  refused: z.array(z.object({ id: DraftId, message: z.string() })),
});
export type ManyOutcome = z.infer<typeof ManyOutcome>;
