import type { DraftStatus } from "@blenda/domain/authoring/constants";
import type { ReviewField } from "@blenda/domain/review/constants";
import type { FilmFlag } from "@blenda/domain/review/model";
import type { Instant } from "@blenda/domain/shared/time";
import { TRAINING_FIELDS, type TrainingField } from "@blenda/domain/teaching/constants";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { approveTraining, rejectTraining, requestTrainingChanges, trainingSubmissionOf } from "../../teaching/port.ts";
import { newTrainings, reviewedTrainings } from "../../teaching/sql.ts";
import { NONE, type ReviewedKind } from "./kind.ts";

const sold = (db: Db) =>
  db
    .selectFrom("trainings as d")
    .leftJoin("categories as c", "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category", "d.status", "d.statusReason", "d.coverFileId as posterFileId"])
    .select(["d.salesCount as sales", "d.publishedAt", "d.updatedAt", sql<number | null>`d.price_cents`.as("priceCents"), NONE.score])
    .select([sql<number | null>`d.lesson_count`.as("lessons"), "d.durationSeconds as seconds"])
    .select(sql<DraftStatus | null>`(select w.status from training_drafts w where w.id = d.id)`.as("revision"));

const drafts = (db: Db) => newTrainings(db).select([NONE.revision, NONE.posterFileId, NONE.score, NONE.sales, NONE.publishedAt]);

/** Films somebody else's course has, byte for byte. */
async function sameFilms(db: Db, id: string): Promise<FilmFlag[]> {
  const { rows } = await sql<{ lessonId: string; id: string; title: string; shop: string; isPublic: boolean }>`
    select distinct on (l.position, l.id, t.id) l.id as lesson_id, t.id, t.title, coalesce(s.name, u.display_name, '') as shop,
      t.status in ('published', 'unlisted') as is_public
    from training_draft_lessons l join training_drafts d on d.id = l.draft_id
      join files f on f.id = l.video_file_id join files other on other.sha256 = f.sha256
      join training_lessons x on x.video_file_id = other.id join training_sections g on g.id = x.section_id
      join trainings t on t.id = g.training_id left join shops s on s.creator_id = t.creator_id left join users u on u.id = t.creator_id
    where l.draft_id = ${id} and t.creator_id <> d.creator_id and t.status <> 'deleted'
    order by l.position, l.id, t.id limit ${MOST_FLAGS}`.execute(db);
  return rows.map(({ lessonId, ...training }) => ({ lessonId, training }));
}
/** More than these would hide the others. */
const MOST_FLAGS = 10;

async function read(db: Db, id: string, now: Instant) {
  const [submission, copies] = await Promise.all([trainingSubmissionOf(db, id, now), sameFilms(db, id)]);
  return submission && { itemType: "training" as const, submission, copies };
}

/** Of lessons it has, and of those that are on sale and would go. */
async function lessonTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const onSale = db.selectFrom("trainingLessons").select(["id", "title"]).where("id", "in", ids).execute();
  const worked = db.selectFrom("trainingDraftLessons").select(["id", "title"]).where("id", "in", ids).execute();
  return new Map([...(await onSale), ...(await worked)].map(({ id, title }) => [id, title]));
}

const isTrainingField = (field: ReviewField): field is TrainingField => TRAINING_FIELDS.some((each) => each === field);

export const trainingKind: ReviewedKind = {
  draftTable: "training_drafts",
  reviewed: reviewedTrainings,
  sold,
  drafts,
  read,
  lessonTitles,
  approve: approveTraining,
  requestChanges: (tx, { remarks, ...decision }) =>
    requestTrainingChanges(tx, {
      ...decision,
      remarks: remarks.flatMap(({ field, lessonId, text }) => (isTrainingField(field) ? [{ field, lessonId, text }] : [])),
    }),
  reject: rejectTraining,
};
