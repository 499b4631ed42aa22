import type { Me } from "@blenda/domain/identity/model";
import type { CaseDecision } from "@blenda/domain/reports/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import type { Reportable, StateChange } from "../../platform/reporting.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories, addProduct } from "../../testing/catalogue.ts";
import { untilDelivered } from "../../testing/people.ts";
import { notifyOutcomes } from "./outcome-job.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const MODERATOR: Me = { ...EDDA, permissions: ["manage_reports"] };
const OTHER: Me = { ...ROOT, id: "other", displayName: "other", isAdmin: false, permissions: ["manage_reports"] };

/** A post of Cara's, as any domain would declare one. */
const post = { state: "visible" as "visible" | "hidden" | "removed" | "gone", changes: [] as StateChange[] };
const reportablePost: Reportable = {
  type: "post",
  moves: ["hidden", "removed"],
  isHiddenByReports: true,
  describe: async (_db, ids) =>
    ids.map((id) => ({
      ...{ id, title: "Free barrel", place: "in #free", path: `/community?post=${id}`, ownerId: CARA.id, text: "Take it" },
      ...{ pictureUrl: null, stageHue: null, modelUrl: null, createdAt: app.now(), state: post.state },
    })),
  canSee: async () => post.state === "visible",
  setState: async (_tx, change) => {
    post.changes.push(change);
    post.state = change.to;
    return true;
  },
};
const as = (who: Me) => {
  const targets = [...app.services.reporting.targets.filter(({ type }) => type !== "post"), reportablePost];
  return app.as(who, undefined, { ...app.services, reporting: { ...app.services.reporting, targets } }).reports;
};
const report = (who: Me) => as(who).report({ targetType: "post", targetId: "p", reason: "stolen_asset", detail: "", key: key() });
const notifyDue = async () => {
  app.passMinutes(1);
  await notifyOutcomes(app.services);
};
const noticesOf = async ({ id }: Me) => {
  await untilDelivered(app.db);
  const notices = app.db.selectFrom("notifications").select(["title", "message", "data"]).where("userId", "=", id);
  return (await notices.orderBy("createdAt").execute()).map(({ title }) => title);
};
const decided = { reason: "Same mesh as another one" };
const resolve = (who: Me, caseId: string, decision: Exclude<CaseDecision, "no_violation">) =>
  as(who).resolveReport({ caseId, decision, ...decided });

beforeEach(async () => {
  post.state = "visible";
  post.changes = [];
  await app.db
    .updateTable("users")
    .set({ createdAt: addDays(app.now(), -30) })
    .execute();
  const { id, email, name, displayName, globalAffiliateId } = { ...OTHER, email: "other@example.com", globalAffiliateId: "100OTH" };
  await app.db.insertInto("users").values({ id, email, name, displayName, globalAffiliateId, createdAt: app.now() }).execute();
});

test("the third different person with an account older than seven days hides it, and not before; its author is told", async () => {
  await app.db
    .updateTable("users")
    .set({ createdAt: addDays(app.now(), -7) })
    .where("id", "=", BOB.id)
    .execute();
  await report(ADA);
  await report(BOB);
  await report(ROOT);
  // Bob's account is seven days old, not older.
  expect(post.state).toBe("visible");
  const { caseId } = await report(MODERATOR);
  expect(post.changes).toMatchObject([{ to: "hidden", actorId: null, reason: "stolen_asset" }]);
  expect(await noticesOf(CARA)).toEqual(["Your post “Free barrel” is hidden"]);
  expect((await as(CARA).aboutMe({})).cases).toMatchObject([{ caseId, state: "hidden", status: "pending", message: null }]);
  // What its author brought back takes three more.
  post.state = "visible";
  app.passMinutes(1);
  await as(ADA).report({ targetType: "post", targetId: "p", reason: "spam", detail: "", key: key() });
  expect(post.state).toBe("visible");
});

test("eight who report at once hide it once", async () => {
  const people = Array.from({ length: 8 }, (_, n) => ({ ...ADA, id: `r${n}`, email: `r${n}@example.com`, globalAffiliateId: `40${n}AAA` }));
  const rows = people.map(({ id, email, globalAffiliateId }) => ({
    ...{ id, email, name: "", displayName: id, globalAffiliateId, createdAt: addDays(app.now(), -30) },
  }));
  await app.db.insertInto("users").values(rows).execute();
  // Whoever came after it was hidden could no longer see it.
  const sent = await Promise.allSettled(people.map(report));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(post.changes).toHaveLength(1);
});

