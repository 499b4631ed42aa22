import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import type { Browser } from "../../testing/browser.ts";
import { codeOf, enrolApp, enrolKey, nextCodeAt, setupCode, signedInBrowser, textedCode, verifyWithApp } from "../../testing/factors.ts";
import { virtualKey } from "../../testing/outside/virtual-key.ts";

const logged: string[] = [];
const keep = (what: string, cause?: unknown) => void logged.push(`${what} ${JSON.stringify(cause)}`);
const app = await testApp({
  flags: ["demo"],
  passwords: quickPasswords(),
  log: { error: keep, warn: keep, info: keep, warnOnceAMinute: keep },
});
const signIn = (email: string) => signedInBrowser(app.services, email);
const mails = async (recipient: string) =>
  (await app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute()).map(
    ({ subject, body }) => `${subject}\n${body}`,
  );
let ada: Browser;
let root: Browser;

beforeEach(async () => {
  for (const { id } of [ADA, BOB, ROOT]) await givePassword(app.db, id);
  ada = await signIn(ADA.email);
  root = await signIn(ROOT.email);
});

test("an authenticator is set up with a code of it; backup codes come alive with it, each told once", async () => {
  const setup = await ada.call.mfa.setup({ method: "authenticator" });
  if (setup.method !== "authenticator") throw new Error("no authenticator");
  expect(setup.qrCode).toMatch(/^<svg /);
  expect(setup.qrCode).not.toContain("style");
  expect(setup.uri).toContain(`secret=${setup.secret}`);
  expect(setup.backupCodes).toHaveLength(10);
  for (const code of setup.backupCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  expect(await ada.call.mfa.config()).toMatchObject({ config: { enabled: false }, availableMethods: [], backupCodes: { left: 0 } });
  await ada.call.mfa.verifySetup({ setupId: setup.setupId, method: "authenticator", code: codeOf(setup.secret, app.now()) });
  expect(await ada.call.mfa.config()).toMatchObject({
    config: { enabled: true, methods: ["authenticator", "backup_codes"], primaryMethod: "authenticator" },
    availableMethods: ["authenticator", "backup_codes"],
    backupCodes: { left: 10 },
    isAskedAtSignIn: false,
    mustHaveFactor: false,
    addable: [
      { method: "authenticator", problem: "taken" },
      { method: "hardware_key", problem: null },
      { method: "sms", problem: null },
    ],
  });
  expect((await mails(ADA.email)).join()).toContain("Authenticator App was just added");
});

test("M8 a stolen session adds, removes and changes nothing: the password is asked for, and a factor once there is one", async () => {
  app.passMinutes(11); // signing in counted as a proof for ten
  const reauth = { code: "IDENTITY_REAUTH_REQUIRED" };
  await expect(ada.call.mfa.setup({ method: "authenticator" })).rejects.toMatchObject(reauth);
  await expect(ada.call.mfa.enrolKey({})).rejects.toMatchObject(reauth);
  await ada.call.account.reauthenticate({ password: PASSWORD });
  await enrolApp(ada, app.now);
  app.passMinutes(11);
  await ada.call.account.reauthenticate({ password: PASSWORD });
  const required = { code: "MFA_REQUIRED", data: { action: "ACCOUNT" } };
  await expect(ada.call.mfa.setup({ method: "sms", phoneNumber: "+12025550143" })).rejects.toMatchObject(required);
  await expect(ada.call.mfa.enrolKey({})).rejects.toMatchObject(required);
  await expect(ada.call.mfa.disable({ method: "authenticator" })).rejects.toMatchObject(required);
  await expect(ada.call.mfa.generateBackupCodes({ sessionToken: "x" })).rejects.toMatchObject(required);
  await expect(ada.call.mfa.setSignInCheck({ isOn: true })).rejects.toMatchObject(required);
});

test("M8 a factor without the password removes nothing either", async () => {
  const { secret } = await enrolApp(ada, app.now);
  app.passMinutes(11);
  await verifyWithApp(ada, secret, "ACCOUNT", app.now());
  await expect(ada.call.mfa.disable({ method: "authenticator" })).rejects.toMatchObject({ code: "IDENTITY_REAUTH_REQUIRED" });
  await ada.call.account.reauthenticate({ password: PASSWORD });
  expect(await ada.call.mfa.disable({ method: "authenticator" })).toEqual({ success: true });
  expect(await ada.call.mfa.config()).toMatchObject({ config: { enabled: false, methods: [] }, backupCodes: { left: 0 }, sessions: [] });
  expect((await mails(ADA.email)).join()).toContain("protected by your password alone");
});

test("M8 the last factor of staff goes with the password and a code; the staff area shuts at once", async () => {
  await enrolApp(root, app.now, await setupCode(app.services, ROOT));
  await expect(root.call.mfa.setSignInCheck({ isOn: false })).rejects.toMatchObject({ code: "MFA_STAFF_ALWAYS_ASKED" });
  await root.call.generator.settings();
  expect(await root.call.mfa.disable({ method: "authenticator" })).toEqual({ success: true });
  await expect(root.call.generator.settings()).rejects.toMatchObject({ code: "MFA_NOT_CONFIGURED" });
  expect((await mails(ROOT.email)).join()).toContain("Authenticator App was just removed");
  await expect(root.call.mfa.setup({ method: "authenticator" })).rejects.toMatchObject({ code: "MFA_ENROLMENT_CODE_NEEDED" });
});

test("the last key of staff goes the same way", async () => {
  await enrolKey(root, virtualKey(), { enrolmentCode: await setupCode(app.services, ROOT) });
  const [key] = (await root.call.mfa.config()).keys;
  expect(await root.call.mfa.removeKey({ id: key?.id ?? "" })).toEqual({ success: true });
  await expect(root.call.generator.settings()).rejects.toMatchObject({ code: "MFA_NOT_CONFIGURED" });
});

test("M10 a setup belongs to one person in one browser, for ten minutes, and is finished once", async () => {
  const bob = await signIn(BOB.email);
  const other = await signIn(ADA.email);
  const setup = await ada.call.mfa.setup({ method: "authenticator" });
  if (setup.method !== "authenticator") throw new Error("no authenticator");
  const finish = { setupId: setup.setupId, method: "authenticator" as const, code: codeOf(setup.secret, app.now()) };
  const gone = { code: "MFA_SETUP_GONE" };
  await expect(bob.call.mfa.verifySetup(finish)).rejects.toMatchObject(gone);
  await expect(other.call.mfa.verifySetup(finish)).rejects.toMatchObject(gone);
  await expect(ada.call.mfa.verifySetup({ ...finish, method: "sms" })).rejects.toMatchObject(gone);
  const finished = await Promise.allSettled([ada.call.mfa.verifySetup(finish), ada.call.mfa.verifySetup(finish)]);
  expect(finished.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const late = await bob.call.mfa.setup({ method: "authenticator" });
  if (late.method !== "authenticator") throw new Error("no authenticator");
  app.passMinutes(10);
  await expect(
    bob.call.mfa.verifySetup({ setupId: late.setupId, method: "authenticator", code: codeOf(late.secret, app.now()) }),
  ).rejects.toMatchObject(gone);
});

test("five wrong codes lock a setup too", async () => {
  const setup = await ada.call.mfa.setup({ method: "authenticator" });
  if (setup.method !== "authenticator") throw new Error("no authenticator");
  const wrong = { setupId: setup.setupId, method: "authenticator" as const, code: "000000" };
  for (let n = 0; n < 4; n++) await expect(ada.call.mfa.verifySetup(wrong)).rejects.toMatchObject({ code: "MFA_WRONG" });
  await expect(ada.call.mfa.verifySetup(wrong)).rejects.toMatchObject({ code: "MFA_LOCKED" });
  await expect(ada.call.mfa.verifySetup({ ...wrong, code: codeOf(setup.secret, app.now()) })).rejects.toMatchObject({ code: "MFA_LOCKED" });
});

test("M9 losing the database alone discloses no seed, number or code", async () => {
  const phone = "+12025550143";
  const { secret, backupCodes } = await enrolApp(ada, app.now);
  const texted = await ada.call.mfa.setup({ method: "sms", phoneNumber: phone });
  const code = await textedCode(app.db, phone);
  await app.db.deleteFrom("mails").execute(); // where the demo keeps what a phone would get
  const tables = await Promise.all(
    (["mfaFactors", "mfaSetups", "mfaBackupCodes", "mfaChallenges", "mfaSessions", "mfaEvents", "secrets", "outbox"] as const).map(
      (table) => app.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const stored = JSON.stringify(tables);
  expect(tables[0]).toHaveLength(1);
  expect(tables[1]).toHaveLength(1);
  for (const secretThing of [secret, phone, phone.slice(1), code, ...backupCodes]) {
    expect(secretThing).not.toBe("");
    expect(stored).not.toContain(secretThing);
  }
  if (texted.method !== "sms") throw new Error("no text message");
  expect(await ada.call.mfa.verifySetup({ setupId: texted.setupId, method: "sms", code })).toMatchObject({ success: true });
});

test("M9 no other answer, no log and no export repeats a secret", async () => {
  const { secret, backupCodes } = await enrolApp(ada, app.now);
  const answers = JSON.stringify([
    await ada.call.mfa.config(),
    await ada.call.mfa.events(),
    await ada.call.mfa.session({ action: "ACCOUNT" }),
    await ada.call.identity.session(),
    await ada.call.account.profile(),
    await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, ADA))),
    await app.db.selectFrom("mails").selectAll().orderBy("n").execute(),
    logged,
  ]);
  for (const each of [secret, ...backupCodes]) expect(answers).not.toContain(each);
  expect(answers).not.toContain("sealed");
});

test("text messages: the code goes to the phone, works for ten minutes, and the number is never shown whole", async () => {
  const setup = await ada.call.mfa.setup({ method: "sms", phoneNumber: "+1 (202) 555-0143" });
  if (setup.method !== "sms") throw new Error("no text message");
  expect(setup.verificationId).toBe(setup.setupId);
  const code = await textedCode(app.db, "+12025550143");
  await ada.call.mfa.verifySetup({ setupId: setup.setupId, method: "sms", code });
  const config = await ada.call.mfa.config();
  expect(config.sms?.ending).toBe("43");
  expect(JSON.stringify(config)).not.toContain("202555");
  await expect(ada.call.mfa.setup({ method: "sms", phoneNumber: "+12025550143" })).rejects.toMatchObject({ code: "MFA_METHOD_TAKEN" });
});

test("a phone number without its country is refused, and too many messages are", async () => {
  await expect(ada.call.mfa.setup({ method: "sms", phoneNumber: "202 555 0143" })).rejects.toMatchObject({ code: "MFA_PHONE_INVALID" });
  for (let n = 0; n < 6; n++) await ada.call.mfa.setup({ method: "sms", phoneNumber: "+12025550143" });
  await expect(ada.call.mfa.setup({ method: "sms", phoneNumber: "+12025550143" })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("new backup codes need the token of this browser's session, and kill the old set when they are made", async () => {
  const { secret, backupCodes, sessionToken } = await enrolApp(ada, app.now);
  const other = await signIn(ADA.email);
  app.passMinutes(1);
  const { sessionToken: another } = await verifyWithApp(other, secret, "ACCOUNT", app.now());
  await expect(ada.call.mfa.generateBackupCodes({ sessionToken: another })).rejects.toMatchObject({ code: "MFA_TOKEN_INVALID" });
  await expect(ada.call.mfa.generateBackupCodes({ sessionToken: "guess" })).rejects.toMatchObject({ code: "MFA_TOKEN_INVALID" });
  expect(await ada.call.mfa.session({ action: "ACCOUNT" })).toMatchObject({ valid: true, sessionToken });
  const fresh = await ada.call.mfa.generateBackupCodes({ sessionToken });
  expect(fresh.backupCodes).toHaveLength(10);
  const use = async (code: string) => {
    await ada.call.mfa.challenge({ action: "ACCOUNT", method: "backup_codes" });
    return ada.call.mfa.verify({ action: "ACCOUNT", method: "backup_codes", code });
  };
  await expect(use(backupCodes[0] ?? "")).rejects.toMatchObject({ code: "MFA_WRONG" });
  expect(await use((fresh.backupCodes[0] ?? "").toLowerCase())).toMatchObject({ success: true });
  expect((await ada.call.mfa.config()).backupCodes).toMatchObject({ left: 9 });
});

test("a new factor ends what other browsers have verified, and keeps this one going", async () => {
  const { secret } = await enrolApp(ada, app.now);
  const other = await signIn(ADA.email);
  app.passMinutes(1);
  await verifyWithApp(other, secret, "ACCOUNT", app.now());
  await enrolKey(ada, virtualKey("RS256"), { keyName: "Spare in the safe" });
  expect(await other.call.mfa.session({ action: "ACCOUNT" })).toMatchObject({ valid: false });
  expect(await ada.call.mfa.session({ action: "ACCOUNT" })).toMatchObject({ valid: true });
});

test("keys have names, an algorithm and a last use; others' keys are not there", async () => {
  await enrolKey(ada, virtualKey("ES256"));
  await enrolKey(ada, virtualKey("RS256"), { keyName: "Spare in the safe" });
  const { keys } = await ada.call.mfa.config();
  expect(keys.map(({ name, algorithm }) => [name, algorithm])).toEqual([
    ["Admin Security Key", "ES256"],
    ["Spare in the safe", "RS256"],
  ]);
  const id = keys[0]?.id ?? "";
  const bob = await signIn(BOB.email);
  await expect(bob.call.mfa.renameKey({ id, name: "Mine" })).rejects.toMatchObject({ code: "MFA_KEY_GONE" });
  await expect(bob.call.mfa.removeKey({ id })).rejects.toMatchObject({ code: "MFA_KEY_GONE" });
  await ada.call.mfa.renameKey({ id, name: "Blue key" });
  await ada.call.mfa.removeKey({ id: keys[1]?.id ?? "" });
  expect((await ada.call.mfa.config()).keys.map(({ name }) => name)).toEqual(["Blue key"]);
});

test("which method is asked for first can be chosen", async () => {
  await enrolApp(ada, app.now);
  await enrolKey(ada, virtualKey());
  await ada.call.mfa.setPrimary({ method: "hardware_key" });
  expect(await ada.call.mfa.config()).toMatchObject({
    config: { primaryMethod: "hardware_key" },
    availableMethods: ["hardware_key", "authenticator", "backup_codes"],
  });
  await expect(ada.call.mfa.setPrimary({ method: "sms" })).rejects.toMatchObject({ code: "MFA_METHOD_UNAVAILABLE" });
});

test("what is known of somebody leaves nothing when they leave", async () => {
  await enrolApp(ada, app.now);
  await app.services.transaction(async (tx) => {
    for (const { forget } of app.services.personalData) await forget(tx, ADA, app.now());
  });
  for (const table of ["mfaFactors", "mfaBackupCodes", "mfaSessions", "mfaEvents", "mfaSetups"] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("codes of an app are good for the step before and after, no further", async () => {
  const setup = await ada.call.mfa.setup({ method: "authenticator" });
  if (setup.method !== "authenticator") throw new Error("no authenticator");
  const finish = (at: string) =>
    ada.call.mfa.verifySetup({ setupId: setup.setupId, method: "authenticator", code: codeOf(setup.secret, at) });
  await expect(finish(addMinutes(app.now(), -1))).rejects.toMatchObject({ code: "MFA_WRONG" });
  await expect(finish(addMinutes(app.now(), 1))).rejects.toMatchObject({ code: "MFA_WRONG" });
  expect(await finish(nextCodeAt(app.now()))).toMatchObject({ success: true });
});
