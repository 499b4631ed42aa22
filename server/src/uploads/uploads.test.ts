import { createHash, randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { UPLOADS } from "@blenda/domain/uploads/constants";
import { afterAll, expect, test } from "vitest";
import { ADA, BOB, CARA, quickPasswords, testApp } from "../testing/app.ts";
import { announced, arrivedUpload } from "../testing/uploads/arrived.ts";
import { uploadsPersonalData } from "./personal-data.ts";
import { consumeUpload } from "./port.ts";
import { beginUpload } from "./receiving/begin.ts";

const app = await testApp({ passwords: quickPasswords() });
const { services, db } = app;
afterAll(() => rm(services.storage.incoming, { recursive: true, force: true }));

const GLB = Buffer.concat([Buffer.from("glTF\u0002\u0000\u0000\u0000"), randomBytes(2_000)]);
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${"STANDARD-ANTIVIRUS-TEST-FILE"}!$H+H*`;
const begin = (bytes: number, user = CARA) => beginUpload(services, user, announced("a.glb", bytes));
const consume = (uploadId: string, userId = CARA.id, purpose: "deliverable" | "work" = "deliverable") =>
  services.transaction((tx) => consumeUpload(tx, { userId, uploadId, purpose }, app.now()));
const openOf = (user = CARA) => app.as(user).uploads.open({ purpose: "deliverable" });
const arriving = () => readdir(services.storage.incoming).catch(() => []);

test("a file that arrived is hashed whole, lies in storage and is ready; taken, it is a private file of its owner", async () => {
  const id = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB, folder: "lamp/source", targetId: "draft" });
  expect(await openOf()).toMatchObject([{ id, state: "checking", targetId: "draft", folder: "lamp/source", received: GLB.length }]);
  await expect(consume(id)).rejects.toMatchObject({ code: "UPLOAD_NOT_READY" });
  await app.runJobs();
  expect(await openOf()).toMatchObject([{ id, state: "ready" }]);
  const { file, folder } = await consume(id);
  expect(file).toMatchObject({ ownerId: CARA.id, isPublic: false, name: "lamp.glb", type: "model/gltf-binary", bytes: GLB.length });
  expect([file.sha256, folder]).toEqual([createHash("sha256").update(GLB).digest("hex"), "lamp/source"]);
  expect((await buffer((await services.storage.open(file.storageKey)).stream)).equals(GLB)).toBe(true);
  expect([await openOf(), await arriving()]).toEqual([[], []]);
});

test("an upload is taken once, and somebody else's does not exist", async () => {
  const id = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  await app.runJobs();
  await expect(consume(id, BOB.id)).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  await expect(consume(id, CARA.id, "work")).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  await expect(app.as(BOB).uploads.abandon({ id })).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  const both = await Promise.allSettled([consume(id), consume(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(consume(id)).rejects.toMatchObject({ code: "UPLOAD_TAKEN" });
  expect(await db.selectFrom("files").select("ownerId").execute()).toEqual([{ ownerId: CARA.id }]);
});

test("fifty uploads that begin at once never announce more than the quota has room for", async () => {
  await db
    .insertInto("files")
    .values({
      id: "kept",
      storageKey: "files/ke/kept",
      ownerId: CARA.id,
      name: "kept.zip",
      type: "application/zip",
      bytes: UPLOADS.CREATOR_QUOTA_BYTES - 10_000_000_000,
      sha256: "0".repeat(64),
      isPublic: false,
      createdAt: app.now(),
    })
    .execute();
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => begin(1_000_000_000)));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(all.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "UPLOAD_OVER_QUOTA", data: { leftBytes: 0 } } });
  const { usedBytes, announcedBytes, quotaBytes } = await app.as(CARA).uploads.quota();
  expect(usedBytes + announcedBytes).toBe(quotaBytes);
});

test("room that is given up is free again", async () => {
  const first = await beginUpload(services, ADA, announced("a.glb", 90_000_000, { purpose: "work" }));
  await app.as(ADA).uploads.abandon({ id: first });
  expect(await app.as(ADA).uploads.quota()).toEqual({
    usedBytes: 0,
    announcedBytes: 0,
    open: 0,
    quotaBytes: UPLOADS.MEMBER_QUOTA_BYTES,
  });
});

test("at most 200 uploads are open at a time", async () => {
  const id = await begin(1);
  const row = await db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const others = Array.from({ length: UPLOADS.MOST_OPEN - 2 }, (_, n) => ({ ...row, id: `${n}`, fileId: `${n}` }));
  await db.insertInto("uploads").values(others).execute();
  await begin(1);
  await expect(begin(1)).rejects.toMatchObject({ code: "UPLOAD_TOO_MANY" });
});

test.each([
  ["a program called a model", "tool.obj", "MZ\u0090\u0000", "program"],
  ["a page called a picture", "cover.png", "<html><script>alert(1)</script>", "disguised"],
  ["what scanners are tested with", "notes.txt", EICAR, "malware"],
  ["the same, deep inside", "notes.txt", `${"x".repeat(700_000)}${EICAR}`, "malware"],
])("%s is refused with its reason, and nothing of it stays", async (_what, name, body, refusal) => {
  const id = await arrivedUpload(services, CARA, { name, body });
  await app.runJobs();
  expect(await openOf()).toMatchObject([{ id, state: "refused", refusal }]);
  await expect(consume(id)).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  expect([await arriving(), (await app.as(CARA).uploads.quota()).announcedBytes]).toEqual([[], 0]);
  const row = await db.selectFrom("uploads").select("storageKey").executeTakeFirstOrThrow();
  await expect(services.storage.open(row.storageKey)).rejects.toThrow("no stored file");
});

test("a check that was interrupted after the file was moved finds it where it lies", async () => {
  const id = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  const row = await db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await services.storage.adopt(row.storageKey, `${services.storage.incoming}/${id}`, { type: row.type });
  await app.runJobs();
  expect(await openOf()).toMatchObject([{ state: "ready" }]);
});

test("a file that vanished is refused as lost, not believed", async () => {
  const id = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  await rm(`${services.storage.incoming}/${id}`);
  await app.runJobs();
  expect(await openOf()).toMatchObject([{ state: "refused", refusal: "lost" }]);
});

test("what nobody goes on with or takes is removed seven days after its last piece", async () => {
  await begin(1_000);
  const ready = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  await app.runJobs();
  const { storageKey } = await db.selectFrom("uploads").select("storageKey").where("id", "=", ready).executeTakeFirstOrThrow();
  const tidy = () => services.transaction((tx) => services.jobs.enqueue(tx, "uploads.tidy", {}));
  app.passMinutes(UPLOADS.KEPT_DAYS * 24 * 60 - 1);
  await tidy();
  await app.runJobs();
  expect(await openOf()).toHaveLength(2);
  app.passMinutes(1);
  await expect(consume(ready)).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  await tidy();
  await app.runJobs();
  expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
  await expect(services.storage.open(storageKey)).rejects.toThrow("no stored file");
});

test("a file that was taken outlives its upload", async () => {
  const id = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  await app.runJobs();
  const { file } = await consume(id);
  app.passMinutes((UPLOADS.KEPT_DAYS + 1) * 24 * 60);
  await services.transaction((tx) => services.jobs.enqueue(tx, "uploads.tidy", {}));
  await app.runJobs();
  expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
  expect((await services.storage.open(file.storageKey)).total).toBe(GLB.length);
});

test("whoever leaves sends nothing any more, and what lay there is removed", async () => {
  await begin(1_000);
  const ready = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  await app.runJobs();
  const { storageKey } = await db.selectFrom("uploads").select("storageKey").where("id", "=", ready).executeTakeFirstOrThrow();
  expect(await uploadsPersonalData.collect(db, CARA)).toMatchObject({
    "uploads.json": expect.arrayContaining([expect.objectContaining({ name: "lamp.glb" })]),
  });
  await services.transaction((tx) => uploadsPersonalData.forget(tx, CARA, app.now()));
  await services.transaction((tx) => services.jobs.enqueue(tx, "uploads.tidy", {}));
  await app.runJobs();
  expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
  await expect(services.storage.open(storageKey)).rejects.toThrow("no stored file");
});

test("a scanner that is away is asked again later; until then nothing is ready", async () => {
  const { scanner } = services;
  const id = await arrivedUpload(services, CARA, { name: "lamp.glb", body: GLB });
  services.scanner = { ...scanner, scan: () => Promise.reject(new Error("away")) };
  await app.runJobs().catch(() => undefined);
  expect(await openOf()).toMatchObject([{ id, state: "checking" }]);
  services.scanner = scanner;
  app.passMinutes(31);
  await services.transaction((tx) => services.jobs.enqueue(tx, "uploads.tidy", {}));
  await app.runJobs();
  await app.runJobs();
  expect(await openOf()).toMatchObject([{ id, state: "ready" }]);
});
