import type { LessonProgress, Note } from "@blenda/domain/learning/model";
import type { Ranges } from "@blenda/domain/learning/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { trainingLessonRow, trainingRow, trainingSectionRow } from "../trainings/sql.ts";

export type ProgressRow = Selectable<Database["lessonProgress"]>;

const PERCENT = 100;

/** The lesson's length, if it belongs to the training. */
export const findLesson = (db: Db, trainingId: string, lessonId: string): Promise<{ durationSeconds: number } | undefined> =>
  db
    .selectFrom(trainingLessonRow("l"))
    .innerJoin(trainingSectionRow("s"), "s.id", "l.sectionId")
    .select("l.durationSeconds")
    .where("l.id", "=", lessonId)
    .where("s.trainingId", "=", trainingId)
    .executeTakeFirst();

/** Makes sure there is a row to hold: two devices that save at once then follow each other. */
export async function lockProgress(tx: Tx, userId: string, trainingId: string, lessonId: string): Promise<ProgressRow> {
  await tx
    .insertInto("lessonProgress")
    .values({ userId, trainingId, lessonId, updatedAt: new Date(0).toISOString() })
    .onConflict((c) => c.doNothing())
    .execute();
  return tx
    .selectFrom("lessonProgress")
    .selectAll()
    .where("userId", "=", userId)
    .where("lessonId", "=", lessonId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Place {
  positionSeconds: number;
  ranges: Ranges;
  watchedSeconds: number;
  completedAt: Instant | null;
  updatedAt: Instant;
}

export async function saveProgress(tx: Tx, userId: string, lessonId: string, { ranges, ...place }: Place): Promise<void> {
  await tx
    .updateTable("lessonProgress")
    .set({ ...place, ranges: jsonb(ranges as [number, number][]) })
    .where("userId", "=", userId)
    .where("lessonId", "=", lessonId)
    .execute();
}

export async function progressOf(db: Db, userId: string, trainingId: string): Promise<LessonProgress[]> {
  const rows = await db
    .selectFrom("lessonProgress as p")
    .innerJoin(trainingLessonRow("l"), "l.id", "p.lessonId")
    .select(["p.lessonId", "p.positionSeconds", "p.watchedSeconds", "p.completedAt", "p.updatedAt", "l.durationSeconds"])
    .where("p.userId", "=", userId)
    .where("p.trainingId", "=", trainingId)
    .orderBy("p.updatedAt", "desc")
    .execute();
  return rows.map(({ watchedSeconds, durationSeconds, ...row }) => ({ ...row, watched: percentOf(watchedSeconds, durationSeconds) }));
}

export const percentOf = (watchedSeconds: number, durationSeconds: number): number =>
  durationSeconds === 0 ? 0 : Math.min(PERCENT, (PERCENT * watchedSeconds) / durationSeconds);

export async function notesOf(db: Db, userId: string, trainingId: string): Promise<Note[]> {
  return db
    .selectFrom("lessonNotes")
    .select(["id", "lessonId", "atSeconds", "body as text", "createdAt"])
    .where("userId", "=", userId)
    .where("trainingId", "=", trainingId)
    .orderBy("createdAt")
    .execute();
}

interface NewNote {
  id: string;
  userId: string;
  trainingId: string;
  lessonId: string;
  atSeconds: number;
  body: string;
  createdAt: Instant;
}

export async function addNote(tx: Tx, note: NewNote): Promise<void> {
  await tx.insertInto("lessonNotes").values(note).execute();
}

export async function removeNote(tx: Tx, userId: string, trainingId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("lessonNotes")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("trainingId", "=", trainingId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function lessonCount(db: Db, trainingId: string): Promise<number> {
  const row = await db.selectFrom(trainingRow("trainings")).select("lessonCount").where("id", "=", trainingId).executeTakeFirst();
  return row?.lessonCount ?? 0;
}
