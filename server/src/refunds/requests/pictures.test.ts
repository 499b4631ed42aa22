import { buffer } from "node:stream/consumers";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import type { RefundPicture } from "@blenda/domain/refunds/model";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { accountJobs } from "../../account/jobs.ts";
import { openHttp } from "../../http/open.ts";
import { record, store } from "../../platform/files/files.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { signedInCookie } from "../../testing/session.ts";
import { refundJobs } from "../jobs.ts";
import { addPicture } from "./picture-repository.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
const why = "This is not what the pictures showed me.";
const DAY = 24 * 60;
const HELPER = "helper";
let cookies: Record<string, string> = {};
let lineId = "";

beforeEach(async () => {
  const account = { hasAdminClaim: false, createdAt: app.now(), displayName: HELPER, name: HELPER, globalAffiliateId: "100HLP" };
  await app.db
    .insertInto("users")
    .values({ id: HELPER, email: "helper@example.com", permissions: ["manage_refunds"], ...account })
    .execute();
  const everybody = [ADA, BOB, CARA, EDDA, ROOT, { id: HELPER }];
  cookies = Object.fromEntries(
    await Promise.all(everybody.map(async ({ id }) => [id, (await signedInCookie(app.services, id)).cookie] as const)),
  );
  await sell(app, "robot", 4_000, CARA.id);
  lineId = await bought();
});

async function bought(): Promise<string> {
  const orderId = await buy(app, ADA, ["robot"]);
  const { id } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  // So that somebody has to decide.
  await app.db.insertInto("lineDownloads").values({ lineId: id, fileId: "f", count: 1, firstAt: app.now(), lastAt: app.now() }).execute();
  return id;
}

const halves = sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#336699" } }).withExif({
  IFD0: { Artist: "canary of the camera" },
});
const jpeg = await halves.clone().jpeg().toBuffer();
const post = (payload: Buffer, { type = "image/jpeg", who = ADA.id, name = "Broken%20seam.jpg" } = {}) =>
  http.inject({
    method: "POST",
    url: `/api/refunds/picture?name=${name}`,
    headers: { origin: "http://blenda.test", "content-type": type, ...(cookies[who] && { cookie: cookies[who] }) },
    payload,
  });
/** As if it had been sent and drawn: what follows is not about drawing. */
async function added(ownerId: string = ADA.id): Promise<RefundPicture> {
  const about = { ownerId, name: "Broken seam.webp", type: "image/webp", maxBytes: 100 };
  const file = await store(app.services, Buffer.from("drawn"), about);
  const size = { width: 40, height: 20 };
  await app.services.transaction(async (tx) => {
    await record(tx, file);
    await addPicture(tx, { fileId: file.id, ownerId, ...size, createdAt: app.now() });
  });
  return { id: file.id, name: file.name, url: `/files/${file.id}`, ...size };
}
const key = () => crypto.randomUUID();
const ask = (pictureIds: string[], of = lineId, asKey = key()) =>
  app.as(ADA).refunds.request({ lineId: of, reason: "faulty", text: why, pictureIds, key: asKey });
const files = () => app.db.selectFrom("files").select("id").execute();

test.each(["png", "jpeg", "webp"] as const)(
  "a %s is redrawn, smaller, without what a camera wrote into it, and kept privately",
  async (format) => {
    const answer = await post(await halves.clone().toFormat(format).toBuffer(), { type: `image/${format}` });
    expect(answer.json()).toMatchObject({ name: "Broken seam.webp", width: 2_400, height: 1_200 });
    const stored = await http.inject({ url: answer.json().url, headers: { cookie: cookies.ada ?? "" } });
    expect(stored.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "private, no-store" });
    expect(stored.rawPayload.includes("canary of the camera")).toBe(false);
  },
);

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>');
const flood = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#000000" } })
  .png({ compressionLevel: 9 })
  .toBuffer();
test.each([
  ["an SVG", SVG, "image/svg+xml", 415, refundTexts.pictureType],
  ["an SVG that says it is a PNG", SVG, "image/png", 415, refundTexts.pictureType],
  ["a GIF that says it is a PNG", await halves.clone().gif().toBuffer(), "image/png", 415, refundTexts.pictureType],
  ["a page that says it is a PNG", Buffer.from("<html><script>alert(1)</script></html>"), "image/png", 415, refundTexts.pictureType],
  ["half a picture", jpeg.subarray(0, jpeg.length / 2), "image/jpeg", 422, /can't read this picture/],
  ["a great many pixels in a few bytes", flood, "image/png", 422, /can't read this picture/],
  ["more than ten megabytes", Buffer.alloc(REFUNDS.PICTURE_BYTES + 1), "image/png", 413, refundTexts.pictureTooLarge],
])("%s is refused in a sentence, and nothing is kept", async (_what, body, type, status, sentence) => {
  const answer = await post(body, { type });
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(sentence)]);
  expect(await files()).toEqual([]);
});

test("signed out nothing is taken", async () => {
  expect((await post(jpeg, { who: "nobody" })).json()).toMatchObject({ code: "UNAUTHORIZED" });
});

