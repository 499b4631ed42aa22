import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { isOpen } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { isWithheld } from "../publication/items.ts";

interface LessonKey {
  userId: string;
  trainingId: string;
  lessonId: string;
}

/** The purchase a lesson is opened with, the first one that is open, and whether it was opened with it before. */
export const findOpenLine = (db: Db, { userId, trainingId, lessonId }: LessonKey) =>
  db
    .selectFrom("orderLines as o")
    .leftJoin("openedLessons as p", (join) => join.onRef("p.lineId", "=", "o.id").on("p.lessonId", "=", lessonId))
    .select(["o.id as lineId", "p.firstAt"])
    .where("o.buyerId", "=", userId)
    .where("o.itemType", "=", "training")
    .where("o.itemId", "=", trainingId)
    .where(isOpen("o"))
    .where(({ not }) => not(isWithheld("training", "o.itemId")))
    .orderBy("o.fulfilledAt")
    .orderBy("o.id")
    .limit(1)
    .executeTakeFirst();

/**
 * Notes that a lesson is opened, and answers whether it may be. The line is held for it: a refund of the same moment is
 * either before this, and then it stays closed, or after it, and then knows.
 */
export async function noteOpened(db: Db, lineId: string, lessonId: string, at: Instant): Promise<boolean> {
  const { rows } = await sql`
    with line as (select o.id from order_lines o where o.id = ${lineId} and ${isOpen("o")} for share)
    insert into opened_lessons as p (line_id, lesson_id, first_at) select line.id, ${lessonId}, ${at}::timestamptz from line
    on conflict (line_id, lesson_id) do update set first_at = p.first_at returning line_id`.execute(db);
  return rows.length > 0;
}

/**
 * Notes that a file of a lesson was downloaded, and answers whether it may be; the line is held as for a lesson. A download in
 * pieces, or a second one, is the same download.
 */
export async function noteDownloaded(db: Db, lineId: string, { lessonId, fileId }: { lessonId: string; fileId: string }, at: Instant) {
  const { rows } = await sql`
    with line as (select o.id from order_lines o where o.id = ${lineId} and ${isOpen("o")} for share)
    insert into resource_downloads as d (line_id, file_id, lesson_id, first_at)
      select line.id, ${fileId}, ${lessonId}, ${at}::timestamptz from line
    on conflict (line_id, file_id) do update set first_at = d.first_at returning line_id`.execute(db);
  return rows.length > 0;
}

interface LessonOfFile {
  lessonId: string;
  trainingId: string;
  /** Whether it is to keep: something to download, or the model of a checkpoint itself. */
  isResource: boolean;
}

/** The lessons a film, captions or anything else that comes with a lesson belong to. */
export async function lessonsOfFile(db: Db, fileId: string): Promise<LessonOfFile[]> {
  const { rows } = await sql<LessonOfFile>`
    select l.id as lesson_id, s.training_id, l.checkpoint_file_id is not distinct from ${fileId} or exists (
      select from lesson_parts p where p.lesson_id = l.id and p.file_id = ${fileId} and p.kind = 'resource') as is_resource
    from training_lessons l join training_sections s on s.id = l.section_id
    where l.id in (select f.lesson_id from lesson_files f where f.file_id = ${fileId})`.execute(db);
  return rows;
}
