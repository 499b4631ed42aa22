import type { DraftFinding } from "@blenda/domain/authoring/model";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { MediaRole, MediaState } from "@blenda/domain/teaching/constants";
import type { FilmFacts } from "@blenda/domain/teaching/rules";
import type { LessonKind, PartKind, SkillLevel, TrainingType } from "@blenda/domain/trainings/constants";
import type { Chapter } from "@blenda/domain/trainings/model";
import { draftColumns } from "../drafts/columns.ts";
import { boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

export const teachingTables = {
  trainingDrafts: {
    ...draftColumns,
    isRevision: defaulted(boolean()),
    treeMark: defaulted(integer()),
    type: text<TrainingType>(),
    level: nullable(text<SkillLevel>()),
    learn: defaulted(texts()),
    requirements: defaulted(texts()),
    coverFileId: nullable(text()),
    coverWidth: nullable(integer()),
    coverHeight: nullable(integer()),
  },
  trainingDraftSections: { id: text(), draftId: text(), position: integer(), title: text() },
  trainingDraftLessons: {
    id: text(),
    draftId: text(),
    sectionId: text(),
    position: integer(),
    mark: defaulted(integer()),
    title: defaulted(text()),
    kind: text<LessonKind>(),
    isPreview: defaulted(boolean()),
    body: defaulted(text()),
    bodyRich: nullable(json<RichText>()),
    videoFileId: nullable(text()),
    posterFileId: nullable(text()),
    posterAtMs: nullable(integer()),
    checkpointFileId: nullable(text()),
    chapters: defaulted(json<Chapter[]>()),
  },
  trainingDraftParts: {
    id: text(),
    lessonId: text(),
    kind: text<PartKind>(),
    position: integer(),
    fileId: text(),
    language: nullable(text()),
    label: defaulted(text()),
  },
  trainingDraftPictures: { draftId: text(), fileId: text() },
  /** What was read of a film or a checkpoint model: true of the file, in every course. */
  lessonMedia: {
    fileId: text(),
    role: text<MediaRole>(),
    state: text<MediaState>(),
    starts: defaulted(integer()),
    facts: nullable(json<FilmFacts | ProductFacts>()),
    findings: defaulted(json<DraftFinding[]>()),
    previewFileId: nullable(text()),
    posterFileId: nullable(text()),
    stageHue: nullable(integer()),
    /** Since when it waits; after our reader was too busy for it, until when it is left alone. */
    queuedAt: nullable(instant()),
    retryAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    teaching: typeof teachingTables;
  }
}
