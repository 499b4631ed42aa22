import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import type { Browser } from "../../testing/browser.ts";
import { codeOf, enrolApp, enrolKey, setupCode, signedInBrowser, textedCode } from "../../testing/factors.ts";
import { virtualKey } from "../../testing/outside/virtual-key.ts";

const app = await testApp({ flags: ["demo"], passwords: quickPasswords() });
const PHONE = "+12025550143";
const DAY = 24 * 60;
const NEEDED = { code: "MFA_ENROLMENT_CODE_NEEDED", status: 403 };
const WRONG = { code: "MFA_ENROLMENT_CODE_WRONG", status: 403 };
const signIn = (email: string) => signedInBrowser(app.services, email);
const factors = async (userId: string) =>
  (await app.db.selectFrom("mfaFactors").select("method").where("userId", "=", userId).orderBy("method").execute()).map(
    ({ method }) => method,
  );
const letters = async (recipient: string) =>
  (await app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute()).map(
    ({ subject, body }) => `${subject}\n${body}`,
  );
let root: Browser;

beforeEach(async () => {
  for (const { id } of [ADA, ROOT]) await givePassword(app.db, id);
  root = await signIn(ROOT.email);
});

test("an admin's password alone sets up no first factor: it takes the code that was given", async () => {
  expect((await root.call.mfa.config()).needsEnrolmentCode).toBe(true);
  await expect(root.call.mfa.setup({ method: "authenticator" })).rejects.toMatchObject(NEEDED);
  await expect(root.call.mfa.setup({ method: "sms", phoneNumber: PHONE })).rejects.toMatchObject(NEEDED);
  await expect(root.call.mfa.enrolKey({})).rejects.toMatchObject(NEEDED);
  await expect(root.call.mfa.setup({ method: "authenticator", enrolmentCode: "ABCD-EFGH-JKLM-NPQR" })).rejects.toMatchObject(WRONG);
  await enrolApp(root, app.now, await setupCode(app.services, ROOT));
  await root.call.generator.settings();
  expect((await root.call.mfa.config()).needsEnrolmentCode).toBe(false);
  // A further one takes the first, and no code.
  await enrolKey(root, virtualKey());
});

test("so does staff without the admin list: whoever holds one permission", async () => {
  const ada = await signIn(ADA.email);
  expect((await ada.call.mfa.config()).needsEnrolmentCode).toBe(false);
  const setup = await ada.call.mfa.setup({ method: "authenticator" });
  if (setup.method !== "authenticator") throw new Error("no authenticator");
  await app.db
    .updateTable("users")
    .set({ permissions: ["manage_refunds"] })
    .where("id", "=", ADA.id)
    .execute();
  // Begun as a member, finished as staff.
  const finish = { setupId: setup.setupId, method: "authenticator" as const, code: codeOf(setup.secret, app.now()) };
  await expect(ada.call.mfa.verifySetup(finish)).rejects.toMatchObject(NEEDED);
  await expect(ada.call.mfa.enrolKey({})).rejects.toMatchObject(NEEDED);
  await enrolKey(ada, virtualKey(), { enrolmentCode: await setupCode(app.services, ADA) });
  expect(await factors(ADA.id)).toEqual(["hardware_key"]);
});

test("a code is one person's, works for a day and for one factor; a newer one replaces it; typed in any manner", async () => {
  const older = await setupCode(app.services, ROOT);
  const code = await setupCode(app.services, ROOT);
  const begin = (enrolmentCode: string) => root.call.mfa.setup({ method: "authenticator", enrolmentCode });
  await expect(begin(older)).rejects.toMatchObject(WRONG);
  await expect(begin(await setupCode(app.services, ADA))).rejects.toMatchObject(WRONG);
  // Looking at the picture does not use it up.
  await begin(code);
  await begin(` ${code.toLowerCase().replaceAll("-", " ")} `);
  await enrolApp(root, app.now, code);
  await root.call.mfa.disable({ method: "authenticator" });
  await expect(begin(code)).rejects.toMatchObject(WRONG);
  const late = await setupCode(app.services, ROOT);
  app.passMinutes(DAY);
  await root.call.account.reauthenticate({ password: PASSWORD });
  await expect(begin(late)).rejects.toMatchObject(WRONG);
});

test("a setup begun with a code that was replaced since is not finished", async () => {
  const setup = await root.call.mfa.setup({ method: "authenticator", enrolmentCode: await setupCode(app.services, ROOT) });
  if (setup.method !== "authenticator") throw new Error("no authenticator");
  await setupCode(app.services, ROOT);
  const finish = { setupId: setup.setupId, method: "authenticator" as const, code: codeOf(setup.secret, app.now()) };
  await expect(root.call.mfa.verifySetup(finish)).rejects.toMatchObject(WRONG);
  expect(await factors(ROOT.id)).toEqual([]);
});

