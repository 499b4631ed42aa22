import { type Selectable, sql } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import type { TaughtLesson, TaughtSection } from "../trainings/port.ts";

export type LessonRow = Selectable<Database["trainingDraftLessons"]>;
export type DraftTree = TaughtSection<TaughtLesson & { mark: number }>[];

/** The sections of a draft in their order, with everything in them. */
export async function draftTree(db: Db, draftId: string): Promise<DraftTree> {
  const [sections, lessons, parts] = await Promise.all([
    db
      .selectFrom("trainingDraftSections")
      .select(["id", "title"])
      .where("draftId", "=", draftId)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    db.selectFrom("trainingDraftLessons").selectAll().where("draftId", "=", draftId).orderBy("position").orderBy("id").execute(),
    db
      .selectFrom("trainingDraftParts as p")
      .innerJoin("trainingDraftLessons as l", "l.id", "p.lessonId")
      .selectAll("p")
      .where("l.draftId", "=", draftId)
      .orderBy("p.kind")
      .orderBy("p.position")
      .orderBy("p.id")
      .execute(),
  ]);
  const ofSection = Map.groupBy(lessons, ({ sectionId }) => sectionId);
  const ofLesson = Map.groupBy(parts, ({ lessonId }) => lessonId);
  return sections.map((section) => ({
    ...section,
    lessons: (ofSection.get(section.id) ?? []).map(({ draftId: _d, sectionId: _s, position: _p, ...lesson }) => ({
      ...lesson,
      parts: (ofLesson.get(lesson.id) ?? []).map(({ lessonId: _l, position: _o, ...part }) => part),
    })),
  }));
}

export const lessonsIn = <Lesson extends TaughtLesson>(sections: readonly TaughtSection<Lesson>[]): Lesson[] =>
  sections.flatMap(({ lessons }) => lessons);

/** Every file that lessons have, as far as their own rows name them. */
export const filesIn = (sections: readonly TaughtSection[]): string[] =>
  lessonsIn(sections).flatMap(({ videoFileId, posterFileId, checkpointFileId, parts }) =>
    [videoFileId, posterFileId, checkpointFileId, ...parts.map(({ fileId }) => fileId)].filter((id) => id !== null),
  );

export const picturesOf = async (db: Db, draftId: string): Promise<string[]> =>
  (await db.selectFrom("trainingDraftPictures").select("fileId").where("draftId", "=", draftId).execute()).map(({ fileId }) => fileId);

export async function addPicture(tx: Tx, draftId: string, fileId: string): Promise<void> {
  await tx
    .insertInto("trainingDraftPictures")
    .values({ draftId, fileId })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function addSectionRow(tx: Tx, section: { id: string; draftId: string; position: number; title: string }): Promise<void> {
  await tx.insertInto("trainingDraftSections").values(section).execute();
}

interface NewLesson extends Partial<Omit<TaughtLesson, "id" | "kind">>, Pick<TaughtLesson, "id" | "kind"> {
  draftId: string;
  sectionId: string;
  position: number;
}

export async function addLessonRow(tx: Tx, { parts = [], chapters = [], bodyRich = null, ...lesson }: NewLesson): Promise<void> {
  await tx
    .insertInto("trainingDraftLessons")
    .values({ ...lesson, chapters: jsonb(chapters), bodyRich: bodyRich && jsonb(bodyRich) })
    .execute();
  if (parts.length === 0) return;
  await tx
    .insertInto("trainingDraftParts")
    .values(parts.map((part, position) => ({ ...part, lessonId: lesson.id, position })))
    .execute();
}

/** Whose lesson it is: one that is not in this draft does not exist. */
export const findLesson = (db: Db, draftId: string, lessonId: string): Promise<LessonRow | undefined> =>
  db.selectFrom("trainingDraftLessons").selectAll().where("id", "=", lessonId).where("draftId", "=", draftId).executeTakeFirst();

export async function removeLessons(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("trainingDraftLessons").where("id", "=", anyOf(ids)).execute();
}

interface SectionOrder {
  id: string;
  title: string;
  lessonIds: readonly string[];
}

/** The whole tree in a new order. */
export async function placeTree(tx: Tx, sections: readonly SectionOrder[]): Promise<void> {
  const [ids, titles] = [sections.map(({ id }) => id), sections.map(({ title }) => title)];
  await sql`update training_draft_sections s set position = x.position - 1, title = x.title
    from unnest(${ids}::text[], ${titles}::text[]) with ordinality as x (id, title, position) where s.id = x.id`.execute(tx);
  const placed = sections.flatMap(({ id, lessonIds }) => lessonIds.map((lessonId, place) => ({ id, lessonId, place })));
  await sql`update training_draft_lessons l set section_id = x.section_id, position = x.place
    from unnest(${placed.map(({ lessonId }) => lessonId)}::text[], ${placed.map(({ id }) => id)}::text[],
      ${placed.map(({ place }) => place)}::int[]) as x (id, section_id, place) where l.id = x.id`.execute(tx);
}