test("a removal takes effect at once; messages leave after ten seconds and reach both sides, who never learn of each other", async () => {
  const { caseId } = await report(ADA);
  await as(BOB).report({ targetType: "post", targetId: "p", reason: "spam", detail: "Meh", key: key() });
  expect(await as(MODERATOR).claimReport({ caseId })).toMatchObject({ isYours: true });
  expect(await resolve(MODERATOR, caseId, "remove")).toMatchObject({ status: "actioned", state: "removed", undoUntil: expect.any(String) });
  expect(post.changes).toMatchObject([{ to: "removed", actorId: MODERATOR.id }]);
  await notifyOutcomes(app.services);
  expect(await noticesOf(ADA)).toEqual([]);
  expect((await as(ADA).myReports({})).reports).toMatchObject([{ status: "in_review", outcome: null }]);
  await notifyDue();
  await notifyDue();
  expect(await noticesOf(ADA)).toEqual(["Your report was right"]);
  expect(await noticesOf(BOB)).toEqual(["Your report was right"]);
  expect(await noticesOf(CARA)).toEqual(["We removed your post “Free barrel”"]);
  const about = await as(CARA).aboutMe({});
  expect(about.cases).toMatchObject([{ decision: "remove", state: "removed", appealUntil: expect.any(String), counterNoticeUntil: null }]);
  expect(JSON.stringify(about)).not.toMatch(/\b(ada|bob)\b/i);
  expect((await as(ADA).myReports({})).reports).toMatchObject([
    { status: "actioned", outcome: expect.stringContaining("We've removed it") },
  ]);
  await expect(as(MODERATOR).undoDecision({ caseId })).rejects.toMatchObject({ code: "REPORTS_UNDO_OVER" });
});

test("within ten seconds a decision is taken back whole, and nobody hears of it", async () => {
  const { caseId } = await report(ADA);
  await resolve(MODERATOR, caseId, "remove");
  await expect(as(OTHER).undoDecision({ caseId })).rejects.toMatchObject({ code: "REPORTS_UNDO_OVER" });
  expect(await as(MODERATOR).undoDecision({ caseId })).toMatchObject({ status: "pending", state: "visible", decision: null });
  await notifyDue();
  expect([...(await noticesOf(ADA)), ...(await noticesOf(CARA))]).toEqual([]);
  expect((await as(MODERATOR).figures()).decided).toBe(0);
});

test("no violation: what reports had hidden comes back, reporters are told why, and may ask for another look", async () => {
  for (const who of [ADA, BOB, ROOT]) await report(who);
  const [{ id: caseId } = { id: "" }] = (await as(MODERATOR).reports({})).rows;
  await as(MODERATOR).dismissReport({ caseId, reason: "It is their own" });
  expect(post.state).toBe("visible");
  await notifyDue();
  expect(await noticesOf(ADA)).toEqual(["We looked at your report"]);
  expect(await noticesOf(CARA)).toContain("Your post “Free barrel” is back");
  await as(ADA).appeal({ caseId, text: "It is my own mesh, please look at the vertices again." });
  expect((await as(OTHER).reports({ show: "appeals" })).rows).toMatchObject([{ id: caseId, status: "appealed", appeal: "appeal" }]);
  await expect(as(BOB).appeal({ caseId, text: "I would like to appeal this as well." })).rejects.toMatchObject({
    code: "REPORTS_APPEAL_OVER",
  });
});

test("an appeal is decided by another reviewer, once, within thirty days", async () => {
  const { caseId } = await report(ADA);
  await resolve(MODERATOR, caseId, "remove");
  await expect(as(CARA).appeal({ caseId, text: "I made this myself last winter." })).rejects.toMatchObject({ code: "REPORTS_APPEAL_OVER" });
  await notifyDue();
  await expect(as(BOB).appeal({ caseId, text: "I am nobody in this case at all." })).rejects.toMatchObject({ code: "REPORTS_NOT_FOUND" });
  await as(CARA).appeal({ caseId, text: "I made this myself last winter." });
  await expect(as(MODERATOR).claimReport({ caseId })).rejects.toMatchObject({ code: "REPORTS_FIRST_REVIEWER" });
  await expect(as(MODERATOR).dismissReport({ caseId, ...decided })).rejects.toMatchObject({ code: "REPORTS_FIRST_REVIEWER" });
  expect(await as(OTHER).reportOf({ caseId })).toMatchObject({
    appealedBy: "author",
    decisions: [{ by: { id: MODERATOR.id } }],
    obstacle: null,
  });
  expect(await as(OTHER).dismissReport({ caseId, reason: "The files are older" })).toMatchObject({ status: "dismissed", state: "visible" });
  await notifyDue();
  expect(await as(OTHER).figures()).toMatchObject({ decided: 1, upheld: 1, appeals: 1, overturned: 1 });
  await expect(as(ADA).appeal({ caseId, text: "And now I would like to appeal." })).rejects.toMatchObject({ code: "REPORTS_APPEAL_OVER" });
});