test("a code is told by mail without the code, and stored as a hash", async () => {
  const code = await setupCode(app.services, ROOT);
  const told = (await letters(ROOT.email)).join();
  expect(told).toContain("A setup code for your Blenda second factor");
  const stored = JSON.stringify(await app.db.selectFrom("mfaEnrolmentCodes").selectAll().execute());
  for (const written of [code, code.replaceAll("-", "")]) {
    expect(told).not.toContain(written);
    expect(stored).not.toContain(written);
  }
});

test("where the staff area is open without a factor, the first one takes no code", async () => {
  const open = await signedInBrowser({ ...app.services, flags: ["demo", "mfaBypass"] }, ROOT.email);
  expect((await open.call.mfa.config()).needsEnrolmentCode).toBe(false);
  await enrolApp(open, app.now);
  expect(await factors(ROOT.id)).toEqual(["authenticator"]);
});

test("a setup begun before the account was protected ends with the first factor", async () => {
  const [thief, owner] = [await signIn(ADA.email), await signIn(ADA.email)];
  const setup = await thief.call.mfa.setup({ method: "sms", phoneNumber: PHONE });
  const creation = await thief.call.mfa.enrolKey({});
  await enrolApp(owner, app.now);
  const code = await textedCode(app.db, PHONE);
  await expect(thief.call.mfa.verifySetup({ setupId: setup.setupId, method: "sms", code })).rejects.toMatchObject({
    code: "MFA_SETUP_GONE",
  });
  await expect(thief.call.mfa.verifyEnrolment(virtualKey().create(creation))).rejects.toMatchObject({ code: "MFA_SETUP_GONE" });
  expect(await factors(ADA.id)).toEqual(["authenticator"]);
  expect((await thief.call.mfa.session({ action: "ACCOUNT" })).valid).toBe(false);
});

test("nor is one finished that slipped in beside the first factor: the factor is asked for", async () => {
  const [thief, owner] = [await signIn(ADA.email), await signIn(ADA.email)];
  const setup = await thief.call.mfa.setup({ method: "sms", phoneNumber: PHONE });
  const creation = await thief.call.mfa.enrolKey({});
  const begun = await app.db.selectFrom("mfaSetups").selectAll().execute();
  await enrolApp(owner, app.now);
  await app.db
    .insertInto("mfaSetups")
    .values(begun.map((row) => ({ ...row, codes: null })))
    .execute();
  const required = { code: "MFA_REQUIRED", data: { action: "ACCOUNT" } };
  const code = await textedCode(app.db, PHONE);
  await expect(thief.call.mfa.verifySetup({ setupId: setup.setupId, method: "sms", code })).rejects.toMatchObject(required);
  await expect(thief.call.mfa.verifyEnrolment(virtualKey().create(creation))).rejects.toMatchObject(required);
  expect(await factors(ADA.id)).toEqual(["authenticator"]);
});

test("ten backup codes come with the first method, whichever it is, and once", async () => {
  const ada = await signIn(ADA.email);
  const { backupCodes } = await enrolKey(ada, virtualKey());
  expect(backupCodes).toHaveLength(10);
  expect(await ada.call.mfa.config()).toMatchObject({ config: { methods: ["hardware_key", "backup_codes"] }, backupCodes: { left: 10 } });
  const used = await ada.call.mfa.verify({ action: "ACCOUNT", method: "backup_codes", code: backupCodes[0] ?? "" });
  expect(used).toMatchObject({ success: true });
  expect((await enrolKey(ada, virtualKey("RS256"))).backupCodes).toEqual([]);
  expect((await enrolApp(ada, app.now)).backupCodes).toEqual([]);
  expect((await ada.call.mfa.config()).backupCodes.left).toBe(9);
});

test("and with a phone", async () => {
  const ada = await signIn(ADA.email);
  const setup = await ada.call.mfa.setup({ method: "sms", phoneNumber: PHONE });
  const code = await textedCode(app.db, PHONE);
  const { backupCodes } = await ada.call.mfa.verifySetup({ setupId: setup.setupId, method: "sms", code });
  expect(backupCodes).toHaveLength(10);
  expect((await ada.call.mfa.config()).backupCodes.left).toBe(10);
});

test("a key's bytes may be sent one by one, as the specification does", async () => {
  const ada = await signIn(ADA.email);
  const made = virtualKey().create(await ada.call.mfa.enrolKey({}));
  const bytes = (text: string) => [...Buffer.from(text, "base64url")];
  const { attestationObject, clientDataJSON } = made.response;
  const response = { attestationObject: bytes(attestationObject), clientDataJSON: bytes(clientDataJSON) };
  expect(await ada.call.mfa.verifyEnrolment({ ...made, response })).toMatchObject({ success: true });
});
