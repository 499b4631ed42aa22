import type { DraftStatus } from "@blenda/domain/authoring/constants";
import type { ReviewField } from "@blenda/domain/review/constants";
import type { FilmFlag } from "@blenda/domain/review/model";
import type { Instant } from "@blenda/domain/shared/time";
import { TRAINING_FIELDS, type TrainingField } from "@blenda/domain/teaching/constants";
import { sql } from "kysely";
import { categoryRow } from "../../catalogue/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { approveTraining, rejectTraining, requestTrainingChanges, trainingSubmissionOf } from "../../teaching/port.ts";
import { newTrainings, repeatedFilms, reviewedTrainings, trainingDraftLessonRow, trainingDraftRow } from "../../teaching/sql.ts";
import { trainingLessonRow, trainingRow } from "../../trainings/sql.ts";
import { NONE, type ReviewedKind } from "./kind.ts";

const sold = (db: Db) =>
  db
    .selectFrom(trainingRow("d"))
    .leftJoin(categoryRow("c"), "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category", "d.status", "d.statusReason", "d.coverFileId as posterFileId"])
    .select(["d.salesCount as sales", "d.publishedAt", "d.updatedAt", sql<number | null>`d.price_cents`.as("priceCents"), NONE.score])
    .select([sql<number | null>`d.lesson_count`.as("lessons"), "d.durationSeconds as seconds"])
    .select(sql<DraftStatus | null>`(select w.status from ${trainingDraftRow("w")} where w.id = d.id)`.as("revision"));

const drafts = (db: Db) => newTrainings(db).select([NONE.revision, NONE.posterFileId, NONE.score, NONE.sales, NONE.publishedAt]);

/** Films that another creator's course has, byte for byte. */
const sameFilms = async (db: Db, id: string): Promise<FilmFlag[]> =>
  (await repeatedFilms(id).execute(db)).rows.map(({ lessonId, ...training }) => ({ lessonId, training }));

async function read(db: Db, id: string, now: Instant) {
  const [submission, copies] = await Promise.all([trainingSubmissionOf(db, id, now), sameFilms(db, id)]);
  return submission && { itemType: "training" as const, submission, copies };
}

/** Of lessons it has, and of those that are on sale and would go. */
async function lessonTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const onSale = db.selectFrom(trainingLessonRow("trainingLessons")).select(["id", "title"]).where("id", "in", ids).execute();
  const worked = db.selectFrom(trainingDraftLessonRow("trainingDraftLessons")).select(["id", "title"]).where("id", "in", ids).execute();
  return new Map([...(await onSale), ...(await worked)].map(({ id, title }) => [id, title]));
}

const isTrainingField = (field: ReviewField): field is TrainingField => TRAINING_FIELDS.some((each) => each === field);

export const trainingKind: ReviewedKind = {
  drafted: trainingDraftRow("d"),
  reviewed: reviewedTrainings,
  sold,
  drafts,
  read,
  isCopy: async (db, id) => (await sameFilms(db, id)).length > 0,
  lessonTitles,
  approve: approveTraining,
  requestChanges: (tx, { remarks, ...decision }) =>
    requestTrainingChanges(tx, {
      ...decision,
      remarks: remarks.flatMap(({ field, lessonId, text }) => (isTrainingField(field) ? [{ field, lessonId, text }] : [])),
    }),
  reject: rejectTraining,
};
