import type { Listing } from "@blenda/domain/authoring/changes";
import type { DraftField, DraftStatus, FileState, PictureKind, ReadStep, RejectionCode } from "@blenda/domain/authoring/constants";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import type { AiDisclosure, LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { TrainingField } from "@blenda/domain/teaching/constants";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

export type RenderKind = Exclude<PictureKind, "own"> | "card" | "preview" | "edges";
export type SubmissionOutcome = "approved" | "changes_requested" | "rejected" | "withdrawn" | "failed_check";

export const authoringTables = {
  productDrafts: {
    n: defaulted(bigint()),
    id: text(),
    creatorId: text(),
    status: text<DraftStatus>(),
    mark: defaulted(integer()),
    title: defaulted(text()),
    description: defaulted(text()),
    descriptionRich: nullable(json<RichText>()),
    categoryId: nullable(text()),
    tags: defaulted(texts()),
    priceCents: nullable(integer()),
    licenceTypes: defaulted(texts<LicenceType>()),
    licencePrices: defaulted(json<Partial<Record<LicenceType, number>>>()),
    aiDisclosure: nullable(text<AiDisclosure>()),
    generatedFrom: nullable(text()),
    rightsVersion: nullable(text()),
    rightsAt: nullable(instant()),
    publishAt: nullable(instant()),
    versionNumber: nullable(text()),
    changes: defaulted(text()),
    baseVersionId: nullable(text()),
    reasonCode: nullable(text<RejectionCode>()),
    reason: defaulted(text()),
    rejectedAt: nullable(instant()),
    appealedAt: nullable(instant()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  draftFiles: {
    id: text(),
    draftId: text(),
    position: integer(),
    fileId: text(),
    format: text(),
    state: text<FileState>(),
    number: defaulted(bigint()),
    step: nullable(text<ReadStep>()),
    percent: defaulted(integer()),
    worker: nullable(text()),
    leaseUntil: nullable(instant()),
    starts: defaulted(integer()),
    /** How often our reader was too busy for it, and from when on it waits in line (again). */
    stalls: defaulted(integer()),
    retryAt: nullable(instant()),
    facts: nullable(json<ProductFacts>()),
    findings: defaulted(json<DraftFinding[]>()),
    score: nullable(integer()),
    specHash: nullable(text()),
    prints: defaulted(texts()),
    stageHue: nullable(integer()),
    /** The creator chose it for the viewer. */
    isChosen: defaulted(boolean()),
    createdAt: instant(),
  },
  draftRenders: { draftFileId: text(), kind: text<RenderKind>(), fileId: text(), width: integer(), height: integer() },
  draftPictures: {
    id: text(),
    draftId: text(),
    position: integer(),
    kind: text<PictureKind>(),
    fileId: text(),
    cardFileId: nullable(text()),
    width: integer(),
    height: integer(),
    alt: defaulted(text()),
  },
  submissions: {
    id: text(),
    itemType: defaulted(text<PublishedType>()),
    draftId: text(),
    creatorId: text(),
    isRevision: boolean(),
    isAppeal: defaulted(boolean()),
    appealText: defaulted(text()),
    hasWarnings: defaulted(boolean()),
    queuedAt: nullable(instant()),
    /** Long before it was queued, where it may be a copy; `null`: its turn is counted from when it was queued. */
    turnAt: nullable(instant()),
    submittedAt: instant(),
    outcome: nullable(text<SubmissionOutcome>()),
    decidedAt: nullable(instant()),
    decidedBy: nullable(text()),
  },
  draftRemarks: {
    id: text(),
    itemType: defaulted(text<PublishedType>()),
    draftId: text(),
    submissionId: text(),
    field: text<DraftField | TrainingField>(),
    lessonId: nullable(text()),
    text: text(),
    authorId: nullable(text()),
    at: instant(),
    settledAt: nullable(instant()),
    /** What the reviewer saw in that field, to tell whether it was changed since; `null`: from before this was kept. */
    seen: nullable(text()),
    /** The creator's, where they left the field as it is. */
    answer: defaulted(text()),
  },
  laterLooks: {
    id: text(),
    itemType: defaulted(text<PublishedType>()),
    itemId: text(),
    creatorId: text(),
    before: text(),
    after: text(),
    /** The whole of it; `null`: of before pictures were compared. */
    seen: nullable(json<Listing>()),
    shown: nullable(json<Listing>()),
    at: instant(),
    seenAt: nullable(instant()),
    seenBy: nullable(text()),
  },
  seenListings: { itemType: text<PublishedType>(), itemId: text(), creatorId: text(), listing: json<Listing>(), at: instant() },
  /** Moments at which a file was put off because our reader was too busy. Kept for a day. */
  readingTimeouts: { id: defaulted(bigint()), at: instant() },
  leftBodies: { storageKey: text(), at: instant() },
  /** Of the release before, which told buyers in batches by it. Nobody writes it any more. */
  versionTellings: { versionId: text(), afterUserId: defaulted(text()), isDone: defaulted(boolean()), createdAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    authoring: typeof authoringTables;
  }
}
