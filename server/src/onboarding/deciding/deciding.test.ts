import { addDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, EDDA, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { PROPOSAL, sendApplication, writeApplication } from "../../testing/creators/applying.ts";
import { untilDelivered } from "../../testing/people.ts";

const app = await testApp({ passwords: quickPasswords() });
const mine = () => app.as(ADA).onboarding;
const staff = () => app.as(ROOT).onboarding;
const DECIDER = { ...EDDA, permissions: ["edit_users" as const] };
const VIEWER = { ...EDDA, permissions: ["view_users" as const] };
const approve = { decision: "approve", userId: ADA.id } as const;
const notes = [{ step: "proposal" as const, text: "How many pieces are ready?" }];

const mailsTo = (recipient: string) =>
  app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute();
const bellOf = async (userId: string) => {
  await untilDelivered(app.db);
  return app.db.selectFrom("notifications").select(["type", "title", "data"]).where("userId", "=", userId).execute();
};

test("a yes makes a creator and opens the shop in one go, and every open page knows it without a new login", async () => {
  await givePassword(app.db, ADA.id);
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  await expect(browser.call.onboarding.home()).rejects.toMatchObject({ status: 403 });
  await sendApplication(app, ADA, ROOT);
  await untilDelivered(app.db);
  const stream = await browser.call.live.changes();
  await stream.next();
  expect(await staff().decideApplication(approve)).toMatchObject({ status: "approved", may: ["suspend"] });
  let last = await stream.next();
  while (!last.done) last = await stream.next();
  expect((await browser.call.identity.session()).user).toMatchObject({ isCreator: true });
  expect(await browser.call.onboarding.home()).toMatchObject({
    shop: { name: "Kiln & Thread", slug: "kiln-and-thread" },
    isFinished: false,
  });
  const { shop } = await app.as(null).shops.shop({ slug: "kiln-and-thread" });
  expect(shop).toMatchObject({ name: "Kiln & Thread", description: "Pots and cloth.", creatorId: ADA.id });
  expect(await bellOf(ADA.id)).toMatchObject([{ type: "system_update", title: "Your shop is open", data: { topic: "application" } }]);
  expect((await mailsTo(ADA.email)).map(({ subject }) => subject)).toEqual(["Kiln & Thread is open on Blenda"]);
});

test("changes open only the named steps, with the note on top; sent again it waits again", async () => {
  await sendApplication(app, ADA, ROOT);
  await staff().decideApplication({ decision: "requestChanges", userId: ADA.id, notes });
  const back = await mine().application();
  expect(back).toMatchObject({ status: "changes_requested", openSteps: ["proposal"], notes });
  const other = { step: "profile", mark: 1, fields: { shopName: "Other", slug: "other", description: "" } } as const;
  await expect(mine().saveStep(other)).rejects.toMatchObject({ code: "ONBOARDING_STEP_CLOSED" });
  await mine().saveStep({ step: "proposal", mark: 1, fields: { proposal: `${PROPOSAL} Twelve are ready.` } });
  const again = await mine().submitApplication();
  expect(again).toMatchObject({ status: "submitted", notes: [] });
  expect(again.trail.map(({ status, by }) => [status, by])).toEqual([
    ["draft", null],
    ["submitted", null],
    ["in_review", null],
    ["changes_requested", null],
    ["submitted", null],
  ]);
  // Whoever reads it next sees what was asked for.
  expect((await staff().applicationOf({ userId: ADA.id })).notes).toEqual(notes);
  expect((await mailsTo(ADA.email))[0]?.body).toContain("How many pieces are ready?");
});

test("a no has its reason and the day from which one may try again, and before that day nothing begins", async () => {
  await sendApplication(app, ADA, ROOT);
  await staff().decideApplication({
    decision: "reject",
    userId: ADA.id,
    reason: "too_little_work",
    text: "One lamp is too little to judge.",
  });
  const at = app.now();
  const no = await mine().application();
  expect(no).toMatchObject({
    status: "rejected",
    rejection: { reason: "too_little_work", text: "One lamp is too little to judge.", at, reapplyFrom: addDays(at, 30) },
  });
  const retry = { step: "proposal", mark: 1, fields: { proposal: "Twelve lamps" } } as const;
  app.passMinutes(30 * 24 * 60 - 1);
  await expect(mine().saveStep(retry)).rejects.toMatchObject({ code: "ONBOARDING_TOO_SOON", data: { from: addDays(at, 30) } });
  app.passMinutes(1);
  expect(await mine().saveStep(retry)).toMatchObject({ status: "draft", proposal: "Twelve lamps", rejection: null });
  // The address was given back with the no.
  expect(await app.as(BOB).onboarding.checkSlug({ slug: "kiln-and-thread" })).toMatchObject({ state: "free" });
});

test("of two who decide at the same moment one has decided", async () => {
  await sendApplication(app, ADA, ROOT);
  const reject = { decision: "reject", userId: ADA.id, reason: "other", text: "Not this time." } as const;
  const ended = await Promise.allSettled([
    staff().decideApplication(approve),
    staff().decideApplication(reject),
    staff().decideApplication(approve),
  ]);
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const each of ended)
    if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "ONBOARDING_INVALID_TRANSITION", status: 409 });
  expect(await mailsTo(ADA.email)).toHaveLength(1);
  const entries = await app.db.selectFrom("auditEntries").select("action").where("action", "=", "onboarding.decideApplication").execute();
  expect(entries).toHaveLength(1);
});

