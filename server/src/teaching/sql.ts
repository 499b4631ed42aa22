import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

/** How many lessons the draft read as `d` has. */
export const DRAFT_LESSONS = sql<number>`(select count(*)::int from training_draft_lessons l where l.draft_id = d.id)`;

/**
 * What reviewers have before them of courses, read as `s` (its submission) and `d` (its draft): neither sorted nor limited, so that a
 * queue adds its claims and its own order. Sort by `s.queuedAt` and `s.id`: there is an index for it.
 */
export const queuedTrainings = (db: Db) =>
  db
    .selectFrom("submissions as s")
    .innerJoin("trainingDrafts as d", "d.id", "s.draftId")
    .leftJoin("categories as c", "c.id", "d.categoryId")
    .leftJoin("shops", "shops.creatorId", "d.creatorId")
    .where("s.itemType", "=", "training")
    .where("s.outcome", "is", null)
    .where("s.queuedAt", "is not", null)
    .select([
      "s.id as submissionId",
      "d.id",
      "d.title",
      "d.type",
      "d.creatorId",
      "shops.name as shopName",
      "c.name as category",
      "d.priceCents",
      "d.aiDisclosure",
      "d.publishAt",
      "d.coverFileId as posterFileId",
      "s.isRevision",
      "s.isAppeal",
      "s.hasWarnings",
      "s.submittedAt",
      "s.queuedAt",
    ])
    .select(DRAFT_LESSONS.as("lessons"));

/** Every file of the drafts that are in review, by the draft: what their reviewers open. */
export const fileOfReviewedTraining = (fileId: string) => sql<{ id: string }>`select d.id from training_drafts d
  where d.status = 'review' and d.id in (
    select draft_id from training_draft_lessons where video_file_id = ${fileId}
    union all select draft_id from training_draft_lessons where poster_file_id = ${fileId}
    union all select draft_id from training_draft_lessons where checkpoint_file_id = ${fileId}
    union all select l.draft_id from lesson_media m join training_draft_lessons l on l.checkpoint_file_id = m.file_id
      where m.preview_file_id = ${fileId} or m.poster_file_id = ${fileId}
    union all select l.draft_id from training_draft_parts p join training_draft_lessons l on l.id = p.lesson_id where p.file_id = ${fileId}
    union all select draft_id from training_draft_pictures where file_id = ${fileId}
    union all select id from training_drafts where cover_file_id = ${fileId}) limit 1`;
