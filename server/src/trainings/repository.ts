import type { TrainingCard } from "@blenda/domain/trainings/model";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import { prepared } from "../platform/database/prepared.ts";
import { cardOf, OPEN_BY_LINK, PUBLISHED, selectCards } from "./cards.ts";

/** What everybody may find. */
const publicCards = (db: Db) => selectCards(db).where("t.status", "=", PUBLISHED);

const rowsByNumbers = prepared((db, { numbers }: { numbers: readonly number[] }) =>
  db.selectNoFrom(jsonRows(publicCards(db).where("t.n", "=", sql<number>`any(${numbers}::bigint[])`)).as("cards")),
);

/** In the order asked for; what is not published is left out. */
export async function cardsByNumbers(db: Db, numbers: readonly number[]): Promise<TrainingCard[]> {
  const rows = (await rowsByNumbers(db, { numbers })).flatMap(({ cards }) => readJsonRows(cards));
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    return row ? [cardOf(row)] : [];
  });
}

/** Whoever bought one keeps it, published or not. */
export async function cardsForOwners(db: Db, ids: readonly string[]): Promise<TrainingCard[]> {
  const rows = await selectCards(db).where("t.id", "=", sql<string>`any(${ids}::text[])`).execute();
  return rows.map(cardOf);
}

export async function featuredCards(db: Db, limit: number): Promise<TrainingCard[]> {
  const featured = publicCards(db).where("t.isFeatured", "=", sql.lit(true));
  return (await featured.orderBy("t.publishedAt", "desc").orderBy("t.n", "desc").limit(sql.lit(limit)).execute()).map(cardOf);
}

export async function cardsOfCreator(db: Db, creatorId: string, limit: number): Promise<TrainingCard[]> {
  const own = publicCards(db).where("t.creatorId", "=", creatorId);
  return (await own.orderBy("t.publishedAt", "desc").orderBy("t.n", "desc").limit(sql.lit(limit)).execute()).map(cardOf);
}

export interface Totals {
  count: number;
  sales: number;
  ratingSum: number;
  ratingCount: number;
}

/** Sums over everything a creator has published. */
export const totalsOfCreator = (db: Db, creatorId: string): Promise<Totals> =>
  db
    .selectFrom("trainings")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.coalesce(fn.sum<number>("salesCount"), sql.lit(0)).as("sales"),
      fn.coalesce(fn.sum<number>("ratingSum"), sql.lit(0)).as("ratingSum"),
      fn.coalesce(fn.sum<number>("ratingCount"), sql.lit(0)).as("ratingCount"),
    ])
    .where("creatorId", "=", creatorId)
    .where("status", "=", PUBLISHED)
    .executeTakeFirstOrThrow();

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
