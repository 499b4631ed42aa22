import type { Me } from "@blenda/domain/identity/model";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { untilDelivered } from "../testing/people.ts";
import { adminJobs } from "./jobs.ts";

const app = await testApp();
const watch = async () => {
  for (const job of adminJobs) await job.run(app.services, {});
};
const reason = "two-person rule";
const admin = (person: Me) => app.as({ ...person, isAdmin: true }).admin;
const facts = async (userId: string) => (await admin(ROOT).admins()).admins.find((each) => each.userId === userId);

async function make(userId: string, level: "admin" | "super", hasClaim = true): Promise<void> {
  await app.db.insertInto("admins").values({ userId, listedAt: app.now(), level }).execute();
  await app.db.updateTable("users").set({ hasAdminClaim: hasClaim }).where("id", "=", userId).execute();
}

beforeEach(async () => {
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).execute();
});
// A mismatch is a breach of its own; what a test leaves is put right.
afterEach(async () => {
  const listed = app.db.selectFrom("admins").select("userId");
  await app.db.updateTable("users").set({ hasAdminClaim: true }).where("id", "in", listed).execute();
  await app.db.updateTable("users").set({ hasAdminClaim: false }).where("id", "not in", listed).execute();
});

test("Z6 an account with one of the two facts missing is refused everywhere, and knows which", async () => {
  for (const [isListed, hasClaim] of [
    [true, false],
    [false, true],
    [false, false],
  ]) {
    await app.db.deleteFrom("admins").where("userId", "=", ADA.id).execute();
    if (isListed) await app.db.insertInto("admins").values({ userId: ADA.id, listedAt: app.now() }).execute();
    await app.db
      .updateTable("users")
      .set({ hasAdminClaim: hasClaim ?? false })
      .where("id", "=", ADA.id)
      .execute();
    await givePassword(app.db, ADA.id);
    const { call } = openBrowser(app.services);
    await call.identity.signIn({ email: ADA.email, password: PASSWORD });
    expect(await call.admin.status()).toMatchObject({
      userId: ADA.id,
      inAdminCollection: isListed,
      hasAdminClaim: hasClaim,
      isAdmin: false,
    });
    for (const refused of [
      call.admin.admins,
      call.admin.mismatches,
      () => call.admin.listAdmin({ email: BOB.email, reason }),
      call.users.counts,
    ])
      await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});

test("an admin lists somebody, which opens nothing; a super admin gives the claim; both are written down and told", async () => {
  await make(EDDA.id, "admin");
  const listed = await admin(EDDA).listAdmin({ email: " ADA@example.com ", reason });
  expect(listed.admins.map(({ userId, sum }) => [userId, sum])).toEqual([
    ["ada", "no_claim"],
    ["edda", "consistent"],
    ["root", "consistent"],
  ]);
  expect(await admin(ROOT).mismatches()).toBe(1);
  await expect(admin(EDDA).setClaim({ userId: ADA.id, isAdmin: true, reason })).rejects.toMatchObject({ code: "ADMIN_SUPER_ONLY" });
  await admin(ROOT).setClaim({ userId: ADA.id, isAdmin: true, reason });
  expect(await facts(ADA.id)).toMatchObject({
    sum: "consistent",
    level: "admin",
    may: ["unlist", "takeClaim", "makeSuper", "resetFactors"],
  });
  const entries = await app.db.selectFrom("auditEntries").select(["action", "actorId", "targetId", "reason"]).orderBy("n").execute();
  expect(entries).toEqual([
    { action: "admin.listAdmin", actorId: EDDA.id, targetId: ADA.id, reason },
    { action: "admin.setClaim", actorId: ROOT.id, targetId: ADA.id, reason },
  ]);
  const mails = await app.db.selectFrom("mails").select(["recipient", "subject"]).orderBy("n").execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([ADA.email, ADA.email]);
});

test("only a confirmed account that may be used is listed; listing again changes nothing", async () => {
  const list = (email: string) => admin(ROOT).listAdmin({ email, reason });
  await expect(list("nobody@example.com")).rejects.toMatchObject({ code: "ADMIN_NO_ACCOUNT" });
  await app.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", ADA.id).execute();
  await expect(list(ADA.email)).rejects.toMatchObject({ code: "ADMIN_NO_ACCOUNT" });
  await app.db.updateTable("users").set({ suspendedAt: app.now(), suspendedReason: "spam" }).where("id", "=", BOB.id).execute();
  await expect(list(BOB.email)).rejects.toMatchObject({ code: "ADMIN_NO_ACCOUNT" });
  await expect(list(ROOT.email)).rejects.toMatchObject({ code: "OWN_TARGET" });
  await make(EDDA.id, "super");
  await list(EDDA.email);
  expect(await facts(EDDA.id)).toMatchObject({ level: "super" });
  expect(await app.db.selectFrom("auditEntries").select("n").execute()).toEqual([]);
});

test("Z7 nobody changes themselves, and an admin changes nobody", async () => {
  await make(EDDA.id, "admin");
  await make(ADA.id, "admin");
  const self = { userId: ROOT.id, reason };
  for (const refused of [
    () => admin(ROOT).unlistAdmin(self),
    () => admin(ROOT).setClaim({ ...self, isAdmin: false }),
    () => admin(ROOT).setLevel({ ...self, level: "admin" }),
    () => admin(ROOT).resetFactors(self),
  ])
    await expect(refused()).rejects.toMatchObject({ code: "OWN_TARGET" });
  const other = { userId: ADA.id, reason };
  for (const refused of [
    () => admin(EDDA).unlistAdmin(other),
    () => admin(EDDA).setClaim({ ...other, isAdmin: false }),
    () => admin(EDDA).setLevel({ ...other, level: "super" }),
    () => admin(EDDA).resetFactors(other),
  ])
    await expect(refused()).rejects.toMatchObject({ code: "ADMIN_SUPER_ONLY" });
  await expect(admin(ROOT).unlistAdmin({ userId: BOB.id, reason })).rejects.toMatchObject({ code: "ADMIN_NOT_FOUND" });
  await expect(admin(ROOT).setClaim({ userId: BOB.id, isAdmin: true, reason })).rejects.toMatchObject({ code: "ADMIN_NOT_FOUND" });
});

test("Z7 of two super admins who remove each other at once one stays, however often", async () => {
  for (let round = 0; round < 8; round += 1) {
    await app.db.deleteFrom("admins").execute();
    await app.db.updateTable("users").set({ hasAdminClaim: false }).execute();
    await make(ROOT.id, "super");
    await make(ADA.id, "super");
    const removals = await Promise.allSettled([
      admin(ROOT).unlistAdmin({ userId: ADA.id, reason }),
      admin(ADA).unlistAdmin({ userId: ROOT.id, reason }),
    ]);
    expect(removals.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await app.db.selectFrom("admins").select("level").execute()).toEqual([{ level: "super" }]);
    expect(await app.db.selectFrom("users").select("id").where("hasAdminClaim", "=", true).execute()).toHaveLength(1);
  }
});

test("Z7 the same with claims and with levels: a super admin who works stays", async () => {
  for (const change of [
    (by: Me, of: Me) => admin(by).setClaim({ userId: of.id, isAdmin: false, reason }),
    (by: Me, of: Me) => admin(by).setLevel({ userId: of.id, level: "admin", reason }),
  ]) {
    await app.db.deleteFrom("admins").execute();
    await make(ROOT.id, "super");
    await make(ADA.id, "super");
    await Promise.allSettled([change(ROOT, ADA), change(ADA, ROOT)]);
    const left = await app.db
      .selectFrom("admins")
      .innerJoin("users", "users.id", "admins.userId")
      .select("users.id")
      .where("level", "=", "super")
      .where("hasAdminClaim", "=", true)
      .execute();
    expect(left).toHaveLength(1);
  }
});

test("who is taken off the list is no admin at the next call, and their stream ends", async () => {
  await make(ADA.id, "admin");
  await givePassword(app.db, ADA.id);
  const { call } = openBrowser(app.services);
  await call.identity.signIn({ email: ADA.email, password: PASSWORD });
  await untilDelivered(app.db);
  const stream = await call.live.changes();
  await stream.next();
  expect(await call.admin.mismatches()).toBe(0);
  await admin(ROOT).unlistAdmin({ userId: ADA.id, reason });
  await expect(call.admin.mismatches()).rejects.toMatchObject({ code: "FORBIDDEN" });
  let last = await stream.next();
  while (!last.done) last = await stream.next();
  expect(last.done).toBe(true);
  expect(await facts(ADA.id)).toBeUndefined();
});

test("who lost every factor is reset by a super admin: no factor, no session, a mail", async () => {
  await make(ADA.id, "admin");
  await app.db
    .insertInto("mfaFactors")
    .values({ id: "f", userId: ADA.id, method: "authenticator", sealed: "sealed", createdAt: app.now() })
    .execute();
  expect(await facts(ADA.id)).toMatchObject({ factors: ["authenticator"] });
  await admin(ROOT).resetFactors({ userId: ADA.id, reason });
  expect(await facts(ADA.id)).toMatchObject({ factors: [] });
  expect(await app.db.selectFrom("auditEntries").select("action").execute()).toEqual([{ action: "admin.resetFactors" }]);
  expect(await app.db.selectFrom("mails").select("recipient").orderBy("n").execute()).toEqual([{ recipient: ADA.email }]);
});

test("I18 a claim without a listing alarms every admin, once a day until it is solved; nothing is fixed by itself", async () => {
  await make(EDDA.id, "admin");
  await app.db.updateTable("users").set({ hasAdminClaim: true }).where("id", "=", BOB.id).execute();
  await watch();
  await watch();
  await untilDelivered(app.db);
  const mails = () => app.db.selectFrom("mails").select("recipient").orderBy("recipient").execute();
  expect(await mails()).toEqual([{ recipient: EDDA.email }, { recipient: ROOT.email }]);
  const notices = await app.db.selectFrom("notifications").select(["userId", "title", "message"]).orderBy("userId").execute();
  expect(notices).toEqual(
    [EDDA.id, ROOT.id].map((userId) => ({
      userId,
      title: "Serious security concern",
      message: "bob carries an admin claim and isn't in the admin list.",
    })),
  );
  expect(await admin(ROOT).mismatches()).toBe(1);
  expect((await admin(ROOT).admins()).admins[0]).toMatchObject({ userId: BOB.id, sum: "no_listing", may: ["takeClaim", "resetFactors"] });
  app.passMinutes(25 * 60);
  await watch();
  expect(await mails()).toHaveLength(4);
  await admin(ROOT).setClaim({ userId: BOB.id, isAdmin: false, reason });
  expect(await admin(ROOT).mismatches()).toBe(0);
});

test("a code for a first factor is given by a super admin, to staff without one; it is written down and mailed without the code", async () => {
  await make(BOB.id, "admin");
  await make(ADA.id, "super");
  expect(await facts(BOB.id)).toMatchObject({ mayGiveCode: true });
  await expect(admin(BOB).giveEnrolmentCode({ userId: ADA.id, reason })).rejects.toMatchObject({ code: "ADMIN_SUPER_ONLY" });
  await expect(admin(ROOT).giveEnrolmentCode({ userId: ROOT.id, reason })).rejects.toMatchObject({ code: "OWN_TARGET" });
  await expect(admin(ROOT).giveEnrolmentCode({ userId: "nobody", reason })).rejects.toMatchObject({ code: "ADMIN_NOT_FOUND" });
  await expect(admin(ROOT).giveEnrolmentCode({ userId: CARA.id, reason })).rejects.toMatchObject({ code: "ADMIN_NOT_STAFF" });
  const { code } = await admin(ROOT).giveEnrolmentCode({ userId: BOB.id, reason });
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  const [entry] = await app.db.selectFrom("auditEntries").selectAll().orderBy("n", "desc").limit(1).execute();
  expect(entry).toMatchObject({ action: "admin.giveEnrolmentCode", actorId: ROOT.id, targetId: BOB.id, reason });
  const mails = await app.db.selectFrom("mails").selectAll().where("recipient", "=", BOB.email).execute();
  expect(mails.map(({ subject }) => subject)).toContain("A setup code for your Blenda second factor");
  expect(JSON.stringify([entry, mails])).not.toContain(code);
  await app.db
    .insertInto("mfaFactors")
    .values({ id: "f", userId: BOB.id, method: "authenticator", sealed: `v1:${"x".repeat(40)}`, createdAt: app.now() })
    .execute();
  await expect(admin(ROOT).giveEnrolmentCode({ userId: BOB.id, reason })).rejects.toMatchObject({ code: "ADMIN_HAS_FACTOR" });
  expect(await facts(BOB.id)).toMatchObject({ mayGiveCode: false });
});
