import type { Me } from "@blenda/domain/identity/model";
import type { RefundReason } from "@blenda/domain/refunds/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { recordFileReceipt } from "../../orders/repository.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { buy, buyLines } from "../../testing/buying.ts";
import { MODEL_BYTES, sellFile, sellTraining } from "../../testing/goods.ts";
import { signedInCookie } from "../../testing/session.ts";

const app = await testApp();
const options = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, options);

const TEXT = "I would like to have my money back, please.";
const fetchAs = async (who: Me, url: string, { method = "GET", range = "" }: { method?: "GET" | "HEAD"; range?: string } = {}) =>
  http.inject({ method, url, headers: { cookie: (await signedInCookie(app.services, who.id)).cookie, ...(range && { range }) } });
const lineOf = async (orderId: string) =>
  (await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow()).id;
const automaticFor = async (lineId: string, who = ADA) => (await app.as(who).refunds.eligibility({ lineId })).automaticFor;
const ask = (lineId: string, reason: RefundReason = "accidental", who = ADA) =>
  app.as(who).refunds.request({ lineId, reason, text: TEXT, key: crypto.randomUUID() });

async function boughtFile(id = "robot", who = ADA) {
  const fileId = await sellFile(app, id, 4_000, CARA.id);
  const lineId = await lineOf(await buy(app, who, [id]));
  return { lineId, url: `/downloads/${lineId}/${fileId}` };
}

const training = (itemId: string) => ({ itemType: "training", itemId, variant: null }) as const;
async function boughtTraining(paidLessons = 3) {
  const taught = await sellTraining(app, "uv", 4_900, CARA.id, paidLessons);
  return { ...taught, lineId: await lineOf(await buyLines(app, ADA, [training("uv")])) };
}
const openLesson = (lessonId: string, who: Me | null = ADA) => app.as(who).trainings.lesson({ trainingId: "uv", lessonId });

test.each([
  ["whole", {}],
  ["from its second byte on", { range: "bytes=1-" }],
  ["its last byte", { range: "bytes=-1" }],
  ["one byte in the middle", { range: "bytes=7-7" }],
])("a file that was handed out is used: %s", async (_how, wish) => {
  const { lineId, url } = await boughtFile();
  const answer = await fetchAs(ADA, url, wish);
  expect(answer.rawPayload.length).toBeGreaterThan(0);
  expect(await automaticFor(lineId)).toEqual([]);
  expect(await ask(lineId)).toMatchObject({ status: "creator_review", downloads: 1 });
});

test("asking how large a file is hands nothing out; a download in pieces counts once, another one again", async () => {
  const { lineId, url } = await boughtFile();
  const looked = await fetchAs(ADA, url, { method: "HEAD" });
  expect([looked.statusCode, looked.rawPayload.length]).toEqual([200, 0]);
  expect(await automaticFor(lineId)).toContain("accidental");
  const counts = async () => (await app.db.selectFrom("lineDownloads").select("count").execute()).map(({ count }) => count);
  for (const range of ["bytes=100-", "bytes=50-99", "bytes=1-49"]) await fetchAs(ADA, url, { range });
  expect(await counts()).toEqual([1]);
  await fetchAs(ADA, url);
  expect(await counts()).toEqual([2]);
});

