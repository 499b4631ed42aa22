import { record, store } from "../platform/files/files.ts";
import type { testApp } from "./app.ts";
import { sell } from "./buying.ts";

type App = Awaited<ReturnType<typeof testApp>>;

export const MODEL_BYTES = Buffer.from("the exact file of the creator".repeat(100));

async function keepFile(app: App, ownerId: string, name: string, type: string): Promise<string> {
  const file = await store(app.services, MODEL_BYTES, { ownerId, name, type, maxBytes: 1e6 });
  await app.services.transaction((tx) => record(tx, file));
  return file.id;
}

/** A product for sale, with a file that can be downloaded. Answers the file's id. */
export async function sellFile(app: App, id: string, priceCents: number, creatorId: string): Promise<string> {
  await sell(app, id, priceCents, creatorId);
  const fileId = await keepFile(app, creatorId, `${id}.glb`, "model/gltf-binary");
  await app.db
    .insertInto("productVersions")
    .values({ id: `${id}-v1`, productId: id, number: "1.0.0", releasedAt: app.now() })
    .execute();
  await app.db
    .insertInto("productFiles")
    .values({ versionId: `${id}-v1`, position: 0, fileId, format: "glb" })
    .execute();
  await app.db
    .updateTable("products")
    .set({ currentVersionId: `${id}-v1` })
    .where("id", "=", id)
    .execute();
  return fileId;
}

export interface TrainingFiles {
  /** Free for everybody. */
  preview: string;
  /** Paid for: a film with captions first, texts after it. */
  paid: string[];
  film: string;
  captions: string;
  resource: string;
}

/** A training for sale: a free lesson, a film and texts. Answers what its lessons and files are called. */
export async function sellTraining(app: App, id: string, priceCents: number, creatorId: string, paidLessons = 3): Promise<TrainingFiles> {
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  const training = { id, creatorId, type: "tutorial" as const, status: "published" as const, title: `The ${id}`, priceCents };
  await app.db
    .insertInto("trainings")
    .values({ ...training, lessonCount: paidLessons + 1, ...times })
    .execute();
  await app.db
    .insertInto("trainingSections")
    .values({ id: `${id}-s`, trainingId: id, position: 0, title: "All" })
    .execute();
  const film = await keepFile(app, creatorId, `${id}.mp4`, "video/mp4");
  const captions = await keepFile(app, creatorId, `${id}.vtt`, "text/vtt");
  const lesson = (n: number, more: object) => ({
    ...{ id: `${id}-${n}`, sectionId: `${id}-s`, position: n, title: `Lesson ${n}`, kind: "text" as const, durationSeconds: 60 },
    ...{ body: `Words of lesson ${n}`, ...more },
  });
  const paid = Array.from({ length: paidLessons }, (_, n) => lesson(n + 1, n === 0 ? { kind: "video", videoFileId: film } : {}));
  for (const each of [lesson(0, { isPreview: true }), ...paid]) await app.db.insertInto("trainingLessons").values(each).execute();
  const part = { id: `${id}-captions`, lessonId: `${id}-1`, kind: "captions" as const, position: 0, language: "en", label: "English" };
  const resource = await keepFile(app, creatorId, `${id}.zip`, "application/zip");
  const file = { ...part, id: `${id}-resource`, kind: "resource" as const, language: null, label: "" };
  if (paidLessons > 0)
    await app.db
      .insertInto("lessonParts")
      .values([
        { ...part, fileId: captions },
        { ...file, fileId: resource },
      ])
      .execute();
  return { preview: `${id}-0`, paid: paid.map((each) => each.id), film, captions, resource };
}
