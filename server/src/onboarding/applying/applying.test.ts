import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, CARA, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { addShop } from "../../testing/catalogue.ts";
import { PROPOSAL, writeApplication } from "../../testing/creators/applying.ts";
import { checkLink } from "../links/check-links.ts";

const app = await testApp({ passwords: quickPasswords() });
const mine = () => app.as(ADA).onboarding;

test("nobody has applied who never wrote a word; whoever sells already is approved", async () => {
  expect(await mine().application()).toMatchObject({ status: "not_started", doneSteps: [], trail: [], marks: { profile: 0 } });
  expect((await mine().application()).openSteps).toHaveLength(6);
  expect(await app.as(CARA).onboarding.application()).toMatchObject({ status: "approved", openSteps: [] });
});

test("steps are saved one by one in any order, as far as they are written", async () => {
  const first = await mine().saveStep({ step: "proposal", mark: 0, fields: { proposal: "Lamps" } });
  expect(first).toMatchObject({ status: "draft", proposal: "Lamps", marks: { proposal: 1, profile: 0 }, doneSteps: [] });
  const second = await mine().saveStep({ step: "profile", mark: 0, fields: { shopName: "Kiln", slug: "Kiln!!", description: "" } });
  expect(second).toMatchObject({ profile: { slug: "Kiln!!" }, proposal: "Lamps", doneSteps: [] });
  const third = await mine().saveStep({ step: "profile", mark: 1, fields: { shopName: "Kiln", slug: "kiln", description: "" } });
  expect(third.doneSteps).toEqual(["profile"]);
  expect(third.trail.map(({ status }) => status)).toEqual(["draft"]);
});

test("what was written on one device is there on another, and neither writes over the other unseen", async () => {
  await givePassword(app.db, ADA.id);
  const [desk, phone] = [openBrowser(app.services), openBrowser(app.services)];
  for (const { call } of [desk, phone]) await call.identity.signIn({ email: ADA.email, password: PASSWORD });
  await desk.call.onboarding.saveStep({ step: "proposal", mark: 0, fields: { proposal: "Written at the desk" } });
  const seen = await phone.call.onboarding.application();
  expect(seen).toMatchObject({ proposal: "Written at the desk", marks: { proposal: 1 } });
  await phone.call.onboarding.saveStep({ step: "proposal", mark: 1, fields: { proposal: "Written on the phone" } });
  const late = { step: "proposal", mark: 1, fields: { proposal: "Written at the desk, later" } } as const;
  await expect(desk.call.onboarding.saveStep(late)).rejects.toMatchObject({ code: "ONBOARDING_CHANGED_ELSEWHERE", status: 409 });
  expect((await desk.call.onboarding.application()).proposal).toBe("Written on the phone");
  // Another step is another matter.
  await desk.call.onboarding.saveStep({ step: "profile", mark: 0, fields: { shopName: "Kiln", slug: "", description: "" } });
});

test("a save whose answer was lost is sent again and stands once", async () => {
  const save = { step: "proposal", mark: 0, fields: { proposal: "Lamps" } } as const;
  await mine().saveStep(save);
  expect(await mine().saveStep(save)).toMatchObject({ proposal: "Lamps", marks: { proposal: 1 } });
});

test("two devices that begin at the same moment begin one application", async () => {
  const saves = ["a", "b", "c", "d"].map((proposal) => mine().saveStep({ step: "proposal", mark: 0, fields: { proposal } }));
  const ended = await Promise.allSettled(saves);
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await mine().application()).trail).toHaveLength(1);
});

