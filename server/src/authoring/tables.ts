import type { FileState, PictureKind, ReadStep } from "@blenda/domain/authoring/constants";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { draftColumns } from "../drafts/columns.ts";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

export type RenderKind = Exclude<PictureKind, "own"> | "card" | "preview" | "edges";

export const authoringTables = {
  productDrafts: {
    ...draftColumns,
    licenceTypes: defaulted(texts<LicenceType>()),
    licencePrices: defaulted(json<Partial<Record<LicenceType, number>>>()),
    generatedFrom: nullable(text()),
    versionNumber: nullable(text()),
    changes: defaulted(text()),
    baseVersionId: nullable(text()),
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
  /** Moments at which a file was put off because our reader was too busy. Kept for a day. */
  readingTimeouts: { id: defaulted(bigint()), at: instant() },
  /** Of the release before, which told buyers in batches by it. No longer written. */
  versionTellings: { versionId: text(), afterUserId: defaulted(text()), isDone: defaulted(boolean()), createdAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    authoring: typeof authoringTables;
  }
}
