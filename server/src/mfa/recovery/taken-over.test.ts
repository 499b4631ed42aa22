import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";
import { codeOf, enrolApp, enrolKey, setupCode, signedInBrowser, verifyWithApp } from "../../testing/factors.ts";
import { virtualKey } from "../../testing/outside/virtual-key.ts";

const app = await testApp({ flags: ["demo"], passwords: quickPasswords() });
const NEW = "another horse battery";
const DAYS = 24 * 60;
const visitor = () => openBrowser(app.services, { address: "192.0.2.1" }).call;
const letters = async (recipient: string) =>
  (await app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute()).map(
    ({ subject, body }) => `${subject}\n${body}`,
  );
const tokenIn = async (recipient: string, pattern: RegExp) =>
  (await letters(recipient)).flatMap((letter) => pattern.exec(letter)?.[1] ?? []).at(-1) ?? "";
const reset = async (email: string) => {
  await visitor().identity.requestReset({ email });
  await app.runJobs();
  return visitor().identity.resetPassword({ token: await tokenIn(email, /\/reset-password#token=([\w-]+)/), password: NEW });
};
const disown = async (email: string) => visitor().mfa.disownFactor({ token: await tokenIn(email, /#disown=([\w-]+)/) });
const signInAs = ({ email }: { email: string }) => visitor().identity.signIn({ email, password: NEW });
const factors = async (userId: string) =>
  (await app.db.selectFrom("mfaFactors").select("method").where("userId", "=", userId).orderBy("method").execute()).map(
    ({ method }) => method,
  );
let thief: Browser;

beforeEach(async () => {
  for (const { id } of [ADA, ROOT]) await givePassword(app.db, id);
  thief = await signedInBrowser(app.services, ADA.email);
});

test("a thief's second factor goes with a reset of the password: its owner comes in, and hears of it", async () => {
  await enrolApp(thief, app.now);
  await thief.call.mfa.setSignInCheck({ isOn: true });
  // Logging out first saves it no more than staying.
  await thief.call.identity.signOut();
  app.passMinutes(29 * DAYS);
  expect(await reset(ADA.email)).toEqual({ email: ADA.email, isGoogleGone: false, areFactorsGone: true });
  expect(await signInAs(ADA)).toMatchObject({ user: { id: ADA.id } });
  expect(await factors(ADA.id)).toEqual([]);
  expect(await app.db.selectFrom("mfaBackupCodes").select("userId").execute()).toEqual([]);
  const told = (await letters(ADA.email)).at(-1);
  expect(told).toContain("Verification methods added in the last 30 days were removed to be safe: Authenticator App.");
});

test("a mailbox alone takes no factor that has stood for a month; what was added since goes, and older backup codes stay", async () => {
  const { secret } = await enrolApp(thief, app.now);
  await thief.call.mfa.setSignInCheck({ isOn: true });
  app.passMinutes(31 * DAYS);
  const again = openBrowser(app.services);
  await again.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  await again.call.mfa.verifySignIn({ method: "authenticator", code: codeOf(secret, app.now()) });
  app.passMinutes(1);
  await verifyWithApp(again, secret, "ACCOUNT", app.now());
  await enrolKey(again, virtualKey());
  expect(await reset(ADA.email)).toMatchObject({ areFactorsGone: true });
  expect(await factors(ADA.id)).toEqual(["authenticator"]);
  expect(await signInAs(ADA)).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
});

test("new backup codes of an old factor stay", async () => {
  const { secret } = await enrolApp(thief, app.now);
  app.passMinutes(31 * DAYS);
  const again = await signedInBrowser(app.services, ADA.email);
  const { sessionToken } = await verifyWithApp(again, secret, "ACCOUNT", app.now());
  await again.call.mfa.generateBackupCodes({ sessionToken });
  expect(await reset(ADA.email)).toMatchObject({ areFactorsGone: false });
  expect(await app.db.selectFrom("mfaBackupCodes").select("userId").execute()).toHaveLength(10);
});

test("staff keep theirs: a mailbox neither opens the staff area nor takes away what guards it", async () => {
  const root = await signedInBrowser(app.services, ROOT.email);
  await enrolApp(root, app.now, await setupCode(app.services, ROOT));
  expect(await reset(ROOT.email)).toMatchObject({ areFactorsGone: false });
  expect(await signInAs(ROOT)).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
});

test("taking a change of address back takes the thief's factor too, and is mailed", async () => {
  await thief.call.account.changeEmail({ email: "thief@example.com" });
  await visitor().account.confirmEmailChange({ token: await tokenIn("thief@example.com", /#change=([\w-]+)/) });
  await enrolApp(thief, app.now);
  await thief.call.mfa.setSignInCheck({ isOn: true });
  await visitor().account.cancelEmailChange({ token: await tokenIn(ADA.email, /#cancel=([\w-]+)/) });
  expect(await factors(ADA.id)).toEqual([]);
  expect((await letters(ADA.email)).at(-1)).toContain("removed to be safe: Authenticator App.");
  await reset(ADA.email);
  expect(await signInAs(ADA)).toMatchObject({ user: { id: ADA.id } });
});

test("this wasn't me: the link of the mail takes the method, every session and the password, once, within 72 hours", async () => {
  await enrolApp(thief, app.now);
  await thief.call.mfa.setSignInCheck({ isOn: true });
  app.passMinutes(72 * 60 - 1);
  expect(await disown(ADA.email)).toEqual({ success: true });
  expect(await factors(ADA.id)).toEqual([]);
  expect((await thief.call.identity.session()).user).toBeNull();
  await expect(visitor().identity.signIn({ email: ADA.email, password: PASSWORD })).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  expect((await letters(ADA.email)).at(-1)).toContain("We've secured your Blenda account");
  await expect(disown(ADA.email)).rejects.toMatchObject({ code: "IDENTITY_LINK_INVALID" });
  await reset(ADA.email);
  expect(await signInAs(ADA)).toMatchObject({ user: { id: ADA.id } });
});

test("after 72 hours the link takes nothing", async () => {
  await enrolApp(thief, app.now);
  app.passMinutes(72 * 60 + 1);
  await expect(disown(ADA.email)).rejects.toMatchObject({ code: "IDENTITY_LINK_INVALID" });
  expect(await factors(ADA.id)).toEqual(["authenticator"]);
});

test("of staff it takes the one method it is about; the others stay", async () => {
  const root = await signedInBrowser(app.services, ROOT.email);
  await enrolApp(root, app.now, await setupCode(app.services, ROOT));
  app.passMinutes(1);
  await enrolKey(root, virtualKey());
  await disown(ROOT.email);
  expect(await factors(ROOT.id)).toEqual(["authenticator"]);
  await reset(ROOT.email);
  expect(await signInAs(ROOT)).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
});
