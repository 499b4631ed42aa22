import type { AiDisclosure } from "@blenda/domain/catalogue/constants";
import type { PublicationStatus, SuspensionCode } from "@blenda/domain/publication/constants";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import type { LessonKind, PartKind, SkillLevel, TrainingType } from "@blenda/domain/trainings/constants";
import type { Chapter } from "@blenda/domain/trainings/model";
import {
  bigint,
  boolean,
  computed,
  defaulted,
  instant,
  integer,
  integers,
  json,
  nullable,
  text,
  texts,
} from "../platform/database/columns.ts";

export const trainingTables = {
  trainings: {
    n: defaulted(bigint()),
    id: text(),
    creatorId: text(),
    categoryId: nullable(text()),
    type: text<TrainingType>(),
    status: text<PublicationStatus>(),
    statusBefore: nullable(text<PublicationStatus>()),
    statusReason: nullable(text()),
    suspensionCode: nullable(text<SuspensionCode>()),
    title: defaulted(text()),
    description: defaulted(text()),
    descriptionRich: nullable(json<RichText>()),
    tags: defaulted(texts()),
    priceCents: integer(),
    /** The sale it takes part in, or takes part in next; written by `publication`. Whether it runs says the clock. */
    sale: nullable(json<SaleWindow>()),
    isSubscriptionOnly: defaulted(boolean()),
    isFeatured: defaulted(boolean()),
    level: nullable(text<SkillLevel>()),
    learn: defaulted(texts()),
    requirements: defaulted(texts()),
    durationSeconds: nullable(integer()),
    lessonCount: defaulted(integer()),
    aiDisclosure: nullable(text<AiDisclosure>()),
    stageHue: nullable(integer()),
    coverFileId: nullable(text()),
    coverWidth: nullable(integer()),
    coverHeight: nullable(integer()),
    /** Reviews of one, two, three, four and five stars. */
    stars: defaulted(integers()),
    ratingSum: computed(integer()),
    ratingCount: computed(integer()),
    salesCount: defaulted(integer()),
    publishedAt: nullable(instant()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  trainingSections: { id: text(), trainingId: text(), position: integer(), title: text() },
  trainingLessons: {
    id: text(),
    sectionId: text(),
    position: integer(),
    title: text(),
    kind: text<LessonKind>(),
    durationSeconds: integer(),
    isPreview: defaulted(boolean()),
    body: defaulted(text()),
    videoFileId: nullable(text()),
    bodyRich: nullable(json<RichText>()),
    posterFileId: nullable(text()),
    posterAtMs: nullable(integer()),
    checkpointFileId: nullable(text()),
    chapters: defaulted(json<Chapter[]>()),
  },
  /** Captions and things to download. */
  lessonParts: {
    id: text(),
    lessonId: text(),
    kind: text<PartKind>(),
    position: integer(),
    fileId: text(),
    language: nullable(text()),
    label: defaulted(text()),
  },
  /** In the words of a lesson. */
  lessonPictures: { lessonId: text(), fileId: text() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    trainings: typeof trainingTables;
  }
}
