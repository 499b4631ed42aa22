import type { Me } from "@blenda/domain/identity/model";
import { REPORTS } from "@blenda/domain/reports/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories, addProduct } from "../../testing/catalogue.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const MODERATOR: Me = { ...EDDA, permissions: ["manage_reports"] };

type Report = Parameters<ReturnType<typeof app.as>["reports"]["report"]>[0];
const send = (who: Me, report: Partial<Report> = {}) =>
  app.as(who).reports.report({ targetType: "user", targetId: CARA.id, reason: "spam", detail: "", key: key(), ...report });

test("one open report per reporter, thing and reason; asking again adds nothing", async () => {
  const first = await send(ADA, { detail: "Advertising" });
  expect(first).toMatchObject({ wasOpen: false });
  expect(await send(ADA, { detail: "Again" })).toEqual({ caseId: first.caseId, wasOpen: true });
  expect(await app.as(ADA).reports.reported({ targetType: "user", targetId: CARA.id })).toEqual({ reasons: ["spam"] });
  // Another reason, or another person, joins the same case.
  expect((await send(ADA, { reason: "harassment" })).caseId).toBe(first.caseId);
  expect((await send(BOB)).caseId).toBe(first.caseId);
  expect(await app.as(ROOT).reports.reportOf({ caseId: first.caseId })).toMatchObject({
    reason: "harassment",
    priority: "high",
    reporters: 2,
    status: "pending",
    choices: ["no_violation", "warn", "remove_and_suspend"],
  });
});

test("twenty parallel reports of one person are one, and a key is used once", async () => {
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(ADA)));
  expect(sent.filter(({ wasOpen }) => !wasOpen)).toHaveLength(1);
  const once = key();
  const [one, other] = await Promise.all([send(BOB, { key: once }), send(BOB, { key: once })]);
  expect(one).toEqual(other);
  expect(await app.db.selectFrom("reports").select("id").execute()).toHaveLength(2);
});

test("nobody reports what is not there, what is their own, or for a reason it cannot have", async () => {
  await expect(send(ADA, { targetId: "nobody" })).rejects.toMatchObject({ code: "REPORTS_TARGET_GONE" });
  await expect(send(CARA)).rejects.toMatchObject({ code: "REPORTS_OWN" });
  await expect(send(ADA, { reason: "price_abuse" })).rejects.toMatchObject({ code: "REPORTS_REASON" });
  await expect(send(ADA, { reason: "copyright" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(send(ADA, { pictureIds: ["somebodys"] })).rejects.toMatchObject({ code: "REPORTS_PICTURE_UNKNOWN" });
  expect(await app.db.selectFrom("reportCases").select("id").execute()).toEqual([]);
});

test("links are addresses of the web and nothing else", async () => {
  for (const link of ["javascript:alert(1)", "data:text/html,x", "not an address"])
    await expect(send(ADA, { links: [link] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const { caseId } = await send(ADA, { links: ["https://example.com/original"] });
  expect((await app.as(ROOT).reports.reportOf({ caseId })).reports[0]?.links).toEqual(["https://example.com/original"]);
});

test("twenty reports a day, and not one more", async () => {
  const people = Array.from({ length: REPORTS.PER_DAY + 1 }, (_, n) => ({
    ...{
      id: `p${n}`,
      email: `p${n}@example.com`,
      name: "",
      displayName: `P ${n}`,
      globalAffiliateId: `3${String(n).padStart(2, "0")}AAA`,
      createdAt: app.now(),
    },
  }));
  await app.db.insertInto("users").values(people).execute();
  for (const { id } of people.slice(0, REPORTS.PER_DAY)) await send(ADA, { targetId: id });
  const last = people.at(-1)?.id ?? "";
  await expect(send(ADA, { targetId: last })).rejects.toMatchObject({ code: "REPORTS_TOO_MANY" });
  app.passMinutes(24 * 60 + 1);
  await send(ADA, { targetId: last });
});

test("a message is reported by the two it is between, with what was said around it", async () => {
  const { id, messages } = await app.as(ADA).inbox.start({ recipientId: BOB.id, subject: "Hi", body: "One", key: key() });
  await app.as(ADA).inbox.send({ id, body: "Two <b>bold</b>", key: key() });
  const targetId = messages[0]?.id ?? "";
  await expect(send(CARA, { targetType: "message", targetId })).rejects.toMatchObject({ code: "REPORTS_TARGET_GONE" });
  await expect(send(ADA, { targetType: "message", targetId })).rejects.toMatchObject({ code: "REPORTS_OWN" });
  const { caseId } = await send(BOB, { targetType: "message", targetId, reason: "harassment" });
  await app.as(ADA).inbox.deleteMessage({ id, messageId: targetId });
  expect(await app.as(MODERATOR).reports.reportOf({ caseId })).toMatchObject({
    state: "gone",
    seen: { text: "One", around: [{ text: "One", isReported: true }, { text: "Two <b>bold</b>" }] },
    author: { id: ADA.id, reported: 0 },
    choices: ["no_violation", "warn", "remove_and_suspend"],
  });
});

test("three different people hide only what says so; a product on sale waits for us", async () => {
  await addCategories(app.db);
  await addProduct(app.db, "chair", CARA.id);
  await app.db
    .updateTable("users")
    .set({ createdAt: addDays(app.now(), -30) })
    .execute();
  for (const who of [ADA, BOB, ROOT]) await send(who, { targetType: "product", targetId: "chair", reason: "misleading" });
  expect(await app.as(null).catalogue.product({ id: "chair" })).toMatchObject({ id: "chair", isForSale: true });
  expect((await app.as(MODERATOR).reports.reports({ show: "new" })).rows).toMatchObject([
    { reporters: 3, priority: "high", hiddenAt: null },
  ]);
});

test("new reports are those that nobody took and that came within the last day", async () => {
  await send(ADA);
  expect(await app.as(MODERATOR).reports.newReports()).toMatchObject({ count: 1 });
  app.passMinutes(24 * 60);
  expect(await app.as(MODERATOR).reports.newReports()).toEqual({ count: 0, latest: [] });
});
