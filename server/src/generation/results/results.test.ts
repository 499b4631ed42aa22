import { generationTexts } from "@blenda/domain/generation/texts";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openHttp } from "../../http/open.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories } from "../../testing/catalogue.ts";
import { balanceOf, changeSettings, fakeEngine, generationInput, giveTokens, PROMPT } from "../../testing/generating.ts";
import { signedInCookie } from "../../testing/session.ts";
import { generationJobs } from "../jobs.ts";
import { startForeman } from "../worker/foreman.ts";

const { engine, begun } = fakeEngine();
const app = await testApp({ generator: { main: engine, fallback: null } });
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
const foreman = startForeman(app.services, { lookMs: 50 });
afterAll(() => foreman.stop());

let cookies: Record<string, string> = {};
beforeEach(async () => {
  begun.length = 0;
  for (const { id } of [ADA, CARA]) await giveTokens(app, id, 20);
  const entries = [ADA, BOB, CARA, EDDA, ROOT].map(async ({ id }) => [id, (await signedInCookie(app.services, id)).cookie]);
  cookies = Object.fromEntries(await Promise.all(entries));
});

/** A finished job of somebody's. */
async function made(who = ADA, changes: object = {}) {
  const { id } = await app.as(who).generation.start(generationInput(changes));
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 5_000, interval: 10 });
  begun.pop()?.finish();
  return vi.waitFor(async () => {
    const job = await app.as(who).generation.job({ id });
    if (job.status !== "succeeded" || !job.result) throw new Error(`still ${job.status}`);
    return { ...job, result: job.result };
  });
}
const get = (url: string, who: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { ...(cookies[who] && { cookie: cookies[who] }), ...headers } });
const picture = (width = 1_800, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Artist: "canary of the camera" } })
    .jpeg()
    .toBuffer();
const upload = (payload: Buffer, who = "ada", type = "image/jpeg", name = "Duck.jpg") =>
  http.inject({
    method: "POST",
    url: `/api/generation/picture?name=${encodeURIComponent(name)}`,
    headers: { origin: "http://blenda.test", "content-type": type, ...(cookies[who] && { cookie: cookies[who] }) },
    payload,
  });

test("files are the owner's alone: visitors, others and our own people find nothing", async () => {
  const { id, result } = await made();
  const glb = result.downloads[0]?.url ?? "";
  const seen = async (url: string) =>
    Promise.all(["nobody", "bob", "edda", "ada", "root"].map(async (who) => (await get(url, who)).statusCode));
  expect(await seen(glb)).toEqual([404, 404, 404, 200, 404]);
  expect(await seen(result.posterUrl)).toEqual([404, 404, 404, 200, 404]);
  for (const who of [BOB, EDDA, ROOT]) {
    const calls = app.as(who).generation;
    await expect(calls.job({ id })).rejects.toMatchObject({ code: "GENERATION_NOT_FOUND" });
    await expect(calls.cancel({ id })).rejects.toMatchObject({ code: "GENERATION_NOT_FOUND" });
    await expect(calls.remove({ id })).rejects.toMatchObject({ code: "GENERATION_NOT_FOUND" });
  }
  await expect(app.as(null).generation.job({ id })).rejects.toMatchObject({ message: "User not authenticated" });
});

test("a download is named after its prompt and comes in pieces when asked for", async () => {
  const { result } = await made();
  const answer = await get(result.downloads[2]?.url ?? "", "ada", { range: "bytes=4-6" });
  expect([answer.statusCode, answer.body]).toEqual([206, "fbx"]);
  expect(answer.headers["content-disposition"]).toBe("attachment; filename*=UTF-8''a-rusty-sci-fi-crate.fbx");
});

test("removed, a job is out of the history with its files, and still counts for the day", async () => {
  const { id, result } = await made();
  await app.as(ADA).generation.remove({ id });
  expect((await app.as(ADA).generation.jobs({})).jobs).toEqual([]);
  expect((await get(result.modelUrl, "ada")).statusCode).toBe(404);
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
  await changeSettings(app, { maxGenerationsPerUser: 1, cooldownSeconds: 0 });
  await expect(app.as(ADA).generation.start(generationInput())).rejects.toMatchObject({ code: "GENERATION_USER_LIMIT" });
});

