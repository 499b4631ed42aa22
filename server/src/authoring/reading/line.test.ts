import { READING } from "@blenda/domain/authoring/constants";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories } from "../../testing/catalogue.ts";
import { addUpload, presentedAs, readAll } from "../../testing/creators/authoring.ts";
import { watchReading } from "./line.ts";
import type { Present } from "./read-file.ts";

const app = await testApp();
const calls = app.as(CARA).authoring;
/** Another creator. */
const TEO = { ...BOB, isCreator: true };
const system = app.as(ROOT).system;

async function draftOf(who: typeof CARA, ...files: [name: string, bytes: number][]): Promise<string> {
  const { id } = await app.as(who).authoring.createDraft({ key: crypto.randomUUID() });
  for (const [name, bytes] of files)
    await app.as(who).authoring.addFile({ id, uploadId: await addUpload(app, who, name, name.padEnd(bytes, "x")) });
  return id;
}
const filesOf = async (id: string, who = CARA) => (await app.as(who).authoring.draft({ id })).files;
const fileNamed = async (id: string, name: string) => (await filesOf(id)).find((file) => file.name === name)?.id ?? "";
const healthOf = async (name: string) => (await system.health()).parts.find((part) => part.name === name);
const openAlarms = async () => (await system.alarms()).filter(({ acknowledged }) => acknowledged === null).map(({ name }) => name);
const crashed: Present = async (_, { name }) => {
  const presented = presentedAs(name);
  presented.inspection.findings = [{ level: "block", code: "crashed", message: "The file made its reader fail." }];
  return { ...presented, showing: null };
};

beforeEach(() => addCategories(app.db));
afterEach(async () => {
  await sql`delete from alarms`.execute(app.db);
});

test("everybody sees their place in line: turn by turn, small files first", async () => {
  const mine = await draftOf(CARA, ["large.glb", 900], ["small.glb", 90], ["medium.glb", 500]);
  const theirs = await draftOf(TEO, ["other.glb", 700]);
  expect((await filesOf(mine)).map(({ name, place }) => [name, place])).toEqual([
    ["large.glb", 4],
    ["small.glb", 1],
    ["medium.glb", 3],
  ]);
  expect((await filesOf(theirs, TEO)).map(({ place }) => place)).toEqual([2]);
  await readAll(app);
  expect((await filesOf(mine)).map(({ place }) => place)).toEqual([null, null, null]);
});

test("a reader that ends without an answer is tried three times before anything is said of the file", async () => {
  const id = await draftOf(CARA, ["robot.glb", 90]);
  let tries = 0;
  await readAll(app, async (...asked) => {
    tries += 1;
    return tries < READING.MOST_STARTS ? crashed(...asked) : presentedAs("robot.glb");
  });
  expect(await filesOf(id)).toMatchObject([{ state: "read", score: 100, findings: [{ level: "info" }] }]);
});

test("a file that was said to be unreadable is read again when its creator asks", async () => {
  const id = await draftOf(CARA, ["robot.glb", 90]);
  await readAll(app, crashed);
  expect(await filesOf(id)).toMatchObject([{ state: "blocked", findings: [{ message: expect.stringContaining("3 times") }] }]);
  app.passMinutes(24 * 60);
  const { files } = await calls.readAgain({ id, fileId: await fileNamed(id, "robot.glb") });
  expect(files).toMatchObject([{ state: "waiting", isDelayed: false, place: 1, findings: [] }]);
  // It waits from now on, however long it has been here.
  expect((await healthOf("reading"))?.note).toBe(null);
  await readAll(app);
  expect(await filesOf(id)).toMatchObject([{ state: "read", score: 100, isViewer: true }]);
});

