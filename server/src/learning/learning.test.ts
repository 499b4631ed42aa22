import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";

const app = await testApp();
const lesson = { trainingId: "uv", lessonId: "first" };

beforeEach(async () => {
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  const training = {
    id: "uv",
    creatorId: BOB.id,
    type: "tutorial" as const,
    status: "published" as const,
    priceCents: 900,
    lessonCount: 2,
  };
  await app.db
    .insertInto("trainings")
    .values({ ...training, title: "UV layouts", ...times })
    .execute();
  await app.db.insertInto("trainingSections").values({ id: "s", trainingId: "uv", position: 0, title: "All" }).execute();
  const text = { sectionId: "s", kind: "text" as const, durationSeconds: 100 };
  await app.db
    .insertInto("trainingLessons")
    .values([
      { ...text, id: "first", position: 0, title: "First" },
      { ...text, id: "second", position: 1, title: "Second" },
    ])
    .execute();
  await own(ADA.id);
});

async function own(buyerId: string): Promise<void> {
  const money = { currency: "USD", subtotalCents: 0, discountCents: 0, taxCents: 0, totalCents: 0 };
  const order = { id: `o-${buyerId}`, buyerId, email: "a@example.com", secretHash: `o-${buyerId}`, ...money };
  await app.db
    .insertInto("orders")
    .values({ ...order, status: "paid", createdAt: app.now(), expiresAt: app.now(), paidAt: app.now() })
    .execute();
  const split = { net: 0, commission: 0, processing: 0, affiliate: 0, collaborators: 0, creator: 0 };
  const cents = { listCents: 0, discountCents: 0, taxCents: 0, paidCents: 0 };
  const line = {
    id: `l-${buyerId}`,
    orderId: order.id,
    buyerId,
    position: 0,
    itemType: "training" as const,
    itemId: "uv",
    title: "UV layouts",
  };
  await app.db
    .insertInto("orderLines")
    .values({ ...line, ...cents, split, status: "fulfilled" })
    .execute();
}
const save = (positionSeconds: number, more: { watched?: { from: number; to: number }; at?: string; isRestart?: boolean } = {}) =>
  app.as(ADA).learning.savePlace({
    ...lesson,
    positionSeconds,
    watched: more.watched ?? null,
    at: more.at ?? app.now(),
    isRestart: more.isRestart ?? false,
  });

test("a place is kept, and a stale 0:00 never overwrites it", async () => {
  await save(42);
  app.passMinutes(1);
  expect(await save(0)).toMatchObject({ positionSeconds: 42 });
  expect(await save(0, { isRestart: true })).toMatchObject({ positionSeconds: 0 });
});

test("a save that is older than what is kept changes no place, but what was watched counts", async () => {
  const earlier = app.now();
  app.passMinutes(1);
  await save(60, { watched: { from: 40, to: 60 } });
  expect(await save(20, { watched: { from: 0, to: 20 }, at: earlier })).toMatchObject({ positionSeconds: 60, watched: 40 });
});

test("fifty saves at once from two devices: the newest place stays and every second counts once", async () => {
  const start = Date.parse(app.now());
  app.passMinutes(10);
  const saves = Array.from({ length: 50 }, (_, n) =>
    save(n + 6, { watched: { from: n, to: n + 2 }, at: new Date(start + n * 1_000).toISOString() }),
  );
  await Promise.all(saves);
  const { lessons } = await app.as(ADA).learning.progress({ trainingId: "uv" });
  expect(lessons).toMatchObject([{ positionSeconds: 55, watched: 51 }]);
});

test("a lesson is complete at 90 percent, or when somebody says so; the training counts completed of all", async () => {
  expect(await save(89, { watched: { from: 0, to: 89 } })).toMatchObject({ completedAt: null });
  expect(await save(90, { watched: { from: 89, to: 90 }, at: app.now() })).toMatchObject({ completedAt: app.now() });
  const done = await app.as(ADA).learning.markDone({ trainingId: "uv", lessonId: "second", isDone: true });
  expect(done).toMatchObject({ percent: 100 });
  expect(await app.as(ADA).learning.markDone({ trainingId: "uv", lessonId: "second", isDone: false })).toMatchObject({ percent: 50 });
  expect(await app.as(ADA).orders.trainings()).toMatchObject([{ training: { id: "uv" }, progress: 50 }]);
});

test("notes stand at their second and are nobody else's", async () => {
  const { notes } = await app.as(ADA).learning.addNote({ ...lesson, atSeconds: 12.5, text: "Seams under the arm" });
  expect(notes).toMatchObject([{ atSeconds: 12.5, text: "Seams under the arm" }]);
  await own(BOB.id);
  const noteId = notes[0]?.id ?? "";
  await expect(app.as(BOB).learning.removeNote({ trainingId: "uv", noteId })).rejects.toMatchObject({ code: "LEARNING_NOTE_GONE" });
  expect((await app.as(BOB).learning.progress({ trainingId: "uv" })).notes).toEqual([]);
  expect((await app.as(ADA).learning.removeNote({ trainingId: "uv", noteId })).notes).toEqual([]);
});

test("a locked lesson opens for whoever bought the training or teaches it, and keeps nothing for others", async () => {
  const { trainingId, lessonId } = lesson;
  for (const one of [ADA, BOB]) expect(await app.as(one).trainings.lesson({ trainingId, lessonId })).toMatchObject({ id: "first" });
  for (const other of [CARA, null])
    await expect(app.as(other).trainings.lesson({ trainingId, lessonId })).rejects.toMatchObject({ code: "TRAININGS_LESSON_LOCKED" });
  await expect(app.as(CARA).learning.progress({ trainingId })).rejects.toMatchObject({ code: "LEARNING_NOT_OWNED" });
  await expect(app.as(ADA).learning.addNote({ trainingId, lessonId: "of another", atSeconds: 1, text: "x" })).rejects.toMatchObject({
    code: "LEARNING_NOT_OWNED",
  });
});
