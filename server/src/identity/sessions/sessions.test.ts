import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const browser = () => openBrowser(app.services);
const right = { email: ADA.email, password: PASSWORD };

beforeEach(() => givePassword(app.db, ADA.id));

test("the session is new at each sign-in, and what the cookie opened before it opens no more", async () => {
  const at = browser();
  await at.call.identity.signIn(right);
  const before = at.cookies().get("session");
  await at.call.identity.signIn(right);
  expect(at.cookies().get("session")).not.toBe(before);
  expect(await app.services.identify(`session=${before}`)).toEqual({ actor: null, sessionId: null });
  expect(await app.db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  for (const line of at.setCookies()) expect(line).toMatch(/HttpOnly.*SameSite=Lax/i);
});

test("over https cookies are bound to this very host", async () => {
  const secure = { ...app.services, site: { ...app.services.site, isSecure: true } };
  const at = openBrowser(secure, { address: "192.0.2.9" });
  await at.call.identity.signIn(right);
  expect(at.setCookies().map((line) => line.split("=")[0])).toEqual(["__Host-session", "__Host-browser"]);
  for (const line of at.setCookies()) expect(line).toMatch(/Path=\/;.*Secure/i);
});

test("no token stands in the database as it is in the cookie", async () => {
  const at = browser();
  await at.call.identity.signIn(right);
  const rows = JSON.stringify([
    await app.db.selectFrom("sessions").selectAll().execute(),
    await app.db.selectFrom("knownBrowsers").selectAll().execute(),
  ]);
  for (const value of at.cookies().values()) expect(rows).not.toContain(value);
});

test("signing out ends the session and its live stream, and the cookie opens nothing more", async () => {
  const at = browser();
  await at.call.identity.signIn(right);
  const cookie = `session=${at.cookies().get("session")}`;
  const { actor, sessionId } = await app.services.identify(cookie);
  const stream = app.services.live.open({ actor, sessionId, address: "test" }, undefined);
  await stream.next();
  expect((await at.call.identity.signOut()).user).toBeNull();
  for (let note = await stream.next(); !note.done; note = await stream.next()); // ends, or the test runs out of time
  expect(at.cookies().has("session")).toBe(false);
  expect(await app.services.identify(cookie)).toEqual({ actor: null, sessionId: null });
  await expect(at.call.identity.signOut()).rejects.toMatchObject({ status: 401 });
});

test("a session ends after 30 days", async () => {
  const at = browser();
  await at.call.identity.signIn(right);
  app.passMinutes(30 * 24 * 60 - 1);
  expect((await at.call.identity.session()).user?.id).toBe(ADA.id);
  app.passMinutes(1);
  expect((await at.call.identity.session()).user).toBeNull();
});
