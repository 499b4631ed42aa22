import { type Column, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

const seconds = (): Column<number> => ({ type: "real", isNullable: false, hasDefault: false });

export const learningTables = {
  lessonProgress: {
    userId: text(),
    lessonId: text(),
    trainingId: text(),
    positionSeconds: defaulted(seconds()),
    ranges: defaulted(json<[number, number][]>()),
    watchedSeconds: defaulted(seconds()),
    completedAt: nullable(instant()),
    updatedAt: instant(),
  },
  openedLessons: { lineId: text(), lessonId: text(), firstAt: instant() },
  lessonNotes: {
    id: text(),
    userId: text(),
    lessonId: text(),
    trainingId: text(),
    atSeconds: seconds(),
    body: text(),
    createdAt: instant(),
  },
  certificates: {
    code: text(),
    userId: text(),
    trainingId: text(),
    name: text(),
    title: text(),
    shopName: text(),
    lessonCount: integer(),
    durationSeconds: integer(),
    issuedAt: instant(),
    namedAt: instant(),
  },
  lessonPosts: {
    id: text(),
    questionId: nullable(text()),
    lessonId: text(),
    trainingId: text(),
    creatorId: text(),
    authorId: nullable(text()),
    atSeconds: nullable(seconds()),
    body: text(),
    createdAt: instant(),
    editedAt: nullable(instant()),
    removedAt: nullable(instant()),
    answeredAt: nullable(instant()),
    answerCount: defaulted(integer()),
  },
  resourceDownloads: { lineId: text(), fileId: text(), lessonId: text(), firstAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    learning: typeof learningTables;
  }
}
