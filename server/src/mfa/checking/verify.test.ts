import { STEP_UP_ACTIONS } from "@blenda/domain/access/step-up";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import type { Browser } from "../../testing/browser.ts";
import { codeOf, enrolApp, setupCode, signedInBrowser, textedCode, verifyWithApp } from "../../testing/factors.ts";
import { signedInCookie } from "../../testing/session.ts";

const app = await testApp({ flags: ["demo"], passwords: quickPasswords() });
const signIn = (email: string) => signedInBrowser(app.services, email);
const sessionIdOf = async (userId: string) =>
  (
    await app.db
      .selectFrom("sessions")
      .select("id")
      .where("userId", "=", userId)
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
const codeOfSettled = (settled: PromiseSettledResult<unknown>) =>
  settled.status === "fulfilled" ? "in" : (settled.reason as { code: string }).code;
const outcomes = async (calls: Promise<unknown>[]) => (await Promise.allSettled(calls)).map(codeOfSettled);
const count = (all: readonly string[], wanted: string) => all.filter((each) => each === wanted).length;

let root: Browser;
let secret: string;
let backupCodes: string[];

beforeEach(async () => {
  await app.runJobs();
  for (const { id } of [ADA, BOB, ROOT]) await givePassword(app.db, id);
  root = await signIn(ROOT.email);
  ({ secret, backupCodes } = await enrolApp(root, app.now, await setupCode(app.services, ROOT)));
  await root.call.mfa.endSessions();
  app.passMinutes(1);
});

test("M1 without a factor no staff call is answered; one that is not set up says so, one that is asks for it", async () => {
  const call = (browser: Browser) => browser.call.generator.settings();
  await expect(call(root)).rejects.toMatchObject({ code: "MFA_REQUIRED", data: { action: "ADMIN_ROUTE_ACCESS" } });
  await app.db.deleteFrom("mfaFactors").execute();
  await expect(call(root)).rejects.toMatchObject({
    code: "MFA_NOT_CONFIGURED",
    message: "MFA must be configured for admin actions",
  });
});

test("one ceremony opens both actions of the staff area, each by a session of its own (decision D1)", async () => {
  const opened = await verifyWithApp(root, secret, "ADMIN_ACCESS", app.now());
  expect(opened).toMatchObject({ success: true, expiresIn: 30 * 60 });
  await root.call.generator.settings();
  const tokens = await Promise.all(STEP_UP_ACTIONS.map((action) => root.call.mfa.session({ action })));
  expect(tokens.map(({ valid }) => valid)).toEqual([true, true, false, false, false, false]);
  expect(tokens[0]?.sessionToken).toBe(opened.sessionToken);
  expect(tokens[1]?.sessionToken).not.toBe(opened.sessionToken);
});

test("a session of the staff area lives 30 minutes from its last use, and 8 hours at most", async () => {
  await verifyWithApp(root, secret, "ADMIN_ACCESS", app.now());
  for (let used = 0; used < 16; used++) {
    app.passMinutes(29);
    await root.call.generator.settings();
  }
  expect(await root.call.mfa.session({ action: "ADMIN_ACCESS" })).toMatchObject({ valid: true });
  app.passMinutes(16); // 7 h 44 min of use, and these: 8 h
  await expect(root.call.generator.settings()).rejects.toMatchObject({ code: "MFA_REQUIRED" });
  await verifyWithApp(root, secret, "ADMIN_ACCESS", app.now());
  app.passMinutes(30);
  await expect(root.call.generator.settings()).rejects.toMatchObject({ code: "MFA_REQUIRED" });
});

test("a page that asks by itself does not keep the session of whoever walked away alive", async () => {
  await verifyWithApp(root, secret, "ADMIN_ACCESS", app.now());
  const asked = { userId: ROOT.id, sessionId: await sessionIdOf(ROOT.id), action: "ADMIN_ROUTE_ACCESS", isUnattended: true } as const;
  for (let minutes = 0; minutes < 25; minutes += 5) {
    app.passMinutes(5);
    expect(await app.services.stepUp.check(asked, app.now())).toEqual({ method: "authenticator" });
  }
  app.passMinutes(5);
  expect(await app.services.stepUp.check(asked, app.now())).toBe("missing");
});

test("M6 a session serves for no other action, person or browser, and not after signing out or a new password", async () => {
  await verifyWithApp(root, secret, "ADMIN_ACCESS", app.now());
  const own = { userId: ROOT.id, sessionId: await sessionIdOf(ROOT.id) };
  const check = (asked: Partial<typeof own>, action: (typeof STEP_UP_ACTIONS)[number] = "ADMIN_ACCESS") =>
    app.services.stepUp.check({ ...own, ...asked, action }, app.now());
  expect(await check({})).toEqual({ method: "authenticator" });
  for (const action of ["MONEY", "ROLES", "DESTRUCTIVE", "ACCOUNT"] as const) expect(await check({}, action)).toBe("missing");
  expect(await check({ userId: ADA.id })).toBe("not-configured");
  const { sessionId: otherBrowser } = await signedInCookie(app.services, ROOT.id);
  expect(await check({ sessionId: otherBrowser })).toBe("missing");
  app.passMinutes(1);
  await verifyWithApp(root, secret, "ACCOUNT", app.now());
  await root.call.account.changePassword({ currentPassword: PASSWORD, password: "another horse battery" });
  await expect(root.call.generator.settings()).rejects.toMatchObject({ code: "MFA_REQUIRED" });
  expect(await check({})).toBe("missing");
  app.passMinutes(1);
  await verifyWithApp(root, secret, "ADMIN_ACCESS", app.now());
  await root.call.identity.signOut();
  expect(await app.db.selectFrom("mfaSessions").selectAll().execute()).toEqual([]);
});

test("a new password or address asks for the factor of whoever has one, and of nobody else", async () => {
  const password = { currentPassword: PASSWORD, password: "another horse battery" };
  const email = { email: "elsewhere@example.com" };
  const required = { code: "MFA_REQUIRED", data: { action: "ACCOUNT" } };
  await expect(root.call.account.changePassword(password)).rejects.toMatchObject(required);
  await expect(root.call.account.changeEmail(email)).rejects.toMatchObject(required);
  await verifyWithApp(root, secret, "ACCOUNT", app.now());
  expect(await root.call.account.changeEmail(email)).toMatchObject({ pendingEmail: email });
  const ada = await signIn(ADA.email);
  expect(await ada.call.account.changePassword(password)).toMatchObject({ id: ADA.id });
});

test("what destroys is good for one call, also when two come at once", async () => {
  await verifyWithApp(root, secret, "DESTRUCTIVE", app.now());
  const asked = { userId: ROOT.id, sessionId: await sessionIdOf(ROOT.id), action: "DESTRUCTIVE" as const };
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.services.stepUp.check(asked, app.now())));
  expect(answers.filter((answer) => answer === "missing")).toHaveLength(9);
  expect(answers).toContainEqual({ method: "authenticator" });
});

