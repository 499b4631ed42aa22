import { expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { makeDemoGoogle } from "../../platform/outside/google/demo-google.ts";
import type { Google } from "../../platform/outside/google/google.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openWindow } from "../../testing/window.ts";
import { importPicture } from "./import-picture.ts";

const ORIGIN = "http://blenda.test";
const people = [{ email: ADA.email, name: "Ada at Google" }];
const app = await testApp({ google: makeDemoGoogle(ORIGIN, people) });
const config = { PUBLIC_URL: ORIGIN, TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, config);

const outcomeIn = (page: string) =>
  JSON.parse((page.match(/name="outcome" content="([^"]*)"/)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&#39;", "'"));
async function choose(window: ReturnType<typeof openWindow>, person: { email: string; name?: string }, start = "/auth/google/start") {
  const chooser = await window.visit(start);
  expect(chooser.body).toContain("Choose an account");
  return window.visit(chooser.address, { name: "", ...person });
}
const identities = () => app.db.selectFrom("outsideIdentities").select(["userId", "email", "subject"]).execute();
const whoIs = async (window: ReturnType<typeof openWindow>) => (await app.services.identify(window.cookies())).actor;

test("a first sign-in makes an account with a confirmed address, no password, no roles and no permissions", async () => {
  const window = openWindow(http);
  const page = await choose(window, { email: "Gina@Example.com", name: "Gina" });
  expect(outcomeIn(page.body)).toEqual({ ok: true });
  expect(await whoIs(window)).toMatchObject({
    email: "gina@example.com",
    name: "Gina",
    roles: [],
    permissions: [],
    isAdmin: false,
    isCreator: false,
  });
  const user = await app.db.selectFrom("users").selectAll().where("email", "=", "gina@example.com").executeTakeFirstOrThrow();
  expect(user).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(String) });

  const again = openWindow(http);
  await choose(again, { email: "gina@example.com", name: "Gina" });
  expect((await whoIs(again))?.id).toBe(user.id);
});

const photoOf = (email: string) =>
  app.db.selectFrom("users").select(["id", "photoUrl", "profileImage"]).where("email", "=", email).executeTakeFirstOrThrow();

