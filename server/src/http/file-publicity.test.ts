import { PUBLICATION_STATUSES } from "@blenda/domain/publication/constants";
import { beforeEach, expect, test } from "vitest";
import { record, store } from "../platform/files/files.ts";
import { addMedium } from "../portfolio/repository.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { buy } from "../testing/buying.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
beforeEach(() => addCategories(app.db));

/** Stored as public as possible: what it belongs to has the last word. */
async function keep(name: string, ownerId: string = CARA.id): Promise<string> {
  const file = await store(app.services, Buffer.from(name), { ownerId, name, type: "image/webp", isPublic: true, maxBytes: 100 });
  await app.services.transaction((tx) => record(tx, file));
  return file.id;
}
async function ask(fileId: string, userId?: string) {
  const headers = userId ? { cookie: (await signedInCookie(app.services, userId)).cookie } : {};
  const { statusCode, headers: answered } = await http.inject({ url: `/files/${fileId}`, headers });
  return { status: statusCode, cached: answered["cache-control"] };
}
const statuses = async (fileId: string, ...people: (string | undefined)[]) => {
  const answers: number[] = [];
  for (const person of people) answers.push((await ask(fileId, person)).status);
  return answers;
};
const OPEN = { status: 200, cached: "public, max-age=86400, s-maxage=300, immutable" };
const OWN = { status: 200, cached: "private, no-store" };

async function addChair(status: (typeof PUBLICATION_STATUSES)[number] = "published") {
  const [poster, preview, cover, edges] = [await keep("poster"), await keep("preview"), await keep("cover"), await keep("edges")];
  const looks = { posterFileId: poster, previewFileId: preview, statusBefore: status === "suspended" ? ("published" as const) : null };
  await addProduct(app.db, "chair", CARA.id, { status, ...looks });
  const picture = { productId: "chair", position: 0, width: 8, height: 6 };
  await app.db
    .insertInto("productPictures")
    .values([
      { ...picture, kind: "cover", fileId: cover },
      { ...picture, kind: "edges", fileId: edges },
    ])
    .execute();
  return [poster, preview, cover, edges];
}

test.each(PUBLICATION_STATUSES)("pictures of a product that is %s are as public as its page", async (status) => {
  const isOpen = status === "published" || status === "unlisted";
  for (const file of await addChair(status)) {
    expect((await ask(file)).status).toBe(isOpen ? 200 : 404);
    expect(await ask(file, CARA.id)).toEqual(isOpen ? OPEN : OWN);
  }
});

test("what stops being sold stops being shown, but not to its creator and whoever bought it", async () => {
  const files = await addChair();
  await buy(app, BOB, ["chair"]);
  for (const file of files) expect(await ask(file)).toEqual(OPEN);
  await app.as(CARA).catalogue.move({ id: "chair", event: "archive", reason: "" });
  for (const file of files) {
    expect(await statuses(file, undefined, ADA.id, EDDA.id, BOB.id, CARA.id)).toEqual([404, 404, 404, 200, 200]);
    expect(await ask(file, BOB.id)).toEqual(OWN);
  }
});

test("reviewers see what they have to decide about, and nothing else that is not public", async () => {
  await app.db
    .updateTable("users")
    .set({ permissions: ["approve_content"] })
    .where("id", "=", EDDA.id)
    .execute();
  const [poster = ""] = await addChair("review");
  expect(await statuses(poster, undefined, ADA.id, EDDA.id)).toEqual([404, 404, 200]);
  await app.db.updateTable("products").set({ status: "draft" }).where("id", "=", "chair").execute();
  expect(await statuses(poster, EDDA.id, CARA.id)).toEqual([404, 200]);
});

test("a training's cover and its open lessons are public while it is", async () => {
  const [cover, open, closed] = [await keep("cover"), await keep("open"), await keep("closed")];
  await addTraining(app.db, "course", CARA.id, { coverFileId: cover, coverWidth: 8, coverHeight: 6, lessonCount: 2 });
  await app.db.insertInto("trainingSections").values({ id: "s", trainingId: "course", position: 0, title: "First" }).execute();
  const film = { sectionId: "s", kind: "video" as const, durationSeconds: 60 };
  await app.db
    .insertInto("trainingLessons")
    .values([
      { ...film, id: "l1", position: 0, title: "Hello", videoFileId: open, isPreview: true },
      { ...film, id: "l2", position: 1, title: "Edges", videoFileId: closed },
    ])
    .execute();
  const seen = async () => [await statuses(cover, undefined), await statuses(open, undefined), await statuses(closed, undefined)].flat();
  expect(await seen()).toEqual([200, 200, 404]);
  await app.db.updateTable("trainings").set({ status: "archived" }).where("id", "=", "course").execute();
  expect(await seen()).toEqual([404, 404, 404]);
  expect(await statuses(cover, CARA.id)).toEqual([200]);
});

test("what a portfolio shows is public once a work shows it, and while that is not private", async () => {
  const fileId = await keep("harbour", ADA.id);
  const medium = { kind: "picture", fileId, posterFileId: null, width: 8, height: 6, stageHue: null, triangles: null } as const;
  await app.services.transaction((tx) => addMedium(tx, { id: "medium", userId: ADA.id, createdAt: app.now(), ...medium }));
  expect(await statuses(fileId, undefined, BOB.id, ADA.id)).toEqual([404, 404, 200]);
  const draft = { title: "Harbour", description: "", mediaIds: ["medium"], software: [], tags: [], year: null };
  const { works } = await app.as(ADA).portfolio.addWork({ ...draft, visibility: "unlisted" });
  expect(await ask(fileId)).toEqual(OPEN);
  const id = works[0]?.id ?? "";
  await app.as(ADA).portfolio.updateWork({ ...draft, id, visibility: "private" });
  expect(await statuses(fileId, undefined, ADA.id)).toEqual([404, 200]);
  await app.as(ADA).portfolio.updateWork({ ...draft, id, visibility: "public" });
  expect(await ask(fileId)).toEqual(OPEN);
  await app.as(ADA).portfolio.removeWork({ id });
  expect(await statuses(fileId, undefined, ADA.id)).toEqual([404, 200]);
});
