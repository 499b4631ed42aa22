import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { allJobs } from "../../app.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";
import { codeOf, enrolApp, setupCode, signedInBrowser } from "../../testing/factors.ts";
import { factorMethods, resetFactors } from "../port.ts";

const app = await testApp({ flags: ["demo"], passwords: quickPasswords() });
const right = { email: ADA.email, password: PASSWORD };
const runDue = () => allJobs.find(({ name }) => name === "mfa.recover")?.run(app.services, {});
const HOURS = 60;
let ada: Browser;
let secret: string;

beforeEach(async () => {
  await app.runJobs();
  for (const { id } of [ADA, BOB, ROOT]) await givePassword(app.db, id);
  ada = await signedInBrowser(app.services, ADA.email);
  ({ secret } = await enrolApp(ada, app.now));
  await ada.call.mfa.setSignInCheck({ isOn: true });
});

const halfIn = async () => {
  const browser = openBrowser(app.services, { address: "198.51.100.9" });
  await browser.call.identity.signIn(right);
  return browser;
};
const linkOf = async (kind: "confirm" | "cancel") => {
  const letters = await app.db.selectFrom("mails").select("body").where("recipient", "=", ADA.email).orderBy("n", "desc").execute();
  return letters.flatMap(({ body }) => new RegExp(`/recover-factor#${kind}=([\\w-]+)`).exec(body)?.[1] ?? [])[0] ?? "";
};
const confirmed = async () => {
  const browser = await halfIn();
  await browser.call.mfa.requestRecovery();
  return browser.call.mfa.confirmRecovery({ token: await linkOf("confirm") });
};
const subjects = async () =>
  (await app.db.selectFrom("mails").select("subject").where("recipient", "=", ADA.email).orderBy("n").execute()).map(
    ({ subject }) => subject,
  );

test("password, mailbox and 72 hours bring somebody back who lost every factor; each step is mailed", async () => {
  const { dueAt } = await confirmed();
  expect(dueAt).toBe(addMinutes(app.now(), 72 * HOURS));
  expect((await ada.call.mfa.config()).recovery).toMatchObject({ dueAt });
  app.passMinutes(72 * HOURS - 1);
  await runDue();
  expect((await factorMethods(app.db, [ADA.id])).get(ADA.id)).toEqual(["authenticator"]);
  app.passMinutes(1);
  await runDue();
  expect((await factorMethods(app.db, [ADA.id])).get(ADA.id)).toBeUndefined();
  expect(await (await halfIn()).call.identity.session()).toMatchObject({ user: { id: ADA.id } });
  expect(await subjects()).toEqual(
    expect.arrayContaining([
      "Did you lose your second factor for Blenda?",
      "In 72 hours we'll remove your second factor",
      "Your Blenda second factor was removed",
    ]),
  );
});

test("the owner objects by the link of the mail, without signing in", async () => {
  await confirmed();
  const stranger = openBrowser(app.services);
  await stranger.call.mfa.cancelRecovery({ token: await linkOf("cancel") });
  app.passMinutes(72 * HOURS);
  await runDue();
  expect((await factorMethods(app.db, [ADA.id])).get(ADA.id)).toEqual(["authenticator"]);
  expect(await subjects()).toContain("Your Blenda second factor stays on");
  await expect(stranger.call.mfa.cancelRecovery({ token: await linkOf("cancel") })).rejects.toMatchObject({
    code: "IDENTITY_LINK_INVALID",
  });
});

test("whoever is signed in objects without a link; nobody else without one", async () => {
  await confirmed();
  await expect(openBrowser(app.services).call.mfa.cancelRecovery({})).rejects.toMatchObject({ code: "IDENTITY_LINK_INVALID" });
  const bob = await signedInBrowser(app.services, BOB.email);
  await bob.call.mfa.cancelRecovery({});
  expect((await ada.call.mfa.config()).recovery).not.toBeNull();
  await ada.call.mfa.cancelRecovery({});
  expect((await ada.call.mfa.config()).recovery).toBeNull();
});

test("a factor that is shown meanwhile cancels it: it is not lost", async () => {
  await confirmed();
  app.passMinutes(60);
  const browser = await halfIn();
  await browser.call.mfa.challengeSignIn({ method: "authenticator" });
  await browser.call.mfa.verifySignIn({ method: "authenticator", code: codeOf(secret, app.now()) });
  expect((await browser.call.mfa.config()).recovery).toBeNull();
  expect(await subjects()).toContain("Your Blenda second factor stays on");
});

test("without the password nobody asks for it, and a link works once, for a day; a newer one kills the older", async () => {
  await expect(openBrowser(app.services).call.mfa.requestRecovery()).rejects.toMatchObject({ code: "MFA_NOT_SIGNING_IN" });
  const browser = await halfIn();
  await browser.call.mfa.requestRecovery();
  const older = await linkOf("confirm");
  app.passMinutes(1);
  await browser.call.mfa.requestRecovery();
  const gone = { code: "IDENTITY_LINK_INVALID" };
  await expect(browser.call.mfa.confirmRecovery({ token: older })).rejects.toMatchObject(gone);
  const token = await linkOf("confirm");
  app.passMinutes(24 * HOURS + 1);
  await expect(browser.call.mfa.confirmRecovery({ token })).rejects.toMatchObject(gone);
  const { dueAt } = await confirmed();
  app.passMinutes(60);
  expect((await confirmed()).dueAt).toBe(dueAt);
});

test("staff never come back by mail, nor who became one of them meanwhile", async () => {
  const root = await signedInBrowser(app.services, ROOT.email);
  await enrolApp(root, app.now, await setupCode(app.services, ROOT));
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email: ROOT.email, password: PASSWORD });
  await expect(browser.call.mfa.requestRecovery()).rejects.toMatchObject({
    code: "MFA_RECOVERY_STAFF",
    message: "Please ask a super admin to reset your second factor, or reset it with the admin command on the server.",
  });
  await confirmed();
  await app.db
    .updateTable("users")
    .set({ permissions: ["view_users"] })
    .where("id", "=", ADA.id)
    .execute();
  app.passMinutes(72 * HOURS);
  await runDue();
  expect((await factorMethods(app.db, [ADA.id])).get(ADA.id)).toEqual(["authenticator"]);
});

test("a reset by our own people takes everything, and is mailed", async () => {
  const removed = await app.services.transaction((tx) => resetFactors(tx, app.services, ADA));
  expect(removed).toBe(1);
  expect(await ada.call.mfa.config()).toMatchObject({ config: { enabled: false }, backupCodes: { left: 0 }, sessions: [] });
  expect(await subjects()).toContain("Your Blenda second factor was reset");
});
