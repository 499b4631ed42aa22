import { Stalled } from "@blenda/forge/inspect/limited";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories } from "../../testing/catalogue.ts";
import { presentedAs } from "../../testing/creators/authoring.ts";
import { filmOf } from "../../testing/creators/films.ts";
import { addCompleteCourse, addLessonUpload } from "../../testing/creators/teaching.ts";
import { READ_MEDIA } from "../media-repository.ts";
import { readMedia } from "./read-media.ts";

const app = await testApp();
const calls = app.as(CARA).teaching;
/** Another creator. */
const TEO = { ...BOB, isCreator: true };
let lessonId = "";
let id = "";

beforeEach(async () => {
  const draft = await calls.createDraft({ key: crypto.randomUUID() });
  id = draft.id;
  lessonId = draft.sections[0]?.lessons[0]?.id ?? "";
});

const read = async (name: string, body: Buffer) => {
  await calls.setFilm({ id, lessonId, uploadId: await addLessonUpload(app, CARA, "film", name, body) });
  await app.runJobs();
  const lesson = (await calls.draft({ id })).sections[0]?.lessons[0];
  return { ...lesson?.film, lessonSeconds: lesson?.durationSeconds, codes: lesson?.film?.findings.map(({ code }) => code) };
};
const cut = (film: Buffer) => film.subarray(0, Math.floor(film.length * 0.6));

test("a film in MP4 and one in WebM are read: length, size, codecs and sound", async () => {
  expect(await read("a.mp4", await filmOf({ seconds: 90 }))).toMatchObject({
    ...{ state: "ready", seconds: 90, lessonSeconds: 90, width: 1_280, height: 720, container: "mp4" },
    ...{ videoCodec: "avc", audioCodec: "aac", hasSound: true, codes: [] },
  });
  expect(await read("b.webm", await filmOf({ container: "webm", seconds: 30 }))).toMatchObject({
    ...{ state: "ready", seconds: 30, container: "webm", videoCodec: "vp9", audioCodec: "opus", codes: [] },
  });
}, 60_000);

test("what our players can't play, and what decision B2 doesn't take, says so", async () => {
  expect(await read("silent.mp4", await filmOf({ audio: null, seconds: 9 }))).toMatchObject({ state: "failed", codes: ["film-silent"] });
  expect(await read("small.mp4", await filmOf({ width: 640, height: 360, seconds: 9 }))).toMatchObject({ codes: ["film-small"] });
  expect(await read("old.webm", await filmOf({ container: "webm", video: "vp8", seconds: 9 }))).toMatchObject({ codes: ["film-codec"] });
}, 60_000);

test("a film whose end is missing is noticed, and what is no film at all hurts nobody", async () => {
  expect((await read("cut.mp4", cut(await filmOf({ seconds: 60 })))).codes).toContain("film-cut");
  expect((await read("cut.webm", cut(await filmOf({ container: "webm", seconds: 60 })))).codes).toContain("film-cut");
  const film = await filmOf({ seconds: 60 });
  for (let at = 0; at < film.length; at += 3) film[at] = (film[at] ?? 0) ^ 0xff;
  expect(await read("broken.mp4", film)).toMatchObject({ state: "failed", codes: ["film-unreadable"] });
  expect(await read("words.mp4", Buffer.from("Once upon a time"))).toMatchObject({ state: "failed", codes: ["film-unreadable"] });
}, 60_000);