test("the tax number is sealed: no table holds it, and only its end is ever shown", async () => {
  const after = await writeApplication(app, ADA);
  expect(after.tax).toEqual({ country: "PT", taxStatus: "company", numberEnding: "2013" });
  const rows = await sql`select to_jsonb(a)::text as row from creator_applications a
    union all select to_jsonb(o)::text from outbox o union all select to_jsonb(t)::text from transitions t`.execute(app.db);
  expect(JSON.stringify(rows.rows)).not.toContain("509442013");
  const { taxNumberSealed } = await app.db.selectFrom("creatorApplications").select("taxNumberSealed").executeTakeFirstOrThrow();
  expect(app.services.vault.open(taxNumberSealed ?? "")).toBe("PT509442013");
  const kept = await mine().saveStep({ step: "tax", mark: 1, fields: { country: "ES", taxStatus: "company" } });
  expect(kept.tax.numberEnding).toBe("2013");
  const gone = await mine().saveStep({ step: "tax", mark: 2, fields: { country: "ES", taxStatus: "individual" } });
  expect(gone.tax.numberEnding).toBeNull();
  const copies = await Promise.all(app.services.personalData.map((part) => part.collect(app.db, ADA)));
  expect(JSON.stringify(copies)).not.toContain("taxNumberSealed");
});

test("only the agreement in force is agreed to, with its version and the moment", async () => {
  const old = { step: "agreement", mark: 0, fields: { agreedVersion: "0.1", hasRights: false } } as const;
  await expect(mine().saveStep(old)).rejects.toMatchObject({ code: "ONBOARDING_AGREEMENT_OLD" });
  const fields = { agreedVersion: CREATOR_AGREEMENT.version, hasRights: false };
  const first = await mine().saveStep({ step: "agreement", mark: 0, fields });
  expect(first.agreement).toEqual({ agreedVersion: CREATOR_AGREEMENT.version, agreedAt: app.now(), hasRights: false });
  const at = app.now();
  app.passMinutes(5);
  expect((await mine().saveStep({ step: "agreement", mark: 1, fields: { ...fields, hasRights: true } })).agreement).toMatchObject({
    agreedAt: at,
    hasRights: true,
  });
});

test("an address is free, taken with three ideas, reserved, or not one at all", async () => {
  await addShop(app.db, CARA.id, { slug: "copperleaf", name: "Copperleaf" });
  await sql`insert into shop_slugs (slug, creator_id, taken_at) values ('copperleaf', ${CARA.id}, now()) on conflict do nothing`.execute(
    app.db,
  );
  expect(await mine().checkSlug({ slug: "kiln-and-thread" })).toEqual({ slug: "kiln-and-thread", state: "free", ideas: [] });
  const taken = await mine().checkSlug({ slug: "copperleaf" });
  expect(taken).toMatchObject({ state: "taken" });
  expect(taken.ideas).toHaveLength(ONBOARDING.SLUG_IDEAS);
  for (const idea of taken.ideas) expect(await mine().checkSlug({ slug: idea })).toMatchObject({ state: "free" });
  expect(await mine().checkSlug({ slug: "admin" })).toMatchObject({ state: "reserved" });
  expect(await mine().checkSlug({ slug: "ab" })).toMatchObject({ state: "too_short", ideas: [] });
  expect(await mine().checkSlug({ slug: "a".repeat(31) })).toMatchObject({ state: "too_long" });
  expect(await mine().checkSlug({ slug: "Kiln & Thread" })).toMatchObject({
    state: "letters",
    ideas: ["kiln-thread", expect.any(String), expect.any(String)],
  });
});

test("what is incomplete is not sent, and the answer names the steps", async () => {
  await expect(mine().submitApplication()).rejects.toMatchObject({ code: "ONBOARDING_INVALID_TRANSITION" });
  await mine().saveStep({ step: "proposal", mark: 0, fields: { proposal: PROPOSAL } });
  await expect(mine().submitApplication()).rejects.toMatchObject({
    code: "ONBOARDING_INCOMPLETE",
    data: { steps: ["profile", "portfolio", "tax", "agreement", "security"] },
  });
});

test("once it is sent nothing of it can be changed, an answer is promised within three business days, and it can be withdrawn", async () => {
  await writeApplication(app, ADA);
  const sent = await mine().submitApplication();
  expect(sent).toMatchObject({
    status: "submitted",
    submittedAt: app.now(),
    openSteps: [],
    trail: [{ status: "draft" }, { status: "submitted" }],
  });
  expect(sent.dueAt && sent.dueAt > app.now()).toBe(true);
  const late = { step: "proposal", mark: 1, fields: { proposal: "Something else" } } as const;
  await expect(mine().saveStep(late)).rejects.toMatchObject({ code: "ONBOARDING_STEP_CLOSED" });
  await expect(mine().submitApplication()).rejects.toMatchObject({ code: "ONBOARDING_INVALID_TRANSITION", data: { from: "submitted" } });
  const back = await mine().withdrawApplication();
  expect(back).toMatchObject({ status: "draft", submittedAt: null, proposal: PROPOSAL });
  await mine().saveStep(late);
});

