import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, ROOT, testApp } from "../testing/app.ts";
import { runAdminCommand, USAGE } from "./command-line.ts";

const app = await testApp();
const admin = (...words: string[]) => runAdminCommand(app.services, words);
const CODE = /^Their setup code: ([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/;
const none = async () => {
  await app.db.deleteFrom("admins").execute();
  await app.db.updateTable("users").set({ hasAdminClaim: false }).execute();
};

beforeEach(async () => {
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).execute();
});

test("the first admin is a super admin, the next ones are admins; each is written down and told by mail", async () => {
  await none();
  expect(await admin("list")).toEqual({ code: 0, lines: ["There is no admin yet. Make one: npm run admin -- add ADDRESS"] });
  expect(await admin("add", "ADA@example.com")).toMatchObject({
    code: 0,
    lines: ["ada@example.com is a super admin now.", expect.stringMatching(CODE), expect.any(String)],
  });
  expect(await admin("add", BOB.email)).toMatchObject({
    code: 0,
    lines: ["bob@example.com is an admin now.", expect.stringMatching(CODE), expect.any(String)],
  });
  expect(await admin("add", BOB.email)).toMatchObject({ code: 0, lines: ["bob@example.com is already an admin. Nothing was changed."] });
  expect(await admin("list")).toEqual({
    code: 0,
    lines: ["ada@example.com  Super admin, consistent", "bob@example.com  Admin, consistent"],
  });
  const entries = await app.db.selectFrom("auditEntries").select(["action", "actorId", "targetId", "reason"]).orderBy("n").execute();
  expect(entries).toEqual([
    { action: "admin.command.add", actorId: null, targetId: ADA.id, reason: "command on the server" },
    { action: "admin.command.enrol", actorId: null, targetId: ADA.id, reason: "command on the server" },
    { action: "admin.command.add", actorId: null, targetId: BOB.id, reason: "command on the server" },
    { action: "admin.command.enrol", actorId: null, targetId: BOB.id, reason: "command on the server" },
  ]);
  // That they are admins, and that there is a code.
  expect(await app.db.selectFrom("mails").select("recipient").orderBy("recipient").execute()).toEqual([
    { recipient: ADA.email },
    { recipient: ADA.email },
    { recipient: BOB.email },
    { recipient: BOB.email },
  ]);
});

test("only a confirmed account that may be used is made an admin", async () => {
  expect(await admin("add", "nobody@example.com")).toMatchObject({ code: 1, lines: [expect.stringContaining("No confirmed account")] });
  await app.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", ADA.id).execute();
  expect(await admin("add", ADA.email)).toMatchObject({ code: 1 });
  await app.db.updateTable("users").set({ suspendedAt: app.now(), suspendedReason: "spam" }).where("id", "=", BOB.id).execute();
  expect(await admin("add", BOB.email)).toMatchObject({ code: 1, lines: ["bob@example.com is suspended. Reinstate the account first."] });
  expect(await app.db.selectFrom("auditEntries").select("n").execute()).toEqual([]);
});

test("the last super admin is never removed; any other is, with the claim", async () => {
  expect(await admin("remove", ROOT.email)).toEqual({
    code: 1,
    lines: ["This is the last super admin. Make someone else a super admin first."],
  });
  await admin("add", ADA.email);
  expect(await admin("remove", ADA.email)).toEqual({ code: 0, lines: ["ada@example.com is no longer an admin."] });
  expect(await admin("remove", ADA.email)).toEqual({ code: 1, lines: ["This person isn't an admin"] });
  expect(await app.db.selectFrom("users").select("hasAdminClaim").where("id", "=", ADA.id).execute()).toEqual([{ hasAdminClaim: false }]);
});

test("a claim without a listing is repaired by adding, and ended by removing", async () => {
  await app.db.updateTable("users").set({ hasAdminClaim: true }).where("id", "=", BOB.id).execute();
  expect((await admin("list")).lines).toContain("bob@example.com  Not listed, claim without listing");
  expect(await admin("remove", BOB.email)).toMatchObject({ code: 0 });
  expect((await admin("list")).lines).toEqual(["root@example.com  Super admin, consistent"]);
});

test("who lost every factor gets a way back, the last super admin too", async () => {
  await app.db
    .insertInto("mfaFactors")
    .values({ id: "f", userId: ROOT.id, method: "authenticator", sealed: "sealed", createdAt: app.now() })
    .execute();
  expect(await admin("enrol", ROOT.email)).toEqual({
    code: 1,
    lines: ["They already have a second factor. If they lost it, reset it first."],
  });
  expect(await admin("reset-factors", ROOT.email)).toMatchObject({
    code: 0,
    lines: [expect.stringContaining("are gone"), expect.stringMatching(CODE), expect.any(String)],
  });
  expect(await app.db.selectFrom("mfaFactors").select("id").execute()).toEqual([]);
  expect(await app.db.selectFrom("auditEntries").select("action").execute()).toEqual([
    { action: "admin.command.reset-factors" },
    { action: "admin.command.enrol" },
  ]);
  expect(await admin("reset-factors", ADA.email)).toMatchObject({ code: 1, lines: ["This person isn't an admin"] });
});

test("a code for a first factor is printed for staff, who need not be admins, and for nobody else", async () => {
  expect(await admin("enrol", ADA.email)).toEqual({
    code: 1,
    lines: ["Only staff need a setup code. Give them a role or a permission first."],
  });
  await app.db
    .updateTable("users")
    .set({ permissions: ["view_users"] })
    .where("id", "=", ADA.id)
    .execute();
  const { code, lines } = await admin("enrol", ADA.email);
  expect(code).toBe(0);
  expect(lines[0]).toMatch(CODE);
  const written = JSON.stringify([
    await app.db.selectFrom("auditEntries").selectAll().execute(),
    await app.db.selectFrom("mails").selectAll().execute(),
    await app.db.selectFrom("outbox").selectAll().execute(),
  ]);
  expect(written).toContain("admin.command.enrol");
  expect(written).not.toContain(lines[0]?.slice(-19));
});

test.each([[[]], [["add"]], [["list", "x"]], [["drop", "ada@example.com"]], [["add", "ada@example.com", "more"]]])(
  "what is not understood is answered with what can be said: %o",
  async (words) => {
    expect(await admin(...words)).toEqual({ code: 2, lines: ["Say what to do:", ...USAGE] });
  },
);

test("what is no address is said to be none", async () => {
  expect(await admin("add", "ada")).toEqual({ code: 2, lines: ['"ada" is not an email address.'] });
});
