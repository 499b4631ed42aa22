import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buyLines } from "../../testing/buying.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addCompleteCourse, addLessonUpload } from "../../testing/creators/teaching.ts";
import { signedInCookie } from "../../testing/session.ts";
import { approveTraining } from "../port.ts";

const app = await testApp();
const CONFIG = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, CONFIG);
const calls = app.as(CARA).teaching;
const as = async (userId: string) => ({ cookie: (await signedInCookie(app.services, userId)).cookie, origin: CONFIG.PUBLIC_URL });
const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n";

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
  await app.db
    .updateTable("users")
    .set({ permissions: ["approve_content"] })
    .where("id", "=", EDDA.id)
    .execute();
});

const send = async (userId: string, path: string, type: string, body: Buffer | string) =>
  http.inject({ method: "POST", url: `/api/teaching/${path}`, headers: { ...(await as(userId)), "content-type": type }, body });
const picture = (width: number) =>
  sharp({ create: { width, height: 700, channels: 3, background: "#964" } })
    .png()
    .toBuffer();

test("films, captions, resources and covers of a draft are their creator's; reviewers open them while it is in review; buyers once it is theirs", async () => {
  const id = await addCompleteCourse(app, CARA);
  const [open, closed] = (await calls.draft({ id })).sections[0]?.lessons.map((lesson) => lesson.id) ?? [];
  for (const lessonId of [open ?? "", closed ?? ""]) {
    const uploadId = await addLessonUpload(app, CARA, "resource", "sheet.pdf", `%PDF- ${lessonId}`);
    await calls.addResource({ id, lessonId, uploadId });
    expect((await send(CARA.id, `captions?draft=${id}&lesson=${lessonId}&language=en`, "text/vtt", VTT)).statusCode).toBe(200);
  }
  const { sections, cover, mark } = await calls.draft({ id });
  const filesOf = (at: number) => {
    const lesson = sections[0]?.lessons[at];
    return [lesson?.film?.url, lesson?.captions[0]?.url, lesson?.resources[0]?.url].map((url) => url ?? "");
  };
  const [free, paid] = [filesOf(0), filesOf(1)];
  const codes = async (userId: string | null, urls: string[]) =>
    Promise.all(urls.map(async (url) => (await http.inject({ url, headers: userId ? await as(userId) : {} })).statusCode));
  const all = [...free, ...paid, cover?.url ?? ""];
  const [yes, no] = [(urls: string[]) => urls.map(() => 200), (urls: string[]) => urls.map(() => 404)];
  expect([await codes(CARA.id, all), await codes(ADA.id, all), await codes(EDDA.id, all), await codes(null, all)]).toEqual([
    yes(all),
    no(all),
    no(all),
    no(all),
  ]);
  await calls.submit({ id, mark });
  expect([await codes(EDDA.id, all), await codes(ADA.id, all)]).toEqual([yes(all), no(all)]);
  const written = await app.db.selectFrom("auditEntries").select(["action", "reason"]).execute();
  expect(written).toEqual(all.map(() => ({ action: "files.read", reason: `review of course ${id}` })));
  await app.services.transaction((tx) => approveTraining(tx, { id, by: EDDA.id, at: app.now() }));
  expect([await codes(null, free), await codes(null, paid), await codes(null, [cover?.url ?? ""])]).toEqual([yes(free), no(paid), [200]]);
  await buyLines(app, ADA, [{ itemType: "training", itemId: id, variant: null }]);
  expect([await codes(ADA.id, paid), await codes(BOB.id, paid), await codes(EDDA.id, paid)]).toEqual([yes(paid), no(paid), no(paid)]);
  const lesson = await app.as(ADA).trainings.lesson({ trainingId: id, lessonId: closed ?? "" });
  expect([lesson.videoUrl, lesson.captions[0]?.url, lesson.resources[0]?.url]).toEqual(paid);
  expect(lesson.captions).toMatchObject([{ language: "en", label: "English" }]);
}, 60_000);

test("cover, poster and pictures are drawn anew; a stranger's draft is refused, and words keep only their own pictures", async () => {
  const { id, sections } = await calls.createDraft({ key: crypto.randomUUID() });
  const lessonId = sections[0]?.lessons[0]?.id ?? "";
  const png = await picture(1_300);
  expect((await send(CARA.id, `cover?draft=${id}&name=front.png`, "image/png", png)).json()).toMatchObject({
    cover: { width: 1_300, height: 700 },
  });
  const posted = (await send(CARA.id, `poster?draft=${id}&lesson=${lessonId}&at=12.5`, "image/png", png)).json();
  expect(posted.sections[0].lessons[0]).toMatchObject({ posterAtSeconds: 12.5, posterUrl: expect.stringContaining("/files/") });
  const { fileId } = (await send(CARA.id, `picture?draft=${id}&name=edge.png`, "image/png", png)).json();
  const of = (file: string) => ({ type: "picture" as const, fileId: file, alt: "" });
  const saved = await calls.saveLesson({ id, lessonId, mark: 0, fields: { bodyRich: [of(fileId), of("somebody-elses")] } });
  expect(saved.sections[0]?.lessons[0]?.bodyRich).toEqual([of(fileId)]);
  expect((await send(CARA.id, `cover?draft=${id}`, "image/png", Buffer.from("<svg>"))).json()).toMatchObject({
    code: "TEACHING_PICTURE_TYPE",
  });
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "=", ADA.id).execute();
  expect((await send(ADA.id, `cover?draft=${id}`, "image/png", png)).json()).toMatchObject({ code: "TEACHING_NOT_FOUND" });
  expect((await send(CARA.id, `poster?draft=${id}&lesson=elsewhere`, "image/png", png)).json()).toMatchObject({
    code: "TEACHING_LESSON_GONE",
  });
  expect((await app.db.selectFrom("files").select("type").execute()).map(({ type }) => type)).toEqual([
    "image/webp",
    "image/webp",
    "image/webp",
  ]);
}, 60_000);

test("captions are checked line by line, one file for each language", async () => {
  const { id, sections } = await calls.createDraft({ key: crypto.randomUUID() });
  const path = (language: string) => `captions?draft=${id}&lesson=${sections[0]?.lessons[0]?.id}&language=${language}`;
  const post = async (language: string, text: string) => (await send(CARA.id, path(language), "text/vtt", text)).json();
  expect(await post("en", "WEBVTT\n\n00:01,000 --> 00:02.000\nHi")).toMatchObject({
    code: "TEACHING_CAPTIONS_REFUSED",
    message: "Line 3 should say when the caption starts and ends, such as 00:01.000 --> 00:04.000",
    data: { line: 3, problem: "time" },
  });
  expect(await post("Klingon!", VTT)).toMatchObject({ code: "TEACHING_CAPTIONS_LANGUAGE" });
  await post("en", VTT);
  await post("pt-BR", VTT);
  const twice = await post("en", VTT.replace("Hello", "Hello again"));
  expect(twice.sections[0].lessons[0].captions).toMatchObject([{ language: "en", label: "English" }, { language: "pt-BR" }]);
  expect((await app.db.selectFrom("files").select("id").execute()).length).toBe(2);
});
