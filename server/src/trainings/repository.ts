import type { TrainingCard } from "@blenda/domain/trainings/model";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { OPEN_BY_LINK } from "../publication/cards.ts";
import { cardOf, selectCards } from "./cards.ts";

/** Whatever their state is: whoever bought one keeps it. */
export async function cardsForOwners(db: Db, ids: readonly string[]): Promise<TrainingCard[]> {
  const rows = await selectCards(db).where("p.id", "=", sql<string>`any(${ids}::text[])`).execute();
  return rows.map(cardOf);
}

/** A lesson of a training that may be opened, or nothing: a lesson's id alone opens nothing. */
export const findLesson = (db: Db, trainingId: string, lessonId: string) =>
  db
    .selectFrom("trainingLessons as l")
    .innerJoin("trainingSections as g", "g.id", "l.sectionId")
    .innerJoin("trainings as t", "t.id", "g.trainingId")
    .select(["l.id", "l.title", "l.kind", "l.durationSeconds", "l.isPreview", "l.body", "l.videoFileId", "l.captionsFileId", "l.chapters"])
    .where("l.id", "=", lessonId)
    .where("t.id", "=", trainingId)
    .where("t.status", "in", OPEN_BY_LINK)
    .executeTakeFirst();