test("a checkpoint is measured like a product's file, with a light copy for the viewer", async () => {
  const uploadId = await addLessonUpload(app, CARA, "checkpoint", "robot.glb", "glTF");
  await calls.setCheckpoint({ id, lessonId, uploadId });
  const { checkpointFileId } = await app.db
    .selectFrom("trainingDraftLessons")
    .selectAll()
    .where("id", "=", lessonId)
    .executeTakeFirstOrThrow();
  const wanted = { fileId: checkpointFileId ?? "" };
  await readMedia(app.services, wanted, async (_, name) => presentedAs(name));
  // Read twice it is the same.
  await readMedia(app.services, wanted, async () => Promise.reject(new Error("read again")));
  const checkpoint = (await calls.draft({ id })).sections[0]?.lessons[0]?.checkpoint;
  expect(checkpoint).toMatchObject({ name: "robot.glb", state: "ready", stageHue: 20 });
  expect([checkpoint?.facts?.triangles, checkpoint?.previewUrl, checkpoint?.posterUrl].every(Boolean)).toBe(true);
  await calls.removeCheckpoint({ id, lessonId });
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("a file that brought three processes down is said to be unreadable", async () => {
  await calls.setCheckpoint({ id, lessonId, uploadId: await addLessonUpload(app, CARA, "checkpoint", "bomb.glb", "glTF") });
  const [media] = await app.db.selectFrom("lessonMedia").selectAll().execute();
  const fail = () => readMedia(app.services, { fileId: media?.fileId ?? "" }, async () => Promise.reject(new Error("crashed")));
  for (let n = 0; n < 3; n++) await expect(fail()).rejects.toThrow("crashed");
  await fail();
  expect((await calls.draft({ id })).sections[0]?.lessons[0]?.checkpoint).toMatchObject({
    state: "failed",
    findings: [{ level: "block" }],
  });
});

test("a reader that was too busy is not counted against the film: it waits and is tried again", async () => {
  await calls.setCheckpoint({ id, lessonId, uploadId: await addLessonUpload(app, CARA, "checkpoint", "robot.glb", "glTF") });
  const [media] = await app.db.selectFrom("lessonMedia").selectAll().execute();
  const wanted = { fileId: media?.fileId ?? "" };
  for (let n = 0; n < 5; n++) await readMedia(app.services, wanted, async () => Promise.reject(new Stalled("busy")));
  expect((await calls.draft({ id })).sections[0]?.lessons[0]?.checkpoint).toMatchObject({ isDelayed: true });
  expect(await app.db.selectFrom("lessonMedia").select(["state", "starts", "findings"]).execute()).toEqual([
    { state: "waiting", starts: 0, findings: [] },
  ]);
  await readMedia(app.services, wanted, async (_, name) => presentedAs(name));
  expect((await calls.draft({ id })).sections[0]?.lessons[0]?.checkpoint).toMatchObject({ state: "ready" });
});

test("a copy of a course reads nothing again", async () => {
  await addCategories(app.db);
  const course = await addCompleteCourse(app, CARA);
  await calls.duplicate({ id: course, key: crypto.randomUUID() });
  const rows = await app.db.selectFrom("lessonMedia").select("state").execute();
  expect(rows).toEqual([{ state: "ready" }, { state: "ready" }]);
});

test("everybody's films have a turn before anybody has another, small ones first; a reader that was busy is counted for staff", async () => {
  const add = async (who: typeof CARA, name: string, bytes: number) => {
    const own = app.as(who).teaching;
    const draft = await own.createDraft({ key: crypto.randomUUID() });
    const uploadId = await addLessonUpload(app, who, "checkpoint", name, name.padEnd(bytes, "x"));
    await own.setCheckpoint({ id: draft.id, lessonId: draft.sections[0]?.lessons[0]?.id ?? "", uploadId });
  };
  await add(CARA, "first.glb", 5_000);
  await add(CARA, "second.glb", 100);
  await add(TEO, "other.glb", 500);
  const { rows } = await sql<{ name: string }>`select f.name from jobs.job j join files f on f.id = j.data ->> 'fileId'
    where j.name = ${READ_MEDIA} and j.state = 'created' order by j.priority desc, j.created_on`.execute(app.db);
  expect(rows.map(({ name }) => name)).toEqual(["other.glb", "first.glb", "second.glb"]);
  const [media] = await app.db.selectFrom("lessonMedia").selectAll().execute();
  await readMedia(app.services, { fileId: media?.fileId ?? "" }, async () => Promise.reject(new Stalled("busy")));
  expect((await app.as(ROOT).system.queues()).lines).toMatchObject([{ waiting: 3, timeouts: 1 }]);
});