test("a download that fails at the storage was asked for all the same", async () => {
  const { lineId, url } = await boughtFile();
  await app.services.storage.remove((await app.db.selectFrom("files").select("storageKey").executeTakeFirstOrThrow()).storageKey);
  expect((await fetchAs(ADA, url)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await automaticFor(lineId)).toEqual([]);
});

test("bought twice is a fact: the other one is held, and this one was never opened", async () => {
  const { lineId: first, url } = await boughtFile();
  expect(await automaticFor(first)).not.toContain("duplicate");
  const second = await lineOf(await buy(app, ADA, ["robot"]));
  expect(await automaticFor(second)).toContain("duplicate");
  await fetchAs(ADA, url);
  expect(await automaticFor(first)).toEqual([]);
  expect(await ask(second, "duplicate")).toMatchObject({ status: "auto_approved" });
  await app.runJobs();
  expect(await ask(first, "duplicate")).toMatchObject({ status: "creator_review" });
});

test("another licence, another buyer, a line that is given back or disputed: nothing of it makes a duplicate", async () => {
  await sellFile(app, "robot", 4_000, CARA.id);
  const line = { itemType: "product", itemId: "robot", variant: "personal" } as const;
  const own = await lineOf(await buyLines(app, ADA, [line]));
  await buyLines(app, ADA, [{ ...line, variant: "commercial" }]);
  await buyLines(app, BOB, [line]);
  expect(await automaticFor(own)).not.toContain("duplicate");
  const again = await lineOf(await buyLines(app, ADA, [line]));
  expect(await automaticFor(own)).toContain("duplicate");
  await ask(again);
  expect(await automaticFor(own)).not.toContain("duplicate");
});

test("a lesson that was opened is used, whatever the player says: its words, its film, its captions", async () => {
  const { lineId, paid, film, captions } = await boughtTraining();
  expect(await automaticFor(lineId)).toContain("other");
  const opened = async () => (await app.db.selectFrom("openedLessons").select("lessonId").execute()).map(({ lessonId }) => lessonId);
  await fetchAs(ADA, `/files/${captions}`, { range: "bytes=1-" });
  expect([await opened(), await automaticFor(lineId)]).toEqual([[paid[0]], []]);
  await fetchAs(ADA, `/files/${film}`);
  await openLesson(paid[1] ?? "");
  expect((await opened()).sort()).toEqual(paid.slice(0, 2));
  expect(await ask(lineId, "other")).toMatchObject({ status: "creator_review", lessonsOpened: 2 });
});

test("free lessons, and one of more than ten, leave it unused; every tenth does not", async () => {
  const { lineId, preview, paid } = await boughtTraining(21);
  await openLesson(preview);
  for (const lessonId of paid.slice(0, 2)) await openLesson(lessonId);
  await openLesson(paid[0] ?? "");
  expect(await automaticFor(lineId)).toContain("other");
  // What the browser claims moves the bar and nothing else.
  for (const lessonId of paid) await app.as(ADA).learning.markDone({ trainingId: "uv", lessonId, isDone: true });
  expect(await automaticFor(lineId)).toContain("other");
  await openLesson(paid[2] ?? "");
  expect(await automaticFor(lineId)).toEqual([]);
});

test("what comes with a lesson and was downloaded is used: however few lessons were opened, and once, however often it is fetched", async () => {
  const { lineId, resource } = await boughtTraining(21);
  expect((await fetchAs(ADA, `/files/${resource}`, { method: "HEAD" })).statusCode).toBe(200);
  expect(await automaticFor(lineId)).toContain("other");
  for (const range of ["bytes=1-", "bytes=0-9", ""])
    expect((await fetchAs(ADA, `/files/${resource}`, { range })).statusCode).toBeLessThan(300);
  expect(await automaticFor(lineId)).toEqual([]);
  expect((await fetchAs(BOB, `/files/${resource}`)).statusCode).toBe(404);
  expect(await ask(lineId, "other")).toMatchObject({ status: "creator_review", downloads: 1, lessonsOpened: 1 });
});

test("a film asked about is not a film watched, and admins who bought one are buyers", async () => {
  const { film, lineId } = await boughtTraining();
  expect((await fetchAs(ADA, `/files/${film}`, { method: "HEAD" })).statusCode).toBe(200);
  expect(await automaticFor(lineId)).toContain("other");
  const roots = await lineOf(await buyLines(app, ROOT, [training("uv")]));
  expect((await fetchAs(ROOT, `/files/${film}`)).rawPayload.equals(MODEL_BYTES)).toBe(true);
  expect(await automaticFor(roots, ROOT)).toEqual([]);
});

test("what goes back opens nothing from the approval on: file, film, lesson, licence", async () => {
  const { lineId, url } = await boughtFile();
  const { lineId: uv, film, paid } = await boughtTraining();
  const { code } = await app.db.selectFrom("licences").select("code").where("lineId", "=", lineId).executeTakeFirstOrThrow();
  await ask(lineId);
  await ask(uv, "other");
  for (const [path, method] of [
    [url, "GET"],
    [url, "HEAD"],
    [`/files/${film}`, "GET"],
    [`/files/${film}`, "HEAD"],
  ] as const)
    expect((await fetchAs(ADA, path, { method })).statusCode).toBe(404);
  await expect(openLesson(paid[1] ?? "")).rejects.toMatchObject({ code: "TRAININGS_LESSON_LOCKED" });
  await expect(app.as(ADA).learning.progress({ trainingId: "uv" })).rejects.toMatchObject({ code: "LEARNING_NOT_OWNED" });
  expect((await app.as(null).orders.licence({ code })).licence.status).toBe("paused");
  expect(await app.as(ADA).orders.owned()).toEqual({ products: [], trainings: [] });
});

/** Until somebody waits for what is held here. */
const untilWaited = () => expect.poll(async () => (await waiting.execute(app.db)).rows.length, { interval: 5 }).toBeGreaterThan(0);
const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test("a refund that is not yet written down holds a download back, which is then refused", async () => {
  const { lineId, url } = await boughtFile();
  const asked = Promise.withResolvers<void>();
  const refunding = app.services.transaction(async (tx) => {
    await tx.updateTable("orderLines").set({ pausedAt: app.now() }).where("id", "=", lineId).execute();
    await asked.promise;
  });
  const download = fetchAs(ADA, url, { range: "bytes=1-" });
  await untilWaited();
  asked.resolve();
  await refunding;
  expect((await download).statusCode).toBe(404);
  expect(await app.db.selectFrom("lineDownloads").selectAll().execute()).toEqual([]);
});

test("a download that is not yet written down holds a refund back, which then knows of it", async () => {
  const { lineId, url } = await boughtFile();
  const noted = Promise.withResolvers<void>();
  const taking = { lineId, fileId: url.split("/")[3] ?? "", version: "1.0.0", isBeginning: true, at: app.now() };
  const downloading = app.services.transaction(async (tx) => {
    expect(await recordFileReceipt(tx, taking)).toBe(true);
    await noted.promise;
  });
  const refund = ask(lineId);
  await untilWaited();
  noted.resolve();
  await downloading;
  expect(await refund).toMatchObject({ status: "creator_review", downloads: 1 });
});

test("a download and a refund in one moment: one of them happens, never both", async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 50; round += 1) {
    // Somebody new each time: who gives back often waits for the creator anyway.
    const who = { ...ADA, id: `ada-${round}`, email: `ada-${round}@example.com`, globalAffiliateId: `${200 + round}ADA` };
    const { isAdmin, ...row } = who;
    await app.db
      .insertInto("users")
      .values({ ...row, hasAdminClaim: isAdmin, createdAt: app.now() })
      .execute();
    const { lineId, url } = await boughtFile(`thing-${round}`, who);
    await app.db
      .updateTable("charges")
      .set({ fingerprint: `card-${round}` })
      .execute();
    const { cookie } = await signedInCookie(app.services, who.id);
    const download = () => http.inject({ url, headers: { cookie, range: `bytes=${round % 3}-` } });
    const [first, refund, second] = await Promise.all([download(), ask(lineId, "accidental", who), download()]);
    const isHandedOut = [first, second].some(({ statusCode }) => statusCode < 300);
    ends.add(`${refund.status}, ${isHandedOut ? "handed out" : "refused"}`);
    expect(refund.status === "auto_approved" && isHandedOut).toBe(false);
    await app.runJobs();
    const { status } = await app.db.selectFrom("orderLines").select("status").where("id", "=", lineId).executeTakeFirstOrThrow();
    expect(status).toBe(isHandedOut ? "refund_requested" : "refunded");
  }
  expect([...ends].every((end) => /^(auto_approved, refused|creator_review, handed out)$/.test(end))).toBe(true);
}, 120_000);
