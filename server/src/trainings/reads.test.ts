import { PUBLICATION_STATUSES } from "@blenda/domain/publication/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addFile, addShop, addTraining } from "../testing/catalogue.ts";
import { publicTrainings } from "./port.ts";

const app = await testApp();
const anyone = () => app.as(null).trainings;
const START = "2026-03-01T12:00:00.000Z";
beforeEach(() => addCategories(app.db));

async function addCourse(): Promise<void> {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak" });
  const [cover, open, closed] = await Promise.all([
    addFile(app.db, "cover"),
    addFile(app.db, "open"),
    addFile(app.db, "closed", { isPublic: false }),
  ]);
  const shown = { coverFileId: cover, coverWidth: 1_600, coverHeight: 900, level: "Beginner" as const, learn: ["To see"], lessonCount: 3 };
  await addTraining(app.db, "course", CARA.id, { type: "course", durationSeconds: 1_800, requirements: ["A mouse"], ...shown });
  await app.db
    .insertInto("trainingSections")
    .values([
      { id: "s2", trainingId: "course", position: 2, title: "Then" },
      { id: "s1", trainingId: "course", position: 1, title: "First" },
      { id: "s3", trainingId: "course", position: 3, title: "Not filled yet" },
    ])
    .execute();
  const video = { kind: "video" as const, durationSeconds: 60 };
  await app.db
    .insertInto("trainingLessons")
    .values([
      { ...video, id: "l2", sectionId: "s1", position: 2, title: "Edges", videoFileId: closed },
      { ...video, id: "l1", sectionId: "s1", position: 1, title: "Hello", videoFileId: open, isPreview: true, body: "Welcome." },
      { id: "l3", sectionId: "s2", position: 1, title: "Notes", kind: "text", durationSeconds: 120, body: "The secret of edges." },
    ])
    .execute();
}

test("a training's page lists its sections and lessons in their order, previews marked", async () => {
  await addCourse();
  await addTraining(app.db, "other", CARA.id);
  expect(await anyone().training({ id: "course" })).toMatchObject({
    id: "course",
    type: "course",
    category: "Chairs",
    isForSale: true,
    shop: { name: "Oak & Edge", slug: "oak" },
    cover: { url: "/files/cover", width: 1_600, height: 900, alt: "Title of course" },
    learn: ["To see"],
    requirements: ["A mouse"],
    sections: [
      {
        id: "s1",
        title: "First",
        lessons: [
          { id: "l1", title: "Hello", kind: "video", durationSeconds: 60, isPreview: true },
          { id: "l2", title: "Edges", kind: "video", durationSeconds: 60, isPreview: false },
        ],
      },
      { id: "s2", title: "Then", lessons: [{ id: "l3", kind: "text", isPreview: false }] },
      { id: "s3", title: "Not filled yet", lessons: [] },
    ],
    moreFromShop: [{ id: "other", publishedAt: START }],
  });
});

test("a page tells nothing of a lesson that is not a preview but its title and length", async () => {
  await addCourse();
  expect(JSON.stringify(await anyone().training({ id: "course" }))).not.toMatch(/secret of edges|closed|Welcome/);
});

test("a free preview opens for everyone", async () => {
  await addCourse();
  expect(await anyone().lesson({ trainingId: "course", lessonId: "l1" })).toEqual({
    id: "l1",
    trainingId: "course",
    title: "Hello",
    kind: "video",
    durationSeconds: 60,
    isPreview: true,
    body: "Welcome.",
    bodyRich: null,
    videoUrl: "/files/open",
    posterUrl: null,
    captions: [],
    chapters: [],
    resources: [],
    checkpoint: null,
  });
});

test("any other lesson is locked, and a lesson of another training does not exist", async () => {
  await addCourse();
  await addTraining(app.db, "other", CARA.id);
  for (const who of [null, ADA])
    await expect(app.as(who).trainings.lesson({ trainingId: "course", lessonId: "l2" })).rejects.toMatchObject({
      code: "TRAININGS_LESSON_LOCKED",
      status: 403,
    });
  for (const ids of [
    { trainingId: "other", lessonId: "l1" },
    { trainingId: "course", lessonId: "nothing" },
  ])
    await expect(anyone().lesson(ids)).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND", status: 404 });
});

test.each(PUBLICATION_STATUSES)("who opens a training that is %s", async (status) => {
  await addCourse();
  await app.db
    .updateTable("trainings")
    .set({ status, ...(status === "suspended" && { statusBefore: "published" }) })
    .execute();
  for (const who of [null, ADA, CARA, ROOT]) {
    const { training, lesson } = app.as(who).trainings;
    if (status === "published" || status === "unlisted") {
      expect((await training({ id: "course" })).isForSale).toBe(status === "published");
      expect((await lesson({ trainingId: "course", lessonId: "l1" })).title).toBe("Hello");
    } else {
      await expect(training({ id: "course" })).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
      await expect(lesson({ trainingId: "course", lessonId: "l1" })).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
    }
  }
});

test("what a creator left out is empty, and the shop of nobody is an Unknown Creator's", async () => {
  await addTraining(app.db, "bare", ADA.id, { title: "", categoryId: null });
  expect(await anyone().training({ id: "bare" })).toMatchObject({
    title: "",
    category: "",
    level: null,
    durationSeconds: null,
    cover: null,
    shop: { name: "Unknown Creator", slug: ADA.id },
  });
});

test("the port gives published ones in the order asked for, and featured ones newest first", async () => {
  for (let i = 0; i < 4; i++)
    await addTraining(app.db, `t${i}`, CARA.id, {
      isFeatured: true,
      publishedAt: addMinutes(START, i),
      status: i === 3 ? "draft" : "published",
    });
  const rows = await app.db.selectFrom("trainings").select("n").orderBy("n").execute();
  const [a = 0, b = 0, c = 0, d = 0] = rows.map(({ n }) => n);
  expect((await publicTrainings.byNumbers(app.db, [c, d, a, b])).map(({ id }) => id)).toEqual(["t2", "t0", "t1"]);
  expect((await publicTrainings.featured(app.db, 2)).map(({ id }) => id)).toEqual(["t2", "t1"]);
});