test("what still waits or runs cannot be removed", async () => {
  const { id } = await app.as(ADA).generation.start(generationInput());
  await expect(app.as(ADA).generation.remove({ id })).rejects.toMatchObject({ code: "GENERATION_NOT_FOUND" });
  await app.as(ADA).generation.cancel({ id });
});

test("a draft of a product has the files and the disclosure, no category and no price; asked twice it is the same draft", async () => {
  await addCategories(app.db);
  const { id, result } = await made(CARA);
  const drafts = await Promise.all([1, 2, 3].map(() => app.as(CARA).generation.startDraft({ id })));
  expect(new Set(drafts.map(({ productId }) => productId)).size).toBe(1);
  const productId = drafts[0]?.productId ?? "";
  expect(await app.db.selectFrom("products").select("id").execute()).toEqual([]);
  const draft = await app.as(CARA).authoring.draft({ id: productId });
  expect(draft).toMatchObject({ status: "draft", generatedFrom: PROMPT });
  expect(draft.fields).toMatchObject({ title: PROMPT, aiDisclosure: "generated", categoryId: null, priceCents: null, hasRights: false });
  expect(draft.files.map(({ format, state }) => [format, state])).toEqual(
    ["glb", "usdz", "fbx", "obj"].map((format) => [format, "waiting"]),
  );
  expect((await app.as(CARA).generation.job({ id })).result?.draftProductId).toBe(productId);

  await app.as(CARA).generation.remove({ id });
  expect((await get(result.modelUrl, "cara")).statusCode).toBe(200);
  await app.as(CARA).authoring.deleteDraft({ id: productId });
  expect((await get(result.modelUrl, "cara")).statusCode).toBe(404);
});

test("who is no creator starts no draft, and from nothing nobody does", async () => {
  const { id } = await made();
  await expect(app.as(ADA).generation.startDraft({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(app.as(CARA).generation.startDraft({ id })).rejects.toMatchObject({ code: "GENERATION_NOT_FOUND" });
  const { id: waiting } = await app.as(CARA).generation.start(generationInput());
  await expect(app.as(CARA).generation.startDraft({ id: waiting })).rejects.toMatchObject({ message: "There's no model to use" });
  await app.as(CARA).generation.cancel({ id: waiting });
});

test("after ninety days what nobody used is gone, what became a product stays", async () => {
  await addCategories(app.db);
  const forgotten = await made();
  const used = await made(CARA);
  await app.as(CARA).generation.startDraft({ id: used.id });
  const tidy = () => generationJobs[0]?.run(app.services, {});
  app.passMinutes(89 * 24 * 60);
  await tidy();
  expect((await app.as(ADA).generation.jobs({})).jobs).toHaveLength(1);
  app.passMinutes(2 * 24 * 60);
  await tidy();
  expect((await app.as(ADA).generation.jobs({})).jobs).toEqual([]);
  const left = await app.db.selectFrom("generationFiles").select("jobId").execute();
  expect(new Set(left.map(({ jobId }) => jobId))).toEqual(new Set([used.id]));
  expect(left.some(({ jobId }) => jobId === forgotten.id)).toBe(false);
});

test("an uploaded picture is drawn anew, is its owner's alone, and becomes a model", async () => {
  const uploaded = (await upload(await picture())).json();
  expect(uploaded).toMatchObject({ name: "Duck.png", width: 1_536, height: 768 });
  const stored = await get(uploaded.url, "ada");
  expect(stored.rawPayload.includes("canary of the camera")).toBe(false);
  expect((await get(uploaded.url, "bob")).statusCode).toBe(404);
  await giveTokens(app, BOB.id, 5);
  const wished = { prompt: "", imageId: uploaded.id, mode: "relief", resolution: "ultra", complexity: "high" };
  await expect(app.as(BOB).generation.start(generationInput(wished))).rejects.toMatchObject({ code: "GENERATION_IMAGE_MISSING" });
  const { id, cost } = await app.as(ADA).generation.start(generationInput(wished));
  expect(cost).toBe(1); // it is as fine as the picture, and more is not paid for
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 5_000, interval: 10 });
  const { commission, fail } = begun[0] ?? {};
  expect(commission).toMatchObject({ picture: { mode: "relief" }, name: "duck" });
  expect(commission?.picture?.bytes.equals(stored.rawPayload)).toBe(true);
  fail?.("picture");
  await vi.waitFor(async () => expect(await app.as(ADA).generation.job({ id })).toMatchObject({ status: "failed" }), { timeout: 5_000 });
  expect(await app.as(ADA).generation.job({ id })).toMatchObject({ message: generationTexts.why.picture, imageUrl: uploaded.url });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 20, held: 0 });
});

