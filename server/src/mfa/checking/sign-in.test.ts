import { beforeEach, expect, test } from "vitest";
import { enterWithGoogle } from "../../identity/google/enter-with-google.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";
import { codeOf, enrolApp, enrolKey, setupCode, signedInBrowser, verifyWithApp } from "../../testing/factors.ts";
import { virtualKey } from "../../testing/outside/virtual-key.ts";

const app = await testApp({ flags: ["demo"], passwords: quickPasswords() });
const right = (email: string) => ({ email, password: PASSWORD });
let addresses = 0;
const stranger = () => openBrowser(app.services, { address: `198.51.100.${++addresses}` });
const mailed = async (subject: string) =>
  app.db.selectFrom("mails").select("body").where("subject", "like", `%${subject}%`).orderBy("n").execute();

let ada: Browser;
let secret: string;
let backupCodes: string[];

beforeEach(async () => {
  await app.runJobs();
  for (const { id } of [ADA, ROOT]) await givePassword(app.db, id);
  ada = await signedInBrowser(app.services, ADA.email);
  ({ secret, backupCodes } = await enrolApp(ada, app.now));
  app.passMinutes(1);
});

const ask = () => ada.call.mfa.setSignInCheck({ isOn: true });
async function showCode({ call }: Browser, code = codeOf(secret, app.now())) {
  await call.mfa.challengeSignIn({ method: "authenticator" });
  return call.mfa.verifySignIn({ method: "authenticator", code });
}

test("off by default: a factor alone changes nothing about signing in", async () => {
  expect((await ada.call.mfa.config()).isAskedAtSignIn).toBe(false);
  expect(await stranger().call.identity.signIn(right(ADA.email))).toMatchObject({ user: { id: ADA.id } });
});

test("wanted, a right password in a new browser is half a session that identifies nobody, until a factor is shown", async () => {
  await ask();
  const browser = stranger();
  const answer = await browser.call.identity.signIn(right(ADA.email));
  expect(answer).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
  expect([...browser.cookies().keys()]).toEqual(["half-session"]);
  expect(await browser.call.identity.session()).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
  await expect(browser.call.account.profile()).rejects.toMatchObject({ code: "IDENTITY_NOT_SIGNED_IN" });
  await expect(browser.call.mfa.config()).rejects.toMatchObject({ code: "IDENTITY_NOT_SIGNED_IN" });
  expect((await ada.call.account.sessions()).length).toBe(1);

  expect(await showCode(browser)).toMatchObject({ user: { id: ADA.id } });
  expect([...browser.cookies().keys()].sort()).toEqual(["browser", "session"]);
  expect(await browser.call.account.profile()).toMatchObject({ id: ADA.id, twoFactorEnabled: true });
  expect((await browser.call.mfa.events())[0]).toMatchObject({ kind: "signed-in", method: "authenticator" });
  expect(await app.db.selectFrom("halfSessions").selectAll().execute()).toEqual([]);
});

test("a browser that showed it is known and not asked again; a new password makes it a stranger", async () => {
  await ask();
  const browser = stranger();
  await browser.call.identity.signIn(right(ADA.email));
  await showCode(browser);
  await browser.call.identity.signOut();
  expect(await browser.call.identity.signIn(right(ADA.email))).toMatchObject({ user: { id: ADA.id } });
  await ada.call.account.changePassword({ currentPassword: PASSWORD, password: "another horse battery" });
  const again = await browser.call.identity.signIn({ email: ADA.email, password: "another horse battery" });
  expect(again).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
});

test("staff are asked whether they want it or not, and nobody without a factor is", async () => {
  expect(await stranger().call.identity.signIn(right(ROOT.email))).toMatchObject({ user: { id: ROOT.id } });
  const root = await signedInBrowser(app.services, ROOT.email);
  const key = virtualKey();
  await enrolKey(root, key, { enrolmentCode: await setupCode(app.services, ROOT) });
  const browser = stranger();
  expect(await browser.call.identity.signIn(right(ROOT.email))).toMatchObject({
    user: null,
    needsFactor: { methods: ["hardware_key", "backup_codes"] },
  });
  const asked = await browser.call.mfa.challengeSignIn({ method: "hardware_key" });
  const code = key.answer("challenge" in asked ? asked.challenge : "");
  expect(await browser.call.mfa.verifySignIn({ method: "hardware_key", code })).toMatchObject({ user: { id: ROOT.id } });
  // Signing in is not the staff area's own question.
  await expect(browser.call.generator.settings()).rejects.toMatchObject({ code: "MFA_REQUIRED" });
});

test("a link for a new password opens no account that has long asked for more", async () => {
  await ask();
  app.passMinutes(31 * 24 * 60);
  await stranger().call.identity.requestReset({ email: ADA.email });
  await app.runJobs();
  const [letter] = await mailed("Reset your");
  const token = /token=([\w-]+)/.exec(letter?.body ?? "")?.[1] ?? "";
  const browser = stranger();
  await browser.call.identity.resetPassword({ token, password: "another horse battery" });
  const answer = await browser.call.identity.signIn({ email: ADA.email, password: "another horse battery" });
  expect(answer).toMatchObject({ user: null, needsFactor: { methods: ["authenticator", "backup_codes"] } });
});