test("a picture is opened by its buyer, the creator of that line and, once it is their case, those who decide it; by nobody else", async () => {
  const { id: fileId, url } = await added();
  const see = async () => {
    const look = async (who: string) => (await http.inject({ url, headers: { cookie: cookies[who] ?? "" } })).statusCode;
    const people = [ADA.id, CARA.id, BOB.id, EDDA.id, HELPER, ROOT.id, "nobody"];
    const seeing = await Promise.all(people.map(async (who) => [who, (await look(who)) === 200] as const));
    return seeing.filter(([, isSeen]) => isSeen).map(([who]) => who);
  };
  expect(await see()).toEqual([ADA.id]);
  const { id, pictures } = await ask([fileId]);
  expect(pictures).toMatchObject([{ id: fileId, url, name: "Broken seam.webp", width: 40, height: 20 }]);
  expect(await see()).toEqual([ADA.id, CARA.id]);
  // Everybody looks at the same moment, so they are written down in any order.
  const noted = () =>
    app.db.selectFrom("auditEntries").select(["action", "targetId", "after", "actorId", "reason"]).orderBy("actorId").execute();
  expect(await noted()).toEqual([]);
  expect((await app.as(CARA).refunds.forCreator())[0]?.pictures).toEqual(pictures);
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  expect(await see()).toEqual([ADA.id, CARA.id, HELPER, ROOT.id]);
  // What our own people read of somebody's is written down, with the case it was read for.
  const line = { action: "files.read", targetId: fileId, after: { ownerId: ADA.id }, reason: `refund ${id}` };
  expect(await noted()).toEqual([HELPER, ROOT.id].map((actorId) => ({ ...line, actorId })));
  expect((await app.as(ROOT).refunds.caseFile({ id })).pictures).toEqual(pictures);
  await app.as(ROOT).refunds.claimCase({ id });
  await app.as(ROOT).refunds.rule({ id, event: "staffDecline", answer: "It is as described" });
  // Decided, it can still be read by whoever decided it.
  expect(await see()).toEqual([ADA.id, CARA.id, HELPER, ROOT.id]);
});

test("at most five go with a request, in their order, each with one request, and only one's own", async () => {
  const ids = [];
  for (let n = 0; n <= REFUNDS.MOST_PICTURES; n += 1) ids.push((await added()).id);
  await expect(ask(ids)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const gone = { code: "REFUNDS_PICTURE_UNKNOWN", message: refundTexts.pictureGone };
  const [first = "", second = ""] = ids;
  await expect(ask([first, first])).rejects.toMatchObject(gone);
  await expect(ask([first, (await added(BOB.id)).id])).rejects.toMatchObject(gone);
  await expect(ask([first, "never-uploaded"])).rejects.toMatchObject(gone);
  expect(await app.as(ADA).refunds.mine()).toEqual([]);
  const order = [second, first, ...ids.slice(2, REFUNDS.MOST_PICTURES)];
  expect((await ask(order)).pictures.map(({ id }) => id)).toEqual(order);
  await expect(ask([first], await bought())).rejects.toMatchObject(gone);
});

test("sent ten times with one key, it is one request with its pictures; another wish under the key is refused", async () => {
  const { id } = await added();
  const wish = key();
  const said = await Promise.all(Array.from({ length: 10 }, () => ask([id], lineId, wish)));
  expect(new Set(said.map((refund) => refund.id)).size).toBe(1);
  expect(said.every(({ pictures }) => pictures[0]?.id === id)).toBe(true);
  await expect(ask([], lineId, wish)).rejects.toMatchObject({ code: "KEY_REUSED" });
});

test("what was added and never sent goes the next night, with its file", async () => {
  const [sent, left] = [await added(), await added()];
  await ask([sent.id]);
  app.passMinutes(DAY + 1);
  await refundJobs.find(({ name }) => name === "refunds.removeUnsent")?.run(app.services, {});
  expect(await files()).toEqual([{ id: sent.id }]);
  await expect(ask([left.id], await bought())).rejects.toMatchObject({ code: "REFUNDS_PICTURE_UNKNOWN" });
});

test("an export holds one's requests and pictures; whoever leaves takes their words and pictures with them, the case stays", async () => {
  const { id, url } = await added();
  await ask([id]);
  await app.db.updateTable("sessions").set({ provenAt: app.now() }).where("userId", "=", ADA.id).execute();
  const headers = { origin: "http://blenda.test", cookie: cookies[ADA.id] ?? "" };
  await http.inject({ method: "POST", url: "/api/account/requestExport", headers });
  await app.runJobs();
  const archive = await app.db.selectFrom("files").selectAll().where("type", "=", "application/zip").executeTakeFirstOrThrow();
  const entries = unzipSync(await buffer((await app.services.storage.open(archive.storageKey)).stream));
  const [request] = JSON.parse(Buffer.from(entries["refunds.json"] ?? []).toString());
  expect(request).toMatchObject({ detail: why, pictures: [{ id, name: "Broken seam.webp" }] });
  expect(Object.keys(entries).filter((name) => name.includes(id))).toHaveLength(1);

  await app.db.updateTable("users").set({ deletionDueAt: app.now() }).where("id", "=", ADA.id).execute();
  app.passMinutes(1);
  await accountJobs.find(({ name }) => name === "account.removeDue")?.run(app.services, {});
  expect(await files()).toEqual([]);
  expect((await http.inject({ url, headers: { cookie: cookies.cara ?? "" } })).statusCode).toBe(404);
  expect(await app.as(CARA).refunds.forCreator()).toMatchObject([{ text: "", pictures: [], status: "creator_review" }]);
});