test("M3 the same code twice at once opens once, and a code of an earlier step after a newer one nothing", async () => {
  const code = codeOf(secret, app.now());
  const verify = () => root.call.mfa.verify({ action: "MONEY", method: "authenticator", code });
  await root.call.mfa.challenge({ action: "MONEY", method: "authenticator" });
  const twice = await outcomes([verify(), verify()]);
  expect(count(twice, "in")).toBe(1);
  await root.call.mfa.challenge({ action: "MONEY", method: "authenticator" });
  await expect(verify()).rejects.toMatchObject({ code: "MFA_WRONG" });
  const before = codeOf(secret, addMinutes(app.now(), -0.5));
  await expect(root.call.mfa.verify({ action: "MONEY", method: "authenticator", code: before })).rejects.toMatchObject({
    code: "MFA_WRONG",
  });
});

test("M3 the same code for two actions at once opens one of them", async () => {
  const code = codeOf(secret, app.now());
  for (const action of ["MONEY", "ROLES"] as const) await root.call.mfa.challenge({ action, method: "authenticator" });
  const both = await outcomes(
    (["MONEY", "ROLES"] as const).map((action) => root.call.mfa.verify({ action, method: "authenticator", code })),
  );
  expect(count(both, "in")).toBe(1);
});

test("M4 the sixth try is refused even if it is right, for fifteen minutes; the owner hears of it", async () => {
  await root.call.mfa.challenge({ action: "MONEY", method: "authenticator" });
  const verify = (code: string) => root.call.mfa.verify({ action: "MONEY", method: "authenticator", code });
  for (const left of [4, 3, 2, 1]) await expect(verify("000000")).rejects.toMatchObject({ code: "MFA_WRONG", data: { left } });
  await expect(verify("000000")).rejects.toMatchObject({ code: "MFA_LOCKED", data: { minutes: 15 } });
  await expect(verify(codeOf(secret, app.now()))).rejects.toMatchObject({ code: "MFA_LOCKED" });
  await expect(root.call.mfa.challenge({ action: "MONEY", method: "authenticator" })).rejects.toMatchObject({ code: "MFA_LOCKED" });
  expect((await root.call.mfa.config()).lockedUntil).toBe(addMinutes(app.now(), 15));
  expect((await root.call.mfa.events()).map(({ kind }) => kind).slice(0, 5)).toEqual(["locked", "wrong", "wrong", "wrong", "wrong"]);
  expect(await app.db.selectFrom("mails").select("subject").where("subject", "like", "5 wrong codes%").execute()).toHaveLength(1);
  app.passMinutes(15);
  expect(await verifyWithApp(root, secret, "MONEY", app.now())).toMatchObject({ success: true });
});

