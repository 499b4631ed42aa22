import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { FileAccess } from "../platform/files/access.ts";
import { trainingRow } from "../trainings/sql.ts";
import { findOpenLine, lessonsOfFile, noteDownloaded, noteOpened } from "./opening-repository.ts";

/** Whether this person bought a training and may still have it. */
export const ownsTraining = async (db: Db, userId: string, trainingId: string): Promise<boolean> =>
  (await findOpenLine(db, { userId, trainingId, lessonId: "" })) !== undefined;

interface LessonOpening {
  userId: string;
  trainingId: string;
  lessonId: string;
  at: Instant;
}

/** Opens a paid lesson to a buyer of its training. That it was opened is written down before anything of it leaves. */
export const openLesson = async (db: Db, opening: LessonOpening): Promise<boolean> => (await lineThatOpens(db, opening)) !== null;

/** The purchase a lesson is opened with. */
async function lineThatOpens(db: Db, { at, ...wanted }: LessonOpening): Promise<string | null> {
  const line = await findOpenLine(db, wanted);
  if (!line) return null;
  if (line.firstAt !== null || (await noteOpened(db, line.lineId, wanted.lessonId, at))) return line.lineId;
  // Given back in this very moment; who bought it twice has another one.
  return lineThatOpens(db, { at, ...wanted });
}

/**
 * Files that come with the lessons of a training, for its buyers: fetching a file opens every lesson it belongs to, and one that
 * is to keep is written down as downloaded.
 */
export const learningFileAccess: FileAccess = async (db, actor, { id: fileId }, { at, hasBytes }) => {
  let isOpen = false;
  for (const { trainingId, lessonId, isResource } of await lessonsOfFile(db, fileId)) {
    const wanted = { userId: actor.id, trainingId, lessonId };
    const lineId = hasBytes ? await lineThatOpens(db, { ...wanted, at }) : ((await findOpenLine(db, wanted))?.lineId ?? null);
    const isThis = lineId !== null && (!hasBytes || !isResource || (await noteDownloaded(db, lineId, { lessonId, fileId }, at)));
    isOpen ||= isThis;
  }
  return isOpen;
};

interface ProgressSummary {
  progress: number;
  lastLessonId: string | null;
  lastAt: string;
  certificateCode: string | null;
}

/** How far a learner is in each of these trainings. */
export async function progressOfAll(db: Db, userId: string, trainingIds: readonly string[]): Promise<Map<string, ProgressSummary>> {
  if (trainingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("lessonProgress as p")
    .innerJoin(trainingRow("t"), "t.id", "p.trainingId")
    .leftJoin("certificates as c", (join) => join.onRef("c.userId", "=", "p.userId").onRef("c.trainingId", "=", "p.trainingId"))
    .select(["p.trainingId", "t.lessonCount", "c.code as certificateCode"])
    .select(sql<number>`count(*) filter (where p.completed_at is not null)`.as("completed"))
    .select(sql<string>`(array_agg(p.lesson_id order by p.updated_at desc))[1]`.as("lastLessonId"))
    .select(({ fn }) => fn.max("p.updatedAt").as("lastAt"))
    .where("p.userId", "=", userId)
    .where("p.trainingId", "in", trainingIds)
    .groupBy(["p.trainingId", "t.lessonCount", "c.code"])
    .execute();
  return new Map(
    rows.map(({ trainingId, lessonCount, completed, lastLessonId, lastAt, certificateCode }) => [
      trainingId,
      { progress: lessonCount === 0 ? 0 : (100 * completed) / lessonCount, lastLessonId, lastAt: lastAt ?? "", certificateCode },
    ]),
  );
}