test("after thirty days nobody appeals", async () => {
  const { caseId } = await report(ADA);
  await resolve(MODERATOR, caseId, "remove");
  await notifyDue();
  app.passMinutes(30 * 24 * 60);
  await expect(as(CARA).appeal({ caseId, text: "I made this myself last winter." })).rejects.toMatchObject({ code: "REPORTS_APPEAL_OVER" });
});

test("a copyright notice takes it down, and its creator has ten business days for a counter-notice", async () => {
  const claim = {
    name: "Ada Byron",
    rightsHolder: "Ada's studio",
    work: "A barrel with drips",
    isGoodFaith: true,
    isAccurate: true,
  } as const;
  const { caseId } = await as(ADA).report({ targetType: "post", targetId: "p", reason: "copyright", detail: "", claim, key: key() });
  await resolve(MODERATOR, caseId, "remove");
  await notifyDue();
  expect((await as(CARA).aboutMe({})).cases).toMatchObject([{ appealUntil: null, counterNoticeUntil: expect.any(String) }]);
  await expect(as(CARA).appeal({ caseId, text: "I made this myself last winter." })).rejects.toMatchObject({ code: "REPORTS_APPEAL_OVER" });
  const promise = { isGoodFaith: true, acceptsJurisdiction: true } as const;
  const notice = { name: "Cara Mia", address: "1 Road, Town", text: "I made this myself last winter.", ...promise };
  await expect(as(ADA).counterNotice({ caseId, notice })).rejects.toMatchObject({ code: "REPORTS_NOT_FOUND" });
  await as(CARA).counterNotice({ caseId, notice });
  expect(await noticesOf(ADA)).toContain("A counter-notice arrived");
  expect(await as(OTHER).reportOf({ caseId })).toMatchObject({ appeal: "counter_notice", counterNotice: notice, reports: [{ claim }] });
  expect(JSON.stringify(await as(ADA).myReports({}))).not.toContain("1 Road");
});

test("asked, its author answers within 48 hours; meanwhile it is nobody's work", async () => {
  const { caseId } = await report(ADA);
  await resolve(MODERATOR, caseId, "ask_author");
  expect(post.state).toBe("hidden");
  await notifyDue();
  expect((await as(MODERATOR).reports({})).rows).toEqual([]);
  expect((await as(CARA).aboutMe({})).cases).toMatchObject([{ answerUntil: expect.any(String), status: "in_review" }]);
  await as(CARA).answerReport({ caseId, text: "Here is my blend file." });
  expect((await as(MODERATOR).reports({})).rows).toMatchObject([{ id: caseId }]);
  expect(await as(MODERATOR).reportOf({ caseId })).toMatchObject({ answer: { text: "Here is my blend file." } });
  expect((await as(MODERATOR).reportOf({ caseId })).choices).not.toContain("ask_author");
  await expect(as(CARA).answerReport({ caseId, text: "And more." })).rejects.toMatchObject({ code: "REPORTS_ANSWER_OVER" });
});

test("who took it has it; others read along, take it over, or decide after it was put back", async () => {
  const { caseId } = await report(ADA);
  await as(MODERATOR).claimReport({ caseId });
  await expect(as(OTHER).claimReport({ caseId })).rejects.toMatchObject({ code: "REPORTS_TAKEN", data: { name: "edda" } });
  await expect(resolve(OTHER, caseId, "remove")).rejects.toMatchObject({ code: "REPORTS_TAKEN" });
  expect(await as(OTHER).reportOf({ caseId })).toMatchObject({ obstacle: "taken", assignee: { name: "edda", isYours: false } });
  expect(await as(OTHER).putBack({ caseId })).toEqual({ wasYours: false });
  expect(await as(MODERATOR).putBack({ caseId })).toEqual({ wasYours: true });
  await as(OTHER).claimReport({ caseId });
  expect(await as(MODERATOR).claimReport({ caseId, isTakeover: true })).toMatchObject({ isYours: true });
  await expect(as(MODERATOR).claimReport({ caseId, forUserId: BOB.id })).rejects.toMatchObject({ code: "REPORTS_NO_COLLEAGUE" });
  expect(await as(MODERATOR).claimReport({ caseId, forUserId: ROOT.id })).toMatchObject({ id: ROOT.id, isYours: false });
});

