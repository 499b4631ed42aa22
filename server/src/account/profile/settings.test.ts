import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { type Browser, openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const SAFARI = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const signIn = async (options: Parameters<typeof openBrowser>[1] = {}, email = ADA.email, password = PASSWORD): Promise<Browser> => {
  const browser = openBrowser(app.services, options);
  await browser.call.identity.signIn({ email, password });
  return browser;
};
const isIn = async (browser: Browser) => (await browser.call.identity.session()).user !== null;
const rowOf = (id: string) => app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mails = () => app.db.selectFrom("mails").select(["recipient", "subject", "body"]).orderBy("n").execute();

beforeEach(async () => {
  await givePassword(app.db, ADA.id);
  await givePassword(app.db, BOB.id);
});

test("the profile has every field of the specification and no secret", async () => {
  const profile = await (await signIn()).call.account.profile();
  expect(profile).toMatchObject({
    id: ADA.id,
    email: ADA.email,
    isEmailVerified: true,
    name: ADA.name,
    displayName: ADA.displayName,
    bio: "",
    profileImage: null,
    photoUrl: null,
    globalAffiliateId: ADA.globalAffiliateId,
    twoFactorEnabled: false,
    hasPassword: true,
    google: null,
    pendingEmail: null,
    deletionDueAt: null,
  });
  expect(JSON.stringify(profile)).not.toContain("argon2");
});

test("name, display name and bio are one's own to change, and only one's own", async () => {
  const browser = await signIn();
  const changed = await browser.call.account.updateProfile({ name: "Ada L.", displayName: "Ada", bio: "x".repeat(500) });
  expect(changed).toMatchObject({ name: "Ada L.", displayName: "Ada", bio: "x".repeat(500) });
  expect((await browser.call.identity.session()).user).toMatchObject({ name: "Ada L.", displayName: "Ada" });
  expect((await rowOf(BOB.id)).name).toBe(BOB.name);
  await expect(browser.call.account.updateProfile({ name: "A", displayName: "A", bio: "x".repeat(501) })).rejects.toMatchObject({
    status: 400,
  });
});

const RIGHTS = ["isAdmin", "hasAdminClaim", "roles", "permissions", "isCreator", "hasEverBeenAffiliate", "standing"];
const FACTS = ["verified", "balance", "email_verified", "emailVerifiedAt", "email", "id", "passwordHash"];

test.each([...RIGHTS, ...FACTS, "__proto__", "constructor"])("a profile update with %s is refused whole", async (field) => {
  const browser = await signIn();
  const before = await rowOf(ADA.id);
  // As a browser would send it: a literal would set the prototype instead.
  const wish = JSON.parse(`{"name":"Changed","displayName":"Changed","bio":"","${field}":{"prototype":{"isAdmin":true}}}`);
  await expect(browser.call.account.updateProfile(wish)).rejects.toMatchObject({ status: 400 });
  expect(await rowOf(ADA.id)).toEqual(before);
  expect("isAdmin" in {}).toBe(false);
});

test("signed out, everything here says that no user is currently logged in", async () => {
  const nobody = openBrowser(app.services).call.account;
  const refusal = { status: 401, message: "No user is currently logged in" };
  await expect(nobody.updateProfile({ name: "A", displayName: "A", bio: "" })).rejects.toMatchObject(refusal);
  await expect(nobody.changePassword({ currentPassword: PASSWORD, password: "another one" })).rejects.toMatchObject(refusal);
  await expect(nobody.changeEmail({ email: "new@example.com" })).rejects.toMatchObject(refusal);
  await expect(nobody.reauthenticate({ password: PASSWORD })).rejects.toMatchObject(refusal);
});

test("a password change ends the other sessions and every live stream, and gives this one a new token", async () => {
  const other = await signIn();
  const mine = await signIn();
  const before = mine.cookies().get("session");
  const streamOf = async (browser: Browser) => {
    const { actor, sessionId } = await app.services.identify(`session=${browser.cookies().get("session")}`);
    const stream = app.services.live.open({ actor, sessionId, address: "test" }, undefined);
    await stream.next();
    return stream;
  };
  const [theirs, ours] = [await streamOf(other), await streamOf(mine)];
  await mine.call.account.changePassword({ currentPassword: PASSWORD, password: "a brand new one" });
  for (const stream of [theirs, ours]) for (let note = await stream.next(); !note.done; note = await stream.next()); // ends, or the test runs out of time

  expect(await isIn(other)).toBe(false);
  expect(await isIn(mine)).toBe(true);
  expect(mine.cookies().get("session")).not.toBe(before);
  expect((await app.services.identify(`session=${before}`)).actor).toBeNull();
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Your Blenda password was changed"]);
  await signIn({}, ADA.email, "a brand new one");
});

test("a password change wants the current one, and refuses a poor new one", async () => {
  const { account } = (await signIn()).call;
  const password = "a brand new one";
  await expect(account.changePassword({ currentPassword: "not it", password })).rejects.toMatchObject({ code: "IDENTITY_PASSWORD_WRONG" });
  await expect(account.changePassword({ password })).rejects.toMatchObject({ code: "IDENTITY_REAUTH_REQUIRED" });
  await expect(account.changePassword({ currentPassword: PASSWORD, password: "password1" })).rejects.toMatchObject({
    code: "IDENTITY_PASSWORD_COMMON",
  });
});

test("whoever has no password yet sets one after a recent proof", async () => {
  const browser = await signIn();
  await app.db.updateTable("users").set({ passwordHash: null }).where("id", "=", ADA.id).execute();
  app.passMinutes(11);
  await expect(browser.call.account.changePassword({ password: "my first one" })).rejects.toMatchObject({
    code: "IDENTITY_REAUTH_REQUIRED",
  });
  await app.db.updateTable("sessions").set({ provenAt: app.now() }).execute();
  expect(await browser.call.account.changePassword({ password: "my first one" })).toMatchObject({ hasPassword: true });
});

test("a proof counts for ten minutes", async () => {
  const browser = await signIn();
  expect((await browser.call.account.profile()).provenUntil).not.toBeNull();
  app.passMinutes(10);
  expect((await browser.call.account.profile()).provenUntil).toBeNull();
  await expect(browser.call.account.deleteAccount()).rejects.toMatchObject({ code: "IDENTITY_REAUTH_REQUIRED", status: 403 });
  await expect(browser.call.account.reauthenticate({ password: "not it" })).rejects.toMatchObject({ code: "IDENTITY_PASSWORD_WRONG" });
  await browser.call.account.reauthenticate({ password: PASSWORD });
  expect((await browser.call.account.profile()).provenUntil).not.toBeNull();
});

test("guessing the password of an open session is limited", async () => {
  const browser = await signIn();
  const guess = () => browser.call.account.reauthenticate({ password: "a guess" });
  for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject({ code: "IDENTITY_PASSWORD_WRONG" });
  await expect(guess()).rejects.toMatchObject({ status: 429 });
});

test("sessions are listed with device, browser and place, this one first, and end one by one or all but this one", async () => {
  const mine = await signIn({ userAgent: FIREFOX, address: "203.0.113.7" });
  app.passMinutes(5);
  const laptop = await signIn({ userAgent: SAFARI, address: "198.51.100.4" });
  const third = await signIn({ address: "203.0.113.7" });
  const listed = await mine.call.account.sessions();
  expect(listed).toMatchObject([
    { device: "Linux computer", browser: "Firefox", place: "This network", isThisOne: true },
    expect.objectContaining({ isThisOne: false }),
    expect.objectContaining({ isThisOne: false }),
  ]);
  const safari = listed.find(({ browser }) => browser === "Safari");
  expect(safari).toMatchObject({ device: "Mac", place: "198.51.100.4" });
  expect(await mine.call.account.endSession({ id: safari?.id ?? "" })).toHaveLength(2);
  expect(await isIn(laptop)).toBe(false);
  await expect(mine.call.account.endSession({ id: safari?.id ?? "" })).rejects.toMatchObject({ code: "ACCOUNT_SESSION_GONE" });
  expect(await mine.call.account.endOtherSessions()).toHaveLength(1);
  expect(await isIn(third)).toBe(false);
  expect(await isIn(mine)).toBe(true);
});

test("nobody ends somebody else's session", async () => {
  const bob = await signIn({}, BOB.email);
  const [bobs] = await bob.call.account.sessions();
  await expect((await signIn()).call.account.endSession({ id: bobs?.id ?? "" })).rejects.toMatchObject({ code: "ACCOUNT_SESSION_GONE" });
  expect(await isIn(bob)).toBe(true);
});

test("when a browser was last seen is written at most once a minute", async () => {
  const browser = await signIn();
  const seen = async () => (await app.db.selectFrom("sessions").select("lastSeenAt").executeTakeFirstOrThrow()).lastSeenAt;
  const first = await seen();
  app.passMinutes(0.9);
  await browser.call.identity.session();
  expect(await seen()).toBe(first);
  app.passMinutes(0.2);
  await browser.call.identity.session();
  expect(await seen()).toBe(app.now());
});

test("Google is disconnected only where a password remains", async () => {
  const browser = await signIn();
  const link = { issuer: "https://accounts.google.com", subject: "1", userId: ADA.id, email: "ada@gmail.test", linkedAt: app.now() };
  await app.db.insertInto("outsideIdentities").values(link).execute();
  expect((await browser.call.account.profile()).google).toEqual({ email: "ada@gmail.test", linkedAt: app.now() });
  const { passwordHash } = await rowOf(ADA.id);
  await app.db.updateTable("users").set({ passwordHash: null }).where("id", "=", ADA.id).execute();
  await expect(browser.call.account.unlinkGoogle()).rejects.toMatchObject({ code: "ACCOUNT_PASSWORD_NEEDED" });
  await app.db.updateTable("users").set({ passwordHash }).where("id", "=", ADA.id).execute();
  expect((await browser.call.account.unlinkGoogle()).google).toBeNull();
});

test("who is new has first steps until they are done or put away, on every device; whoever was here before has none", async () => {
  expect((await app.as(ADA).identity.session()).user?.hasFirstSteps).toBe(false);
  await app.db.updateTable("users").set({ hasFirstSteps: true }).where("id", "=", ADA.id).execute();
  expect(await app.as(ADA).account.firstSteps()).toEqual({ hasFollowed: false, hasTaken: false, hasGenerated: false });
  await app.as(ADA).follows.follow({ userId: BOB.id });
  expect(await app.as(ADA).account.firstSteps()).toMatchObject({ hasFollowed: true, hasTaken: false });
  expect((await app.as(BOB).account.firstSteps()).hasFollowed).toBe(false);
  await app.as(ADA).account.endFirstSteps();
  const kept = await app.db.selectFrom("users").select("hasFirstSteps").where("id", "=", ADA.id).executeTakeFirstOrThrow();
  expect(kept.hasFirstSteps).toBe(false);
});
