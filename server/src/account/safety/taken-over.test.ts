import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const [A, B, C] = [ADA.email, "b@example.com", "c@example.com"];
const INVALID = { code: "IDENTITY_LINK_INVALID" };
const NEW = "a brand new one";
const signIn = async (email = A, password = PASSWORD): Promise<Browser> => {
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email, password });
  return browser;
};
const visitor = () => openBrowser(app.services, { address: "192.0.2.1" }).call;
const bodies = async (recipient: string) =>
  (await app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute()).map(
    ({ subject, body }) => `${subject}\n${body}`,
  );
const linkTo = async (recipient: string, pattern: RegExp) =>
  (await bodies(recipient)).flatMap((body) => body.match(pattern)?.[1] ?? []).at(-1) ?? "";
const confirmLink = (to: string) => linkTo(to, /#change=([\w-]+)/);
const cancelLink = (to: string) => linkTo(to, /#cancel=([\w-]+)/);
const move = async (browser: Browser, to: string) => {
  await browser.call.account.changeEmail({ email: to });
  await visitor().account.confirmEmailChange({ token: await confirmLink(to) });
};
const emailOfAda = async () => (await app.db.selectFrom("users").select("email").where("id", "=", ADA.id).executeTakeFirstOrThrow()).email;
const google = (linkedAt: string, userId = ADA.id) =>
  app.db
    .insertInto("outsideIdentities")
    .values({ issuer: "https://accounts.google.com", subject: userId, userId, email: "thief@gmail.test", linkedAt })
    .execute();
const identities = () => app.db.selectFrom("outsideIdentities").select("subject").execute();
const daysAgo = (days: number) => new Date(Date.parse(app.now()) - days * 86_400_000).toISOString();

beforeEach(() => givePassword(app.db, ADA.id));

test("a second change of address leaves the first mailbox its way back", async () => {
  const thief = await signIn();
  await move(thief, B);
  const fromA = await cancelLink(A);
  await move(thief, C);
  expect(await visitor().account.cancelEmailChange({ token: fromA })).toEqual({ email: A });
  expect(await emailOfAda()).toBe(A);
  expect((await thief.call.identity.session()).user).toBeNull();
});

test("taking a change back takes the later ones with it: their links bring nothing back any more", async () => {
  const thief = await signIn();
  await move(thief, B);
  await move(thief, C);
  await visitor().account.cancelEmailChange({ token: await cancelLink(A) });
  await expect(visitor().account.cancelEmailChange({ token: await cancelLink(B) })).rejects.toMatchObject(INVALID);
  expect(await emailOfAda()).toBe(A);
});

test("taking a later change back leaves the earlier one its own link", async () => {
  const thief = await signIn();
  await move(thief, B);
  await move(thief, C);
  expect(await visitor().account.cancelEmailChange({ token: await cancelLink(B) })).toEqual({ email: B });
  expect(await visitor().account.cancelEmailChange({ token: await cancelLink(A) })).toEqual({ email: A });
  expect(await emailOfAda()).toBe(A);
});

test("going back to an earlier address by hand is taking the change back: the address left behind has no link", async () => {
  const thief = await signIn();
  await move(thief, B);
  const owner = await signIn(B);
  await move(owner, A);
  await expect(visitor().account.cancelEmailChange({ token: await cancelLink(B) })).rejects.toMatchObject(INVALID);
  expect(await emailOfAda()).toBe(A);
});

test("each way back lasts its own 24 hours", async () => {
  const thief = await signIn();
  await move(thief, B);
  app.passMinutes(60);
  await thief.call.account.reauthenticate({ password: PASSWORD });
  await move(thief, C);
  app.passMinutes(23 * 60 + 1);
  await expect(visitor().account.cancelEmailChange({ token: await cancelLink(A) })).rejects.toMatchObject(INVALID);
  expect(await visitor().account.cancelEmailChange({ token: await cancelLink(B) })).toEqual({ email: B });
});

test("an address that became somebody else's is not taken from them; the sessions end all the same, and the link stays good", async () => {
  const thief = await signIn();
  await move(thief, B);
  await app.db.updateTable("users").set({ email: A }).where("id", "=", BOB.id).execute();
  const token = await cancelLink(A);
  const taken = { code: "ACCOUNT_EMAIL_TAKEN", status: 409, message: expect.stringContaining("another account") };
  await expect(visitor().account.cancelEmailChange({ token })).rejects.toMatchObject(taken);
  expect((await thief.call.identity.session()).user).toBeNull();
  await app.db.updateTable("users").set({ email: BOB.email }).where("id", "=", BOB.id).execute();
  expect(await visitor().account.cancelEmailChange({ token })).toEqual({ email: A });
});

test("a deleted account is not brought back", async () => {
  const owner = await signIn();
  await move(owner, B);
  const token = await cancelLink(A);
  await owner.call.account.deleteAccount();
  await app.db.updateTable("users").set({ deletionDueAt: app.now() }).where("id", "=", ADA.id).execute();
  const { accountJobs } = await import("../jobs.ts");
  await accountJobs.find(({ name }) => name === "account.removeDue")?.run(app.services, {});
  await expect(visitor().account.cancelEmailChange({ token })).rejects.toMatchObject(INVALID);
});

test("taking a change back ends everything its maker could come in by: sessions, password, known browsers, Google of the last 30 days", async () => {
  await google(daysAgo(2));
  const thief = await signIn();
  await move(thief, B);
  await visitor().account.cancelEmailChange({ token: await cancelLink(A) });
  expect(await identities()).toEqual([]);
  expect(await app.db.selectFrom("knownBrowsers").selectAll().execute()).toEqual([]);
  await expect(signIn()).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  await visitor().identity.requestReset({ email: A });
  await app.runJobs();
  await visitor().identity.resetPassword({ token: await linkTo(A, /reset-password#token=([\w-]+)/), password: NEW });
  await signIn(A, NEW);
});

test("a password change leaves the token before nothing to do, not for a second", async () => {
  const mine = await signIn();
  const copied = `session=${mine.cookies().get("session")}`;
  await mine.call.account.changePassword({ currentPassword: PASSWORD, password: NEW });
  expect(await app.services.identify(copied)).toMatchObject({ actor: null, sessionId: null });
  expect((await mine.call.identity.session()).user?.id).toBe(ADA.id);
});

test("a password change ends the proof and the live streams of the session it was made in", async () => {
  const mine = await signIn();
  const { actor, sessionId } = await app.services.identify(`session=${mine.cookies().get("session")}`);
  const stream = app.services.live.open({ actor, sessionId, address: "test" }, undefined);
  await stream.next();
  const profile = await mine.call.account.changePassword({ currentPassword: PASSWORD, password: NEW });
  for (let note = await stream.next(); !note.done; note = await stream.next()); // ends, or the test runs out of time
  expect(profile.provenUntil).toBeNull();
  await expect(mine.call.account.changeEmail({ email: B })).rejects.toMatchObject({ code: "IDENTITY_REAUTH_REQUIRED" });
  // A stream that was being opened in that moment is found by its session, which has another name now.
  expect((await mine.call.account.sessions()).map(({ id }) => id)).not.toContain(sessionId);
});

test.each(["changed", "reset"])("a password that is %s ends a change of address that still waits", async (how) => {
  const thief = await signIn();
  await thief.call.account.changeEmail({ email: B });
  if (how === "changed") await thief.call.account.changePassword({ currentPassword: PASSWORD, password: NEW });
  else {
    await visitor().identity.requestReset({ email: A });
    await app.runJobs();
    await visitor().identity.resetPassword({ token: await linkTo(A, /reset-password#token=([\w-]+)/), password: NEW });
  }
  await expect(visitor().account.confirmEmailChange({ token: await confirmLink(B) })).rejects.toMatchObject(INVALID);
  expect(await emailOfAda()).toBe(A);
});

test.each([
  ["of yesterday goes", 1, 0],
  ["of 29 days ago goes", 29, 0],
  ["of 31 days ago stays", 31, 1],
])("with a reset password a Google connection %s, and the mail says so", async (_what, days, left) => {
  await google(daysAgo(days));
  await visitor().identity.requestReset({ email: A });
  await app.runJobs();
  await visitor().identity.resetPassword({ token: await linkTo(A, /reset-password#token=([\w-]+)/), password: NEW });
  expect(await identities()).toHaveLength(left);
  const told = (await bodies(A)).find((body) => body.includes("password was changed")) ?? "";
  expect(told.includes("Google")).toBe(left === 0);
});

test("disconnecting Google is told by mail", async () => {
  await google(daysAgo(40));
  await (await signIn()).call.account.unlinkGoogle();
  expect(await bodies(A)).toEqual([expect.stringMatching(/^Google was disconnected[\s\S]*thief@gmail\.test/)]);
});