test("one byte more than allowed is too large, before anything is decoded", async () => {
  const body = Buffer.concat([await picture(64, 64), Buffer.alloc(10_485_761)]).subarray(0, 10_485_761);
  expect((await upload(body)).json()).toMatchObject({ message: "Image too large. Maximum 10MB." });
  expect((await upload(body.subarray(0, 10_485_760))).statusCode).toBe(200);
  await changeSettings(app, { maxImageBytes: 524_288 });
  expect((await upload(Buffer.alloc(524_289))).json()).toMatchObject({ message: "Image too large. Maximum 0.5MB." });
});

test("strangers, other kinds and bytes that are no picture are refused, and nothing is kept", async () => {
  expect((await upload(await picture(8, 8), "nobody")).json()).toMatchObject({ message: "User not authenticated" });
  expect((await upload(Buffer.from("<svg/>"), "ada", "image/svg+xml")).json()).toMatchObject({ code: "GENERATION_IMAGE_MISSING" });
  expect((await upload(Buffer.from("not a picture"))).json()).toMatchObject({ code: "GENERATION_IMAGE_REFUSED" });
  const half = (await picture(64, 64)).subarray(0, 60);
  expect((await upload(half)).json()).toMatchObject({ message: generationTexts.imageUnreadable });
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("pictures of which nothing was made are gone after a day", async () => {
  const unused = (await upload(await picture(64, 64))).json();
  app.passMinutes(24 * 60 + 1);
  await generationJobs[0]?.run(app.services, {});
  expect((await get(unused.url, "root")).statusCode).toBe(404);
  expect(await app.db.selectFrom("generationPictures").select("fileId").execute()).toEqual([]);
});

test("analytics count what was made, failed and spent, day by day; for staff only", async () => {
  await made();
  const { id } = await app.as(CARA).generation.start(generationInput({ prompt: "A Rusty Sci-Fi Crate" }));
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 5_000, interval: 10 });
  begun[0]?.fail("engine");
  await vi.waitFor(async () => expect((await app.as(CARA).generation.job({ id })).status).toBe("failed"), { timeout: 5_000 });
  const figures = await app.as(ROOT).generation.analytics({ days: 7 });
  expect(figures).toMatchObject({
    ...{ jobs: 2, succeeded: 1, failed: 1, cancelled: 0, timedOut: 0, waiting: 0, running: 0, people: 2 },
    ...{ tokensSpent: 1, tokensReturned: 1, cpuSeconds: 1.5, usedTodayPercent: 1 },
    topPrompts: [{ jobs: 2, succeeded: 1 }],
    failures: [{ message: generationTexts.why.engine, jobs: 1 }],
  });
  expect(figures.series).toHaveLength(7);
  expect(figures.series.at(-1)).toMatchObject({ day: app.now().slice(0, 10), jobs: 2, tokens: 1 });
  const { name, csv } = await app.as(ROOT).generation.analyticsFile({ days: 7 });
  expect(name).toBe(`blendagen-7-days-${app.now().slice(0, 10)}.csv`);
  expect(csv.trimEnd().split("\r\n").at(-1)).toBe(`"${app.now().slice(0, 10)}","2","1","1","1","1.5"`);
  for (const who of [ADA, CARA, EDDA])
    await expect(app.as(who).generation.analytics({ days: 7 })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("who leaves takes prompts, pictures and results along; figures stay", async () => {
  await made();
  const { personalData } = await import("../personal-data.ts");
  const person = { id: ADA.id, email: ADA.email };
  expect(await personalData.collect(app.db, person)).toMatchObject({
    "generations.json": [{ prompt: PROMPT, status: "succeeded" }],
  });
  await app.services.transaction((tx) => personalData.forget(tx, person, app.now()));
  expect(await app.db.selectFrom("generationJobs").select(["prompt", "result", "cost"]).execute()).toEqual([
    { prompt: "", result: null, cost: 1 },
  ]);
  expect((await app.as(ADA).generation.jobs({})).jobs).toEqual([]);
});