test("M4 of 100 parallel guesses at most five are looked at", async () => {
  await root.call.mfa.challenge({ action: "MONEY", method: "authenticator" });
  const guesses = Array.from({ length: 100 }, (_, n) =>
    root.call.mfa.verify({ action: "MONEY", method: "authenticator", code: String(n).padStart(6, "0") }),
  );
  const said = await outcomes(guesses);
  expect(count(said, "MFA_WRONG")).toBe(4);
  expect(count(said, "MFA_LOCKED")).toBe(96);
  const looked = await app.db.selectFrom("mfaEvents").select("id").where("kind", "in", ["wrong", "locked"]).execute();
  expect(looked).toHaveLength(5);
});

test("M5 of 30 parallel uses of one backup code one opens; capitals and spaces do not matter", async () => {
  const [code = "", other = ""] = backupCodes;
  await root.call.mfa.challenge({ action: "MONEY", method: "backup_codes" });
  const uses = Array.from({ length: 30 }, () => root.call.mfa.verify({ action: "MONEY", method: "backup_codes", code }));
  const said = await outcomes(uses);
  expect(count(said, "in")).toBe(1);
  expect((await root.call.mfa.config()).backupCodes.left).toBe(9);
  app.passMinutes(15);
  await root.call.mfa.challenge({ action: "MONEY", method: "backup_codes" });
  await expect(root.call.mfa.verify({ action: "MONEY", method: "backup_codes", code })).rejects.toMatchObject({ code: "MFA_WRONG" });
  const typed = `${other.slice(0, 4).toLowerCase()} ${other.slice(4, 8)}-${other.slice(8)}`;
  expect(await root.call.mfa.verify({ action: "MONEY", method: "backup_codes", code: typed })).toMatchObject({ success: true });
});

test("25 right answers with one backup code at the same time: one opens, none fails by itself", async () => {
  const [code = ""] = backupCodes;
  const answers = Array.from({ length: 25 }, () => root.call.mfa.verify({ action: "MONEY", method: "backup_codes", code }));
  const said = await outcomes(answers);
  expect(count(said, "in")).toBe(1);
  expect(count(said, "MFA_WRONG") + count(said, "MFA_LOCKED")).toBe(24);
});

test("a code of an app and a backup code open without being asked for, each once and counted like any other", async () => {
  const verify = (code: string) => root.call.mfa.verify({ action: "MONEY", method: "authenticator", code });
  await expect(verify("000000")).rejects.toMatchObject({ code: "MFA_WRONG", data: { left: 4 } });
  const code = codeOf(secret, app.now());
  const opened = await verify(code);
  expect(opened).toMatchObject({ success: true, sessionToken: expect.any(String) });
  await expect(verify(code)).rejects.toMatchObject({ code: "MFA_WRONG" });
  const typed = { action: "ROLES", method: "backup_codes", code: backupCodes[0] ?? "" } as const;
  expect(await root.call.mfa.verify(typed)).toMatchObject({ success: true });
  await expect(root.call.mfa.verify(typed)).rejects.toMatchObject({ code: "MFA_WRONG" });
});

