import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const NEW = "ada.new@example.com";
const signIn = async () => {
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  return browser;
};
const mailTo = async (recipient: string) =>
  (await app.db.selectFrom("mails").select("body").where("recipient", "=", recipient).orderBy("n").execute()).at(-1)?.body ?? "";
const tokenFor = async (kind: "change" | "cancel", recipient: string) =>
  (await mailTo(recipient)).match(new RegExp(`/confirm-email#${kind}=([\\w-]+)`))?.[1] ?? "";
const emailOfAda = async () => (await app.db.selectFrom("users").select("email").where("id", "=", ADA.id).executeTakeFirstOrThrow()).email;
const visitor = () => openBrowser(app.services, { address: "192.0.2.1" }).call.account;

beforeEach(() => givePassword(app.db, ADA.id));

test("the new address confirms, the old one is told and may cancel", async () => {
  const browser = await signIn();
  expect((await browser.call.account.changeEmail({ email: " Ada.New@example.com" })).pendingEmail).toMatchObject({ email: NEW });
  expect(await emailOfAda()).toBe(ADA.email);
  expect(await mailTo(ADA.email)).toContain(NEW);
  expect(await visitor().confirmEmailChange({ token: await tokenFor("change", NEW) })).toEqual({ email: NEW });
  expect(await browser.call.account.profile()).toMatchObject({ email: NEW, isEmailVerified: true, pendingEmail: null });
});

test("it wants a recent proof", async () => {
  const browser = await signIn();
  app.passMinutes(11);
  await expect(browser.call.account.changeEmail({ email: NEW })).rejects.toMatchObject({ code: "IDENTITY_REAUTH_REQUIRED" });
  expect(await app.db.selectFrom("mails").selectAll().execute()).toEqual([]);
});

test("cancelling before the confirmation keeps the address, makes the other link useless and signs everybody out", async () => {
  const browser = await signIn();
  await browser.call.account.changeEmail({ email: NEW });
  expect(await visitor().cancelEmailChange({ token: await tokenFor("cancel", ADA.email) })).toEqual({ email: ADA.email });
  await expect(visitor().confirmEmailChange({ token: await tokenFor("change", NEW) })).rejects.toMatchObject({
    code: "IDENTITY_LINK_INVALID",
  });
  expect((await browser.call.identity.session()).user).toBeNull();
});

test("cancelling after the confirmation brings the old address back", async () => {
  const browser = await signIn();
  await browser.call.account.changeEmail({ email: NEW });
  await visitor().confirmEmailChange({ token: await tokenFor("change", NEW) });
  const token = await tokenFor("cancel", ADA.email);
  expect(await visitor().cancelEmailChange({ token })).toEqual({ email: ADA.email });
  expect(await emailOfAda()).toBe(ADA.email);
  expect((await browser.call.identity.session()).user).toBeNull();
  await expect(visitor().cancelEmailChange({ token })).rejects.toMatchObject({ code: "IDENTITY_LINK_INVALID" });
});

test("an address somebody has looks the same from outside, and its owner is told instead of asked", async () => {
  const browser = await signIn();
  expect((await browser.call.account.changeEmail({ email: BOB.email })).pendingEmail).toMatchObject({ email: BOB.email });
  expect(await mailTo(BOB.email)).not.toContain("/confirm-email#");
  expect(await emailOfAda()).toBe(ADA.email);
});

test("the same address and an expired link are refused", async () => {
  const browser = await signIn();
  await expect(browser.call.account.changeEmail({ email: ADA.email })).rejects.toMatchObject({ code: "ACCOUNT_EMAIL_SAME" });
  await browser.call.account.changeEmail({ email: NEW });
  app.passMinutes(24 * 60 + 1);
  await expect(visitor().confirmEmailChange({ token: await tokenFor("change", NEW) })).rejects.toMatchObject({
    code: "IDENTITY_LINK_INVALID",
  });
});