test("the picture at Google is taken once, drawn anew, and shown as the account's photo", async () => {
  const window = openWindow(http);
  await choose(window, { email: "gina@example.com", name: "Gina" });
  expect((await photoOf("gina@example.com")).photoUrl).toBeNull(); // nobody waits for it
  await app.runJobs();
  const { id, photoUrl } = await photoOf("gina@example.com");
  expect(photoUrl).toMatch(/^\/files\//);
  expect((await whoIs(window))?.photoUrl).toBe(photoUrl);
  const file = await http.inject({ url: photoUrl as string, headers: { host: "blenda.test" } });
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/webp"]);

  const owner = { ...ADA, id };
  expect(await app.as(owner).account.removePhoto()).toMatchObject({ photoUrl: null });
  expect(await app.db.selectFrom("files").select("id").where("ownerId", "=", id).execute()).toEqual([]);
  await choose(openWindow(http), { email: "gina@example.com", name: "Gina" });
  await app.runJobs();
  expect((await photoOf("gina@example.com")).photoUrl).toBeNull();
});

test("a photo of one's own is never replaced by the one at Google", async () => {
  await givePassword(app.db, ADA.id);
  await app.db
    .updateTable("users")
    .set({ profileImage: JSON.stringify({ url: "/files/mine" }) as never })
    .where("id", "=", ADA.id)
    .execute();
  await choose(openWindow(http), { email: ADA.email });
  await app.runJobs();
  expect(await photoOf(ADA.email)).toMatchObject({ photoUrl: null, profileImage: { url: "/files/mine" } });
});

test("a picture that cannot be had, or is none of the provider's, changes nothing and fails nothing", async () => {
  for (const url of ["http://127.0.0.1:1/x.png", "https://lh3.googleusercontent.com.evil.example/a", `${ORIGIN}/demo-google/nothing`])
    await importPicture(app.services, { userId: BOB.id, url });
  const broken = { ...app.services, google: { ...app.services.google, picture: () => Promise.reject(new Error("away")) } as Google };
  await importPicture(broken, { userId: BOB.id, url: "x" });
  expect((await photoOf(BOB.email)).photoUrl).toBeNull();
});

test("the chooser lists the demo accounts, runs no script and lets its forms say where they come from", async () => {
  const chooser = await openWindow(http).visit("/auth/google/start");
  expect(chooser.body).toContain(ADA.email);
  expect(chooser.body).not.toContain("<script");
  expect(chooser.headers["content-security-policy"]).toMatch(/form-action 'self'/);
  // With no-referrer browsers would send "Origin: null", and our own gate would refuse the form.
  expect(chooser.headers["referrer-policy"]).toBe("same-origin");
  const refused = await openWindow(http).visit(chooser.address, { email: "no address" });
  expect(refused.statusCode).toBe(400);
  const lost = await openWindow(http).visit("/demo-google/choose/long-gone", { email: "gina@example.com" });
  expect(lost.statusCode).toBe(400);
  expect(lost.body).toContain("no longer valid");
  expect(refused.body).toContain("Please type an email address.");
});

test("the window reports to its opener by a script of ours, and keeps its opener on the way", async () => {
  const page = await choose(openWindow(http), { email: "gina@example.com" });
  expect(page.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  expect(page.headers["content-security-policy"]).toMatch(/script-src 'self';/);
  const script = await http.inject("/auth/popup.js");
  expect(script.body).toContain('type: "blenda:google"');
  expect(script.body).toContain("location.origin");
});

test("an account whose address both sides have confirmed is connected", async () => {
  await givePassword(app.db, ADA.id);
  const window = openWindow(http);
  expect(outcomeIn((await choose(window, { email: ADA.email })).body)).toEqual({ ok: true });
  expect((await whoIs(window))?.id).toBe(ADA.id);
  expect(await identities()).toMatchObject([{ userId: ADA.id, email: ADA.email }]);
});

test("every connection with Google is told by mail, one made at signing up too", async () => {
  await givePassword(app.db, ADA.id);
  const told = (recipient: string) =>
    app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", recipient).orderBy("n").execute();
  await choose(openWindow(http), { email: "gina@example.com" });
  expect(await told("gina@example.com")).toMatchObject([{ subject: "Google was connected to your Blenda account" }]);

  const { cookie, sessionId } = await signedInCookie(app.services, ADA.id);
  await app.db.updateTable("sessions").set({ provenAt: app.now() }).where("id", "=", sessionId).execute();
  const window = openWindow(http);
  window.carry(cookie);
  await choose(window, { email: "thief@gmail.test" }, "/auth/google/start?link=1");
  expect(await told(ADA.email)).toMatchObject([{ body: expect.stringContaining("thief@gmail.test") }]);
  await choose(window, { email: "thief@gmail.test" });
  expect(await told(ADA.email)).toHaveLength(1);
});

test("an account whose address was never confirmed is not: the password is asked for first", async () => {
  const window = openWindow(http);
  const { ok, message } = outcomeIn((await choose(window, { email: ADA.email })).body);
  expect(ok).toBe(false);
  expect(message).toContain("Log in with your password");
  expect(await whoIs(window)).toBeNull();
  expect(await identities()).toEqual([]);
});

test("signing up with a password over an account that only has Google sets no password", async () => {
  await choose(openWindow(http), { email: "gina@example.com" });
  await openBrowser(app.services).call.identity.signUp({ name: "Not Gina", email: "gina@example.com", password: PASSWORD });
  const user = await app.db.selectFrom("users").selectAll().where("email", "=", "gina@example.com").executeTakeFirstOrThrow();
  expect(user).toMatchObject({ name: "gina", passwordHash: null });
  const mails = await app.db.selectFrom("mails").select("body").orderBy("n").execute();
  expect(mails.some(({ body }) => body.includes("#token="))).toBe(false);
});

test("somebody signed in connects another Google address, unless it belongs to somebody else", async () => {
  const { cookie, sessionId } = await signedInCookie(app.services, ADA.id);
  await app.db.updateTable("sessions").set({ provenAt: app.now() }).where("id", "=", sessionId).execute();
  const window = openWindow(http);
  window.carry(cookie);
  expect(outcomeIn((await choose(window, { email: "other@gmail.test" }, "/auth/google/start?link=1")).body)).toEqual({ ok: true });
  expect(await identities()).toMatchObject([{ userId: ADA.id, email: "other@gmail.test" }]);
  expect((await whoIs(window))?.id).toBe(ADA.id);

  const bobs = await signedInCookie(app.services, BOB.id);
  await app.db.updateTable("sessions").set({ provenAt: app.now() }).where("id", "=", bobs.sessionId).execute();
  const second = openWindow(http);
  second.carry(bobs.cookie);
  const { message } = outcomeIn((await choose(second, { email: "other@gmail.test" }, "/auth/google/start?link=1")).body);
  expect(message).toContain("already connected to another account");
});

test("connecting wants a recent proof, and somebody signed in", async () => {
  const { cookie } = await signedInCookie(app.services, ADA.id);
  const window = openWindow(http);
  window.carry(cookie);
  const link = { email: "other@gmail.test" };
  expect(outcomeIn((await choose(window, link, "/auth/google/start?link=1")).body)).toEqual({
    ok: false,
    message: "Please confirm it's you first.",
  });
  expect(outcomeIn((await choose(openWindow(http), link, "/auth/google/start?link=1")).body).message).toContain("Log in first");
  expect(await identities()).toEqual([]);
});

test("a missing or foreign state is refused", async () => {
  const window = openWindow(http);
  const chooser = await window.visit("/auth/google/start");
  window.forget("journey");
  expect(outcomeIn((await window.visit(chooser.address, { email: "gina@example.com" })).body)).toMatchObject({ ok: false });

  const victim = openWindow(http);
  await victim.visit("/auth/google/start");
  const forged = await victim.visit("/auth/google/callback?code=stolen&state=of-somebody-else&iss=http%3A%2F%2Fblenda.test%2Fdemo-google");
  expect(outcomeIn(forged.body)).toMatchObject({ ok: false });
  expect(await whoIs(victim)).toBeNull();
  expect(await app.db.selectFrom("users").select("id").where("email", "=", "gina@example.com").execute()).toEqual([]);
});

test("without Google there is no window, and the session says so", async () => {
  const without = await openHttp({ ...app.services, google: null }, config);
  expect((await without.inject("/auth/google/start")).statusCode).toBe(404);
  expect((await openBrowser({ ...app.services, google: null }).call.identity.session()).hasGoogle).toBe(false);
  expect((await openBrowser(app.services).call.identity.session()).hasGoogle).toBe(true);
});
