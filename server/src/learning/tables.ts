import { type Column, defaulted, instant, json, nullable, text } from "../platform/database/columns.ts";

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
};

declare module "../platform/database/db.ts" {
  interface Tables {
    learning: typeof learningTables;
  }
}