test("of two who take it one has it; the other hears who, and may put it back but not decide", async () => {
  await app.db
    .updateTable("users")
    .set({ permissions: ["edit_users"] })
    .where("id", "=", EDDA.id)
    .execute();
  await writeApplication(app, ADA);
  await mine().submitApplication();
  await expect(staff().decideApplication(approve)).rejects.toMatchObject({ code: "ONBOARDING_INVALID_TRANSITION" });
  const ended = await Promise.allSettled([ROOT, DECIDER].map((who) => app.as(who).onboarding.claimApplication({ userId: ADA.id })));
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [holder, other] = ended[0]?.status === "fulfilled" ? [ROOT, DECIDER] : [DECIDER, ROOT];
  await expect(app.as(other).onboarding.claimApplication({ userId: ADA.id })).rejects.toMatchObject({
    code: "ONBOARDING_TAKEN",
    data: { by: holder.displayName },
  });
  await expect(app.as(other).onboarding.decideApplication(approve)).rejects.toMatchObject({ code: "ONBOARDING_TAKEN" });
  expect(await app.as(other).onboarding.applicationOf({ userId: ADA.id })).toMatchObject({ may: ["putBack"], hindrance: "taken" });
  expect(await app.as(holder).onboarding.claimApplication({ userId: ADA.id })).toMatchObject({ takenBy: { isYou: true } });
  expect(await app.as(other).onboarding.putBackApplication({ userId: ADA.id })).toMatchObject({ status: "submitted", takenBy: null });
});

test("whoever may only view sees everything and is told why nothing can be done; nobody decides about themselves", async () => {
  await writeApplication(app, ADA);
  await mine().submitApplication();
  const seen = app.as(VIEWER).onboarding;
  expect((await seen.applications({})).rows).toMatchObject([
    { userId: ADA.id, shopName: "Kiln & Thread", categoryName: "Props", takenBy: null },
  ]);
  expect(await seen.applicationOf({ userId: ADA.id })).toMatchObject({ may: [], hindrance: "permission", tax: { numberEnding: "2013" } });
  await expect(seen.claimApplication({ userId: ADA.id })).rejects.toMatchObject({ status: 403 });
  const self = app.as({ ...ADA, permissions: ["edit_users"] }).onboarding;
  expect(await self.applicationOf({ userId: ADA.id })).toMatchObject({ may: [], hindrance: "self" });
  await expect(self.claimApplication({ userId: ADA.id })).rejects.toMatchObject({ code: "OWN_TARGET" });
});

test("withdrawn while it is being read, it is gone from whoever reads it", async () => {
  await sendApplication(app, ADA, ROOT);
  await mine().withdrawApplication();
  await expect(staff().decideApplication(approve)).rejects.toMatchObject({ code: "ONBOARDING_NOT_FOUND" });
});

test("the oldest stands first, and what waits is counted on the first page of the panels", async () => {
  await writeApplication(app, ADA, { slug: "kiln-one" });
  await writeApplication(app, BOB, { slug: "kiln-two" });
  await app.as(BOB).onboarding.submitApplication();
  app.passMinutes(60);
  await mine().submitApplication();
  const page = await staff().applications({ limit: 1 });
  expect(page).toMatchObject({ rows: [{ userId: BOB.id }], total: { count: 2 } });
  expect((await staff().applications({ limit: 1, after: page.next ?? "" })).rows).toMatchObject([{ userId: ADA.id }]);
  expect((await staff().applications({ search: "ada" })).rows).toMatchObject([{ userId: ADA.id }]);
  expect((await staff().applications({ search: "kiln two" })).rows).toMatchObject([{ userId: BOB.id }]);
  const { counts } = await app.as(ROOT).dashboard.pendingCounts();
  expect(counts["/admin/onboarding"]).toBe(2);
  const { waiting } = await app.as(ROOT).dashboard.adminOverview();
  expect(waiting.find(({ key }) => key === "onboarding.applications")).toMatchObject({ count: 2, nearest: { since: expect.any(String) } });
});

test("every command is in the audit, with its reason", async () => {
  await sendApplication(app, ADA, ROOT);
  await staff().putBackApplication({ userId: ADA.id });
  await staff().claimApplication({ userId: ADA.id });
  await staff().decideApplication(approve);
  await staff().suspendCreator({ userId: ADA.id, reason: "Copied models" });
  await staff().reinstateCreator({ userId: ADA.id, reason: "They were licensed" });
  const entries = await app.db.selectFrom("auditEntries").select(["action", "reason"]).orderBy("n").execute();
  expect(entries).toEqual([
    { action: "onboarding.claimApplication", reason: "" },
    { action: "onboarding.putBackApplication", reason: "" },
    { action: "onboarding.claimApplication", reason: "" },
    { action: "onboarding.decideApplication", reason: "" },
    { action: "onboarding.suspendCreator", reason: "Copied models" },
    { action: "onboarding.reinstateCreator", reason: "They were licensed" },
  ]);
});

test("texts with markup are kept as they were written: text", async () => {
  const hostile = "<img src=x onerror=alert(1)>";
  await writeApplication(app, ADA, { shopName: hostile });
  await mine().submitApplication();
  expect((await staff().applicationOf({ userId: ADA.id })).profile.shopName).toBe(hostile);
  expect((await staff().applications({})).rows[0]?.shopName).toBe(hostile);
});