test("Google opens no account that asks for more either", async () => {
  await ask();
  const person = {
    issuer: "https://accounts.google.com",
    subject: "ada",
    email: ADA.email,
    isEmailVerified: true,
    name: "Ada",
    pictureUrl: null,
  };
  const asking = { cookies: undefined, address: "198.51.100.200", userAgent: "", requestId: "test" };
  const entered = await enterWithGoogle({ ...app.services, actor: null, sessionId: null, asking }, person);
  const headers = new Headers();
  if (entered.isIn) entered.giveCookies(headers);
  const [cookie = ""] = headers.getSetCookie();
  expect(headers.getSetCookie()).toHaveLength(1);
  const cookies = cookie.split("; ")[0];
  expect(cookies).toMatch(/^half-session=/);
  expect(await app.services.identify(cookies)).toEqual({ actor: null, sessionId: null });
});

test("half a session lasts a quarter of an hour, is used once, and ends with a new password", async () => {
  await ask();
  const [late, changed, twice] = [stranger(), stranger(), stranger()];
  const notSigningIn = { code: "MFA_NOT_SIGNING_IN" };
  await expect(stranger().call.mfa.challengeSignIn({ method: "authenticator" })).rejects.toMatchObject(notSigningIn);
  await late.call.identity.signIn(right(ADA.email));
  app.passMinutes(15);
  await expect(showCode(late)).rejects.toMatchObject(notSigningIn);
  await twice.call.identity.signIn(right(ADA.email));
  await twice.call.mfa.challengeSignIn({ method: "authenticator" });
  const answer = { method: "authenticator" as const, code: codeOf(secret, app.now()) };
  const both = await Promise.allSettled([twice.call.mfa.verifySignIn(answer), twice.call.mfa.verifySignIn(answer)]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await changed.call.identity.signIn(right(ADA.email));
  app.passMinutes(1);
  await verifyWithApp(ada, secret, "ACCOUNT", app.now());
  await ada.call.account.changePassword({ currentPassword: PASSWORD, password: "another horse battery" });
  await expect(showCode(changed)).rejects.toMatchObject(notSigningIn);
});

test("a factor shown in one browser signs in no other one", async () => {
  await ask();
  const [one, other] = [stranger(), stranger()];
  for (const browser of [one, other]) await browser.call.identity.signIn(right(ADA.email));
  const code = codeOf(secret, app.now());
  await one.call.mfa.verifySignIn({ method: "authenticator", code });
  await expect(other.call.mfa.verifySignIn({ method: "authenticator", code })).rejects.toMatchObject({ code: "MFA_WRONG" });
});

test("five tries at sign-in, then fifteen minutes, over all browsers; who is inside is not locked out by it", async () => {
  await ask();
  const browsers = [stranger(), stranger()];
  for (const browser of browsers) await browser.call.identity.signIn(right(ADA.email));
  const guesses = Array.from({ length: 100 }, (_, n) => showCode(browsers[n % 2] as Browser, String(n).padStart(6, "0")));
  const said = (await Promise.allSettled(guesses)).map((settled) => (settled.status === "rejected" ? settled.reason.code : "in"));
  expect(said.filter((code) => code === "MFA_WRONG")).toHaveLength(4);
  expect(said).not.toContain("in");
  await expect(showCode(browsers[0] as Browser)).rejects.toMatchObject({ code: "MFA_LOCKED" });
  expect(await ada.call.mfa.challenge({ action: "ACCOUNT", method: "authenticator" })).toMatchObject({ method: "authenticator" });
  expect(await mailed("5 wrong codes")).toHaveLength(1);
  app.passMinutes(14.5);
  await browsers[0]?.call.identity.signIn(right(ADA.email));
  app.passMinutes(0.5);
  expect(await showCode(browsers[0] as Browser)).toMatchObject({ user: { id: ADA.id } });
});

test("a backup code signs in, once", async () => {
  await ask();
  const use = async (browser: Browser) => {
    await browser.call.identity.signIn(right(ADA.email));
    await browser.call.mfa.challengeSignIn({ method: "backup_codes" });
    return browser.call.mfa.verifySignIn({ method: "backup_codes", code: backupCodes[0] ?? "" });
  };
  expect(await use(stranger())).toMatchObject({ user: { id: ADA.id } });
  await expect(use(stranger())).rejects.toMatchObject({ code: "MFA_WRONG" });
});

test("turned off, the password is enough again; the last factor takes the question with it", async () => {
  await ask();
  await ada.call.mfa.setSignInCheck({ isOn: false });
  expect(await stranger().call.identity.signIn(right(ADA.email))).toMatchObject({ user: { id: ADA.id } });
  await ask();
  await ada.call.mfa.disable({ method: "authenticator" });
  expect(await ada.call.account.profile()).toMatchObject({ twoFactorEnabled: false });
  await expect(ask()).rejects.toMatchObject({ code: "MFA_NONE" });
  expect(await stranger().call.identity.signIn(right(ADA.email))).toMatchObject({ user: { id: ADA.id } });
});
