import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Checkpoint, Lesson, TrainingCard } from "@blenda/domain/trainings/model";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { fileRow } from "../platform/sql.ts";
import { OPEN_BY_LINK } from "../publication/cards.ts";
import { lessonMediaRow } from "../teaching/sql.ts";
import { cardOf, selectCards } from "./cards.ts";

/** Whatever their state is: buyers keep what they bought. */
export async function cardsForOwners(db: Db, ids: readonly string[], now: Instant): Promise<TrainingCard[]> {
  const rows = await selectCards(db).where("p.id", "=", sql<string>`any(${ids}::text[])`).execute();
  return rows.map((row) => cardOf(row, now));
}

/** A lesson of this training, with whether its page opens: a lesson's id alone opens nothing. */
export const findLesson = (db: Db, trainingId: string, lessonId: string) =>
  db
    .selectFrom("trainingLessons as l")
    .innerJoin("trainingSections as g", "g.id", "l.sectionId")
    .innerJoin("trainings as t", "t.id", "g.trainingId")
    .leftJoin(lessonMediaRow("m"), "m.fileId", "l.checkpointFileId")
    .leftJoin(fileRow("c"), "c.id", "l.checkpointFileId")
    .select(["l.id", "l.title", "l.kind", "l.durationSeconds", "l.isPreview", "l.body", "l.bodyRich", "l.chapters", "t.creatorId"])
    .select(["l.videoFileId", "l.posterFileId", "l.checkpointFileId", "c.name as checkpointName", "c.bytes as checkpointBytes"])
    .select(["m.facts as checkpointFacts", "m.previewFileId", "m.posterFileId as checkpointPosterFileId", "m.stageHue"])
    .where("l.id", "=", lessonId)
    .where("t.id", "=", trainingId)
    .select(sql<boolean>`t.status in ${OPEN_BY_LINK}`.as("isOnShow"))
    .executeTakeFirst();
type LessonRow = NonNullable<Awaited<ReturnType<typeof findLesson>>>;

/** Captions and things to download, with the files they are. */
const partsOf = (db: Db, lessonId: string) =>
  db
    .selectFrom("lessonParts as p")
    .innerJoin(fileRow("f"), "f.id", "p.fileId")
    .select(["p.id", "p.kind", "p.language", "p.label", "p.fileId", "f.name", "f.bytes"])
    .where("p.lessonId", "=", lessonId)
    .orderBy("p.position")
    .orderBy("p.id")
    .execute();

const urlOf = (fileId: string): string => fileUrl(fileId) ?? "";

/** The whole lesson, for whom it is open. */
export async function lessonOf(db: Db, trainingId: string, row: LessonRow): Promise<Lesson> {
  const parts = await partsOf(db, row.id);
  const { id, title, kind, durationSeconds, isPreview, body, bodyRich, chapters } = row;
  return {
    ...{ id, trainingId, title, kind, durationSeconds, isPreview, body, bodyRich, chapters },
    videoUrl: fileUrl(row.videoFileId),
    posterUrl: fileUrl(row.posterFileId),
    captions: parts.flatMap(({ language, label, fileId }) => (language === null ? [] : [{ language, label, url: urlOf(fileId) }])),
    resources: parts.flatMap((part) =>
      part.kind === "resource" ? [{ id: part.id, name: part.name, bytes: part.bytes, url: urlOf(part.fileId) }] : [],
    ),
    checkpoint: checkpointOf(row),
  };
}

function checkpointOf({ checkpointFileId, checkpointName, checkpointBytes, checkpointFacts, ...row }: LessonRow): Checkpoint | null {
  if (checkpointFileId === null || checkpointName === null || checkpointBytes === null) return null;
  return {
    name: checkpointName,
    bytes: checkpointBytes,
    url: urlOf(checkpointFileId),
    triangles: checkpointFacts && "triangles" in checkpointFacts ? checkpointFacts.triangles : null,
    previewUrl: fileUrl(row.previewFileId),
    posterUrl: fileUrl(row.checkpointPosterFileId),
    stageHue: row.stageHue,
  };
}
