import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { isOpen } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { isWithheld } from "../publication/items.ts";

interface Wanted {
  userId: string;
  trainingId: string;
  lessonId: string;
}

/** The purchase a lesson is opened with, the first one that is open, and whether it was opened with it before. */
export const findOpenLine = (db: Db, { userId, trainingId, lessonId }: Wanted) =>
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

/** The lessons a film, captions or anything else that comes with a lesson belong to. */
export const lessonsOfFile = async (db: Db, fileId: string): Promise<{ lessonId: string; trainingId: string }[]> =>
  (
    await sql<{ lessonId: string; trainingId: string }>`select distinct l.id as lesson_id, s.training_id from lesson_files f
      join training_lessons l on l.id = f.lesson_id join training_sections s on s.id = l.section_id
      where f.file_id = ${fileId}`.execute(db)
  ).rows;
