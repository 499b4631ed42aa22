import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import { builtProduct, builtTrainings, type DemoFile, demoShops, storeDemoFiles, taughtLesson } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { record } from "../platform/files/files.ts";
import type { Storage } from "../platform/outside/storage/storage.ts";
import { addFirstPrices } from "../publication/items.ts";

const COVER = { width: 1024, height: 768 };

type Training = ReturnType<typeof builtTrainings>[number] & { creatorId: string };
type Lesson = ReturnType<typeof taughtLesson> & { id: string; sectionId: string; position: number };

const coverId = ({ id }: Training) => `demo-${id}-cover`;
const filmId = (lesson: Lesson) => `demo-${lesson.id}-film`;
const captionsId = (lesson: Lesson) => `demo-${lesson.id}-captions`;
const sectionId = ({ id }: Training, position: number) => `${id}-${position + 1}`;

/** The demo's trainings with their films. One that is there stays as people left it. */
export async function seedDemoTrainings(db: Db, storage: Storage, now: Instant): Promise<void> {
  const creatorOf = new Map(demoShops().map(({ slug, creatorId }) => [slug, creatorId]));
  const demo = builtTrainings();
  if (demo.length === 0) return;
  const ids = demo.map(({ id }) => id);
  const known = await db.selectFrom("trainings").select("id").where("id", "in", ids).execute();
  const trainings = demo
    .filter(({ id }) => !known.some((training) => training.id === id))
    .map((training) => ({ ...training, creatorId: creatorOf.get(training.shop) ?? "" }))
    .sort((one, other) => inOrder(one.publishedAt, other.publishedAt));
  if (trainings.length === 0) return;
  const files = await storeDemoFiles(db, storage, trainings.flatMap(filesOf), now);
  await db.transaction().execute(async (tx) => {
    await record(tx, ...files);
    await tx.insertInto("trainings").values(trainings.map(rowOf)).execute();
    await tx.insertInto("trainingSections").values(trainings.flatMap(sectionsOf)).execute();
    await tx.insertInto("trainingLessons").values(trainings.flatMap(lessonsOf).map(lessonRowOf)).execute();
    await tx.insertInto("lessonParts").values(trainings.flatMap(lessonsOf).flatMap(captionsOf)).execute();
    await addFirstPrices(
      tx,
      "training",
      trainings.map(({ id }) => id),
      "published",
    );
  });
}

function lessonsOf(training: Training): Lesson[] {
  return training.sections.flatMap(({ lessons }, section) =>
    lessons.map((lesson, position) => ({
      ...taughtLesson(lesson),
      id: `${sectionId(training, section)}-${position + 1}`,
      sectionId: sectionId(training, section),
      position,
    })),
  );
}

function filesOf(training: Training): DemoFile[] {
  const { id, creatorId: ownerId } = training;
  const cover = { id: coverId(training), from: ["trainings", id, "cover.webp"], name: `${id}.webp`, type: "image/webp", isPublic: true };
  const films = lessonsOf(training)
    .filter(({ kind }) => kind === "video")
    .flatMap((lesson) => {
      const file = (extension: string) => ({ from: ["trainings", id, `${lesson.id}.${extension}`], name: `${lesson.id}.${extension}` });
      // What is no preview is for buyers; until there is one, only its creator may open it.
      return [
        { id: filmId(lesson), ...file("mp4"), type: "video/mp4", isPublic: lesson.isPreview },
        { id: captionsId(lesson), ...file("vtt"), type: "text/vtt", isPublic: lesson.isPreview },
      ];
    });
  return [cover, ...films].map((file) => ({ ...file, ownerId }));
}

function rowOf(training: Training) {
  const { shop: _shop, category, cover, sections: _sections, publishedAt, ...words } = training;
  const lessons = lessonsOf(training);
  return {
    ...words,
    categoryId: category,
    status: "published" as const,
    durationSeconds: lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    lessonCount: lessons.length,
    stageHue: builtProduct(cover.product).stageHue,
    coverFileId: coverId(training),
    coverWidth: COVER.width,
    coverHeight: COVER.height,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

const sectionsOf = (training: Training) =>
  training.sections.map(({ title }, position) => ({
    id: sectionId(training, position),
    trainingId: training.id,
    position,
    title,
  }));

function lessonRowOf(lesson: Lesson) {
  const isFilm = lesson.kind === "video";
  return {
    ...lesson,
    chapters: jsonb(lesson.chapters),
    videoFileId: isFilm ? filmId(lesson) : null,
  };
}

const captionsOf = (lesson: Lesson) => {
  const part = { lessonId: lesson.id, kind: "captions" as const, position: 0, language: "en", label: "English" };
  return lesson.kind === "video" ? [{ ...part, id: `captions-${lesson.id}`, fileId: captionsId(lesson) }] : [];
};
