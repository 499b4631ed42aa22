import type { PublicationStatus, SuspensionCode } from "@blenda/domain/publication/constants";
import type { SkillLevel, TrainingType } from "@blenda/domain/trainings/constants";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

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
    tags: defaulted(texts()),
    priceCents: integer(),
    isSubscriptionOnly: defaulted(boolean()),
    isFeatured: defaulted(boolean()),
    level: nullable(text<SkillLevel>()),
    learn: defaulted(texts()),
    requirements: defaulted(texts()),
    durationSeconds: nullable(integer()),
    lessonCount: defaulted(integer()),
    stageHue: nullable(integer()),
    coverFileId: nullable(text()),
    coverWidth: nullable(integer()),
    coverHeight: nullable(integer()),
    ratingSum: defaulted(integer()),
    ratingCount: defaulted(integer()),
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
    kind: text<"video" | "text">(),
    durationSeconds: integer(),
    isPreview: defaulted(boolean()),
    body: defaulted(text()),
    videoFileId: nullable(text()),
    captionsFileId: nullable(text()),
    chapters: defaulted(json<{ atSeconds: number; title: string }[]>()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    trainings: typeof trainingTables;
  }
}