test("of two who send the same address one has it, and withdrawing gives it back", async () => {
  await writeApplication(app, ADA, { slug: "lathe" });
  await writeApplication(app, BOB, { slug: "lathe" });
  const ended = await Promise.allSettled([ADA, BOB].map((me) => app.as(me).onboarding.submitApplication()));
  expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = ended.find(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { code: "SHOPS_SLUG_TAKEN" } });
  const [first, second] = ended[0]?.status === "fulfilled" ? [ADA, BOB] : [BOB, ADA];
  expect(await app.as(second).onboarding.checkSlug({ slug: "lathe" })).toMatchObject({ state: "taken" });
  await app.as(first).onboarding.withdrawApplication();
  expect(await app.as(second).onboarding.submitApplication()).toMatchObject({ status: "submitted" });
});

test("whether a link opens is found out by a job and blocks nothing; one that was changed meanwhile is nobody's", async () => {
  const fields = { links: ["https://portfolio.example.com/kiln", "not a link"], categoryId: null, software: [] };
  const saved = await mine().saveStep({ step: "portfolio", mark: 0, fields });
  expect(saved.portfolio.checks).toEqual([{ url: fields.links[0], state: "waiting", checkedAt: null }]);
  await checkLink(async () => true)(app.services, { userId: ADA.id, url: fields.links[0] ?? "" });
  expect((await mine().application()).portfolio.checks).toMatchObject([{ state: "opens", checkedAt: app.now() }]);
  await mine().saveStep({
    step: "portfolio",
    mark: 1,
    fields: { ...fields, links: ["https://127.0.0.1/x", "http://169.254.169.254/latest"] },
  });
  await app.runJobs();
  const { checks } = (await mine().application()).portfolio;
  expect(checks.map(({ state }) => state)).toEqual(["silent", "silent"]);
  await checkLink(async () => true)(app.services, { userId: ADA.id, url: "https://gone.example.com" });
  expect((await mine().application()).portfolio.checks).toHaveLength(2);
});

test("an unknown category is refused in words", async () => {
  const fields = { links: [], categoryId: "nothing", software: [] };
  await expect(mine().saveStep({ step: "portfolio", mark: 0, fields })).rejects.toMatchObject({ code: "ONBOARDING_CATEGORY_UNKNOWN" });
});

test("Z12 nobody sees or changes what somebody else wrote, and our own people only what was sent", async () => {
  await writeApplication(app, ADA);
  expect(await app.as(BOB).onboarding.application()).toMatchObject({ status: "not_started", profile: { shopName: "" } });
  await expect(app.as(BOB).onboarding.applicationOf({ userId: ADA.id })).rejects.toMatchObject({ status: 403 });
  await expect(app.as(ROOT).onboarding.applicationOf({ userId: ADA.id })).rejects.toMatchObject({ code: "ONBOARDING_NOT_FOUND" });
  expect((await app.as(ROOT).onboarding.applications({})).rows).toEqual([]);
});

test("what somebody wrote goes with the account", async () => {
  await writeApplication(app, ADA);
  const copies = Object.assign({}, ...(await Promise.all(app.services.personalData.map((part) => part.collect(app.db, ADA)))));
  expect(copies["creator-application.json"]).toMatchObject({ proposal: PROPOSAL, taxNumberEnding: "2013" });
  await app.services.transaction(async (tx) => {
    for (const part of app.services.personalData) await part.forget(tx, ADA, app.now());
  });
  expect(await app.db.selectFrom("creatorApplications").selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom("creatorApplicationLinks").selectAll().execute()).toEqual([]);
});
