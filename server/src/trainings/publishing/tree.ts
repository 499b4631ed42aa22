import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { LessonKind, PartKind } from "@blenda/domain/trainings/constants";
import type { Chapter } from "@blenda/domain/trainings/model";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";

/** Captions in a language, or something to download. */
interface TaughtPart {
  id: string;
  kind: PartKind;
  fileId: string;
  language: string | null;
  label: string;
}

/** A lesson with everything that belongs to it, of what is on sale and of a draft alike. */
export interface TaughtLesson {
  id: string;
  title: string;
  kind: LessonKind;
  isPreview: boolean;
  body: string;
  bodyRich: RichText | null;
  videoFileId: string | null;
  posterFileId: string | null;
  posterAtMs: number | null;
  checkpointFileId: string | null;
  chapters: Chapter[];
  parts: TaughtPart[];
}

export interface TaughtSection<Lesson extends TaughtLesson = TaughtLesson> {
  id: string;
  title: string;
  lessons: Lesson[];
}

/** The sections of a training in the order they are taught. */
export async function findTree(db: Db, trainingId: string): Promise<TaughtSection<TaughtLesson & { durationSeconds: number }>[]> {
  const [sections, lessons] = await Promise.all([
    db.selectFrom("trainingSections").select(["id", "title"]).where("trainingId", "=", trainingId).orderBy("position").execute(),
    db
      .selectFrom("trainingLessons as l")
      .innerJoin("trainingSections as s", "s.id", "l.sectionId")
      .selectAll("l")
      .where("s.trainingId", "=", trainingId)
      .orderBy("l.position")
      .execute(),
  ]);
  const parts = Map.groupBy(
    await partsOf(
      db,
      lessons.map(({ id }) => id),
    ),
    ({ lessonId }) => lessonId,
  );
  const bySection = Map.groupBy(lessons, ({ sectionId }) => sectionId);
  return sections.map((section) => ({
    ...section,
    lessons: (bySection.get(section.id) ?? []).map(({ sectionId: _s, position: _p, ...lesson }) => ({
      ...lesson,
      parts: (parts.get(lesson.id) ?? []).map(({ lessonId: _l, position: _o, ...part }) => part),
    })),
  }));
}

const partsOf = (db: Db, lessonIds: readonly string[]) =>
  db
    .selectFrom("lessonParts")
    .selectAll()
    .where("lessonId", "=", anyOf(lessonIds))
    .orderBy("kind")
    .orderBy("position")
    .orderBy("id")
    .execute();