test("two who decide at once: one does, the other hears it", async () => {
  const { caseId } = await report(ADA);
  const tries = await Promise.allSettled([resolve(MODERATOR, caseId, "remove"), resolve(OTHER, caseId, "remove")]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(post.changes).toHaveLength(1);
});

test("nobody decides about themselves, or about what they reported; reading needs less than deciding", async () => {
  const { caseId } = await report(MODERATOR);
  await expect(resolve(MODERATOR, caseId, "remove")).rejects.toMatchObject({ code: "OWN_TARGET" });
  const reader = { ...EDDA, id: "reader", permissions: ["view_content" as const] };
  expect(await as(reader).reportOf({ caseId })).toMatchObject({ obstacle: "permission" });
  await expect(resolve(reader, caseId, "remove")).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(as(ADA).reportOf({ caseId })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("an account is closed by two: one asks, another admin agrees", async () => {
  const { caseId } = await report(ADA);
  await app.db.insertInto("admins").values({ userId: OTHER.id, listedAt: app.now(), level: "admin" }).execute();
  await app.db.updateTable("users").set({ hasAdminClaim: true }).where("id", "=", OTHER.id).execute();
  const second: Me = { ...OTHER, isAdmin: true };
  await resolve(second, caseId, "remove_and_suspend");
  await expect(as(second).decideSuspension({ caseId, isAgreed: true, reason: "Third time" })).rejects.toMatchObject({
    code: "REPORTS_SECOND_ADMIN",
  });
  const suspended = async () =>
    (await app.db.selectFrom("users").select("suspendedAt").where("id", "=", CARA.id).executeTakeFirstOrThrow()).suspendedAt;
  expect(await suspended()).toBeNull();
  expect((await as(ROOT).reportOf({ caseId })).suspension).toMatchObject({ by: "other", canAgree: true });
  await as(ROOT).decideSuspension({ caseId, isAgreed: true, reason: "Third time" });
  expect(await suspended()).not.toBeNull();
  await expect(as(ROOT).decideSuspension({ caseId, isAgreed: false, reason: "Changed my mind" })).rejects.toMatchObject({
    code: "REPORTS_DECIDED",
  });
});

test("a product removed for malware leaves the shop and its buyers; a dismissal does not bring back what staff took away before", async () => {
  await addCategories(app.db);
  await addProduct(app.db, "chair", CARA.id);
  const about = { targetType: "product", targetId: "chair", reason: "malware", detail: "" } as const;
  const { caseId } = await app.as(ADA).reports.report({ ...about, key: key() });
  const status = async () =>
    app.db.selectFrom("products").select(["status", "suspensionCode"]).where("id", "=", "chair").executeTakeFirstOrThrow();
  await app.as(MODERATOR).reports.resolveReport({ caseId, decision: "ask_author", ...decided });
  expect(await status()).toEqual({ status: "suspended", suspensionCode: "other" });
  await app.as(MODERATOR).reports.resolveReport({ caseId, decision: "remove", ...decided });
  expect(await status()).toEqual({ status: "suspended", suspensionCode: "malware" });
  await notifyDue();
  await app.as(CARA).reports.appeal({ caseId, text: "The scanner was wrong about this one." });
  await app.as(OTHER).reports.dismissReport({ caseId, ...decided });
  expect(await status()).toEqual({ status: "published", suspensionCode: null });

  const again = await app.as(BOB).reports.report({ ...about, key: key() });
  await app.as(ROOT).catalogue.moderate({ id: "chair", event: "suspend", code: "not_allowed", reason: "Another reason" });
  await app.as(MODERATOR).reports.dismissReport({ caseId: again.caseId, ...decided });
  expect(await status()).toEqual({ status: "suspended", suspensionCode: "not_allowed" });
});

test("a removed message keeps its place without its words, and comes back with them", async () => {
  const { id, messages } = await app.as(ADA).inbox.start({ recipientId: BOB.id, subject: "Hi", body: "Rude words", key: key() });
  const targetId = messages[0]?.id ?? "";
  const { caseId } = await app.as(BOB).reports.report({ targetType: "message", targetId, reason: "harassment", detail: "", key: key() });
  await app.as(MODERATOR).reports.resolveReport({ caseId, decision: "remove", isWarning: true, ...decided });
  for (const who of [ADA, BOB])
    expect((await app.as(who).inbox.conversation({ id })).messages).toMatchObject([{ body: "", isDeleted: true }]);
  await app.as(MODERATOR).reports.undoDecision({ caseId });
  expect((await app.as(BOB).inbox.conversation({ id })).messages).toMatchObject([{ body: "Rude words", isDeleted: false }]);
});