test("a texted code is answered within ten minutes, by whoever was asked, for what was asked; else it is said what is missing", async () => {
  const ada = await signIn(ADA.email);
  const phone = "+442079460958";
  const setup = await ada.call.mfa.setup({ method: "sms", phoneNumber: phone });
  await ada.call.mfa.verifySetup({ setupId: setup.setupId, method: "sms", code: await textedCode(app.db, phone) });
  const verify = async (action: "ACCOUNT" | "MONEY") =>
    ada.call.mfa.verify({ action, method: "sms", code: await textedCode(app.db, phone) });
  const gone = {
    code: "MFA_CHALLENGE_GONE",
    message: "There's no code to check: it has expired, or none was sent. Please ask for a new one.",
  };
  await expect(verify("ACCOUNT")).rejects.toMatchObject(gone);
  app.passMinutes(1);
  await ada.call.mfa.challenge({ action: "MONEY", method: "sms" });
  await expect(verify("ACCOUNT")).rejects.toMatchObject(gone);
  await ada.call.mfa.deny({ action: "MONEY" });
  await expect(verify("MONEY")).rejects.toMatchObject(gone);
  expect((await ada.call.mfa.events())[0]).toMatchObject({ kind: "denied", action: "MONEY", place: "This network" });
  // What was not asked is not counted as a try.
  expect(await app.db.selectFrom("mfaTries").select("count").where("count", ">", 0).execute()).toEqual([]);
});

test("text messages open for ten minutes, with the newest code only, once", async () => {
  const ada = await signIn(ADA.email);
  const phone = "+442079460958";
  const setup = await ada.call.mfa.setup({ method: "sms", phoneNumber: phone });
  await ada.call.mfa.verifySetup({ setupId: setup.setupId, method: "sms", code: await textedCode(app.db, phone) });
  await ada.call.mfa.endSessions();
  app.passMinutes(1);
  expect(await ada.call.mfa.challenge({ action: "ACCOUNT", method: "sms" })).toMatchObject({ method: "sms", sentTo: "58" });
  const older = await textedCode(app.db, phone);
  app.passMinutes(1);
  await ada.call.mfa.challenge({ action: "ACCOUNT", method: "sms" });
  const code = await textedCode(app.db, phone);
  const verify = (typed: string) => ada.call.mfa.verify({ action: "ACCOUNT", method: "sms", code: typed });
  if (older !== code) await expect(verify(older)).rejects.toMatchObject({ code: "MFA_WRONG" });
  const twice = await outcomes([verify(code), verify(code)]);
  expect(count(twice, "in")).toBe(1);
  await ada.call.mfa.challenge({ action: "ACCOUNT", method: "sms" });
  app.passMinutes(10);
  await expect(verify(await textedCode(app.db, phone))).rejects.toMatchObject({ code: "MFA_CHALLENGE_GONE" });
});

test("a method somebody does not have is neither asked for nor looked at", async () => {
  const unavailable = { code: "MFA_METHOD_UNAVAILABLE" };
  await expect(root.call.mfa.challenge({ action: "MONEY", method: "hardware_key" })).rejects.toMatchObject(unavailable);
  const bob = await signIn(BOB.email);
  await expect(bob.call.mfa.challenge({ action: "ACCOUNT", method: "backup_codes" })).rejects.toMatchObject(unavailable);
  await expect(bob.call.mfa.verify({ action: "ACCOUNT", method: "authenticator", code: "123456" })).rejects.toMatchObject(unavailable);
});

test("asking whether a session is live keeps nothing alive and uses nothing up", async () => {
  await verifyWithApp(root, secret, "DESTRUCTIVE", app.now());
  for (let n = 0; n < 3; n++) expect(await root.call.mfa.session({ action: "DESTRUCTIVE" })).toMatchObject({ valid: true });
  app.passMinutes(5);
  expect(await root.call.mfa.session({ action: "DESTRUCTIVE" })).toEqual({ valid: false, expiresIn: 0, sessionToken: null });
});

test("somebody signed out is told so", async () => {
  const nobody = app.as(null);
  await expect(nobody.mfa.config()).rejects.toMatchObject({ message: "No user is currently logged in" });
});
