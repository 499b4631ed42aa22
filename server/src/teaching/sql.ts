import type { PublicationStatus } from "@blenda/domain/publication/constants";
import { TEACHING } from "@blenda/domain/teaching/constants";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { sql } from "kysely";
import { categoryRow } from "../catalogue/sql.ts";
import { publicPerson, SELLER_NAME } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";
import { fileRow } from "../platform/sql.ts";
import { shopRow } from "../shops/sql.ts";
import { trainingLessonRow, trainingRow, trainingSectionRow } from "../trainings/sql.ts";

/** How many lessons the draft read as `d` has. */
const DRAFT_LESSONS = sql<number>`(select count(*)::int from training_draft_lessons l where l.draft_id = d.id)`;

/** How long the draft read as `d` takes: its films as they were read, or as they are on sale, and its texts by their words. */
const DRAFT_SECONDS = sql<number>`(select coalesce(sum(case when l.kind = 'text'
    then cardinality(regexp_split_to_array(trim(l.body), '\\s+')) * 60 / ${sql.lit(TEACHING.WORDS_A_MINUTE)}
    else coalesce((m.facts ->> 'seconds')::double precision, sold.duration_seconds, 0) end), 0)::int
  from training_draft_lessons l left join lesson_media m on m.file_id = l.video_file_id left join ${trainingLessonRow("sold")} on sold.id = l.id
  where l.draft_id = d.id)`;

/** What was found in the films and models of the draft read as `d`, short of refusing them, and what is recommended and not there. */
const DRAFT_WARNINGS = sql<string[]>`array(select x ->> 'message' from training_draft_lessons l
    join lesson_media m on m.file_id in (l.video_file_id, l.checkpoint_file_id), jsonb_array_elements(m.findings) x
    where l.draft_id = d.id and x ->> 'level' = 'warn' order by l.position)
  || array(select ${sql.lit(teachingTexts.filmsWithoutCaptions)}::text where exists (select from training_draft_lessons l where l.draft_id = d.id
    and l.video_file_id is not null and not exists (select from training_draft_parts p where p.lesson_id = l.id and p.kind = 'captions')))`;

/** What lists of reviewers say of drafts, read as `d`: neither filtered nor sorted, and nothing of it stands in the way of an index. */
export const reviewedTrainings = (db: Db) =>
  db
    .selectFrom("trainingDrafts as d")
    .leftJoin(categoryRow("c"), "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category", "d.coverFileId as posterFileId"])
    .select([sql<number | null>`null::int`.as("stageHue"), sql<number | null>`null::int`.as("score"), sql<string>`''`.as("version")])
    .select([DRAFT_WARNINGS.as("warnings"), DRAFT_LESSONS.as("lessons"), DRAFT_SECONDS.as("seconds")]);

/** All drafts that are no revision, for the list of everything. */
export const newTrainings = (db: Db) =>
  db
    .selectFrom("trainingDrafts as d")
    .leftJoin(categoryRow("c"), "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category", "d.priceCents", "d.updatedAt"])
    .select([sql<PublicationStatus>`d.status`.as("status"), sql<string | null>`nullif(d.reason, '')`.as("statusReason")])
    .select([DRAFT_LESSONS.as("lessons"), DRAFT_SECONDS.as("seconds")])
    .where("d.isRevision", "=", false);

interface RepeatedFilm {
  lessonId: string;
  id: string;
  title: string;
  shop: string;
  isPublic: boolean;
}

/** More than these would hide the others. */
const MOST_REPEATED = 10;

/** Films of a draft that another creator's course has, byte for byte. */
export const repeatedFilms = (draftId: string) => sql<RepeatedFilm>`
  select distinct on (l.position, l.id, t.id) l.id as lesson_id, t.id, t.title, coalesce(${SELLER_NAME}, '') as shop,
    t.status in ('published', 'unlisted') as is_public
  from training_draft_lessons l join training_drafts d on d.id = l.draft_id
    join ${fileRow("f")} on f.id = l.video_file_id join ${fileRow("other")} on other.sha256 = f.sha256
    join ${trainingLessonRow("x")} on x.video_file_id = other.id join ${trainingSectionRow("g")} on g.id = x.section_id
    join ${trainingRow("t")} on t.id = g.training_id left join ${shopRow("s")} on s.creator_id = t.creator_id left join ${publicPerson("u")} on u.id = t.creator_id
  where l.draft_id = ${draftId} and t.creator_id <> d.creator_id and t.status <> 'deleted'
  order by l.position, l.id, t.id limit ${MOST_REPEATED}`;

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

export const lessonMediaRow = door("lessonMedia", [
  "fileId",
  "state",
  "facts",
  "previewFileId",
  "posterFileId",
  "stageHue",
  "queuedAt",
  "retryAt",
]);

export const trainingDraftRow = door("trainingDrafts", ["id", "creatorId", "status", "title", "updatedAt", "coverFileId"]);

export const trainingDraftLessonRow = door("trainingDraftLessons", ["id", "draftId", "title", "posterFileId"]);

export const trainingDraftPictureRow = door("trainingDraftPictures", ["draftId", "fileId"]);