test("a file that was read is read again with its images following", async () => {
  const id = await draftOf(CARA, ["robot.glb", 90]);
  await readAll(app);
  await calls.choosePicture({ id, kind: "wireframe" });
  const before = await calls.draft({ id });
  await calls.readAgain({ id, fileId: await fileNamed(id, "robot.glb") });
  await readAll(app);
  const after = await calls.draft({ id });
  expect(after.pictures).toHaveLength(1);
  expect(after.pictures[0]?.url).not.toBe(before.pictures[0]?.url);
  expect(await app.db.selectFrom("files").select("id").execute()).toHaveLength(9);
});

test("a replaced file keeps its place, the viewer and the images, and nothing of the old one is left", async () => {
  const id = await draftOf(CARA, ["lamp.glb", 90], ["notes.txt", 50]);
  await readAll(app);
  const lamp = await fileNamed(id, "lamp.glb");
  await calls.setViewerFile({ id, fileId: lamp });
  await calls.choosePicture({ id, kind: "lit" });
  const { pictures } = await calls.draft({ id });
  const uploadId = await addUpload(app, CARA, "lamp.glb", "the second lamp");
  const replaced = await calls.replaceFile({ id, fileId: lamp, uploadId });
  expect(replaced.files.map(({ name, state }) => [name, state])).toEqual([
    ["lamp.glb", "waiting"],
    ["notes.txt", "read"],
  ]);
  expect(replaced.pictures).toEqual(pictures);
  await readAll(app);
  const after = await calls.draft({ id });
  expect(after.files[0]).toMatchObject({ state: "read", isViewer: true });
  expect(after.pictures).toHaveLength(1);
  expect(after.pictures[0]?.url).not.toBe(pictures[0]?.url);
  // Two files, and eight renders of each that can be shown.
  expect(await app.db.selectFrom("files").select("id").execute()).toHaveLength(2 + 2 * 8);
});

test("a replacement must be another file, of the same creator's upload, for a file that is there", async () => {
  const id = await draftOf(CARA, ["lamp.glb", 90]);
  const fileId = await fileNamed(id, "lamp.glb");
  const same = await addUpload(app, CARA, "lamp.glb", "lamp.glb".padEnd(90, "x"));
  await expect(calls.replaceFile({ id, fileId, uploadId: same })).rejects.toMatchObject({ code: "AUTHORING_FILE_TWICE" });
  const other = await addUpload(app, TEO, "lamp.glb", "of somebody else");
  await expect(calls.replaceFile({ id, fileId, uploadId: other })).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  const own = await addUpload(app, CARA, "lamp.glb", "another");
  await expect(calls.replaceFile({ id, fileId: "gone", uploadId: own })).rejects.toMatchObject({ code: "AUTHORING_FILE_GONE" });
  await expect(app.as(TEO).authoring.replaceFile({ id, fileId, uploadId: own })).rejects.toMatchObject({ code: "AUTHORING_NOT_FOUND" });
  await expect(app.as(TEO).authoring.readAgain({ id, fileId })).rejects.toMatchObject({ code: "AUTHORING_NOT_FOUND" });
});

test("staff see what waits to be read, and an alarm says so after two minutes, until nobody waits any more", async () => {
  await draftOf(CARA, ["lamp.glb", 90], ["chair.glb", 90]);
  await watchReading(app.services);
  expect(await healthOf("reading")).toMatchObject({ label: "File reading", figure: "2 waiting", state: "ok" });
  expect(await openAlarms()).toEqual([]);
  const since = app.now();
  app.passMinutes(READING.ALARM_MINUTES + 1);
  await watchReading(app.services);
  await watchReading(app.services);
  expect(await healthOf("reading")).toMatchObject({ state: "warn", note: "The oldest file has been waiting for 3 minutes." });
  expect(await openAlarms()).toEqual(["files wait too long to be read"]);
  expect((await system.queues()).lines).toEqual([
    { name: "authoring.reading", label: "Files, films and models to be read", waiting: 2, running: 0, oldestAt: since, timeouts: 0 },
  ]);
  await readAll(app);
  await watchReading(app.services);
  expect(await openAlarms()).toEqual([]);
});
