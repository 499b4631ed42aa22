import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { record, store } from "../../platform/files/files.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { signedInCookie } from "../../testing/session.ts";
import { accountJobs } from "../jobs.ts";

const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});
const runJob = async (name: string) => accountJobs.find((job) => job.name === name)?.run(app.services, {});
const signIn = async (email = ADA.email) => {
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email, password: PASSWORD });
  return browser;
};
const upload = async (ownerId: string, name: string, body: string) => {
  const file = await store(app.services, Buffer.from(body), { ownerId, name, type: "text/plain", maxBytes: 1000 });
  await app.services.transaction((tx) => record(tx, file));
  return file;
};

beforeEach(async () => {
  await givePassword(app.db, ADA.id);
  await givePassword(app.db, BOB.id);
});

test("an export is a ZIP of what is held about this person, and of nobody else", async () => {
  const browser = await signIn();
  await upload(ADA.id, "../notes: draft.txt", "my notes");
  await upload(BOB.id, "bob.txt", "not yours");
  expect(await browser.call.account.requestExport()).toMatchObject({ state: "waiting", progress: 0, url: null });
  expect(await browser.call.account.requestExport()).toMatchObject({ state: "waiting" });
  await app.runJobs();
  const [made, ...others] = await browser.call.account.exports();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ state: "ready", progress: 100, url: expect.stringMatching(/^\/files\//), bytes: expect.any(Number) });

  const file = await app.db.selectFrom("files").selectAll().where("type", "=", "application/zip").executeTakeFirstOrThrow();
  const entries = unzipSync(await buffer((await app.services.storage.open(file.storageKey)).stream));
  const names = Object.keys(entries);
  expect(names).toEqual(
    expect.arrayContaining(["profile.json", "sessions.json", "connected-accounts.json", "mails.json", "failed-logins.json", "files.json"]),
  );
  expect(names.filter((name) => name.startsWith("files/"))).toEqual([
    expect.stringMatching(/^files\/[0-9a-f-]{36}-\.\._notes_draft\.txt$/),
  ]);
  const text = Object.values(entries)
    .map((bytes) => strFromU8(bytes))
    .join("\n");
  expect(text).toContain(ADA.email);
  expect(text).toContain("my notes");
  expect(text).not.toMatch(/argon2|tokenHash|bob/i);
});

test("only its owner downloads an export, for seven days", async () => {
  const browser = await signIn();
  await browser.call.account.requestExport();
  await app.runJobs();
  const [made] = await browser.call.account.exports();
  const url = made?.url ?? "";
  const get = (cookie = "") => http.inject({ url, headers: { cookie } });
  const adas = `session=${browser.cookies().get("session")}`;
  const bobs = `session=${(await signIn(BOB.email)).cookies().get("session")}`;
  const { cookie: roots } = await signedInCookie(app.services, ROOT.id);
  expect((await get(adas)).statusCode).toBe(200);
  for (const cookie of [bobs, roots, ""]) expect((await get(cookie)).statusCode).toBe(404);
  expect(await app.db.selectFrom("auditEntries").selectAll().execute()).toEqual([]);
  app.passMinutes(7 * 24 * 60);
  await browser.call.account.reauthenticate({ password: PASSWORD });
  await runJob("account.expireExports");
  expect((await get(adas)).statusCode).toBe(404);
  expect(await app.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

test("an export is made and downloaded only with a recent proof", async () => {
  const browser = await signIn();
  app.passMinutes(11);
  const unproven = { code: "IDENTITY_REAUTH_REQUIRED", status: 403 };
  await expect(browser.call.account.requestExport()).rejects.toMatchObject(unproven);
  await browser.call.account.reauthenticate({ password: PASSWORD });
  await browser.call.account.requestExport();
  await app.runJobs();
  const url = (await browser.call.account.exports())[0]?.url ?? "";
  const download = () => http.inject({ url, headers: { cookie: `session=${browser.cookies().get("session")}` } });
  expect((await download()).statusCode).toBe(200);
  app.passMinutes(11);
  const refused = await download();
  expect([refused.statusCode, refused.json().message]).toEqual([403, "Please confirm it's you first."]);
  await browser.call.account.reauthenticate({ password: PASSWORD });
  expect((await download()).statusCode).toBe(200);
});

test("an export that cannot be built says so, and can be asked for again", async () => {
  const browser = await signIn();
  const { storageKey } = await upload(ADA.id, "notes.txt", "my notes");
  await app.services.storage.remove(storageKey);
  await browser.call.account.requestExport();
  await app.runJobs();
  expect(await browser.call.account.exports()).toMatchObject([{ state: "failed", url: null }]);
  expect(await browser.call.account.requestExport()).toMatchObject({ state: "waiting" });
});

test("an export whose job was lost in a crash counts as failed after a day", async () => {
  const browser = await signIn();
  await browser.call.account.requestExport();
  app.passMinutes(24 * 60 + 1);
  await runJob("account.expireExports");
  await browser.call.account.reauthenticate({ password: PASSWORD });
  expect(await browser.call.account.exports()).toMatchObject([{ state: "failed" }]);
  expect(await browser.call.account.requestExport()).toMatchObject({ state: "waiting" });
});

test("deleting waits fourteen days, ends the other sessions, tells by mail, and can be undone", async () => {
  const other = await signIn();
  const browser = await signIn();
  const { deletionDueAt } = await browser.call.account.deleteAccount();
  expect(deletionDueAt).toBe(new Date(Date.parse(app.now()) + 14 * 86_400_000).toISOString());
  expect((await other.call.identity.session()).user).toBeNull();
  expect(await app.db.selectFrom("mails").select("subject").orderBy("n").execute()).toEqual([
    { subject: "Your Blenda account will be deleted" },
  ]);
  app.passMinutes(13 * 24 * 60);
  await runJob("account.removeDue");
  expect((await browser.call.account.undoDelete()).deletionDueAt).toBeNull();
  app.passMinutes(2 * 24 * 60);
  await runJob("account.removeDue");
  expect((await browser.call.account.profile()).email).toBe(ADA.email);
});

test("after fourteen days what we know about the person is gone, and the row that others point at is nobody's", async () => {
  const browser = await signIn();
  const { storageKey } = await upload(ADA.id, "notes.txt", "my notes");
  await browser.call.account.updateProfile({ name: "Ada Secret", displayName: "Ada Secret", bio: "my secrets" });
  await browser.call.account.requestExport();
  await app.runJobs();
  await browser.call.account.deleteAccount();
  app.passMinutes(14 * 24 * 60);
  expect((await browser.call.account.undoDelete()).deletionDueAt).not.toBeNull(); // too late, by an instant
  await runJob("account.removeDue");
  await runJob("account.removeDue");

  const row = await app.db.selectFrom("users").selectAll().where("id", "=", ADA.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: "Deleted account", email: "ada@deleted.invalid", bio: "", passwordHash: null, deletedAt: app.now() });
  for (const table of ["sessions", "knownBrowsers", "files", "dataExports", "mails", "lockouts"] as const)
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  await expect(app.services.storage.open(storageKey)).rejects.toThrow();
  expect((await browser.call.identity.session()).user).toBeNull();
  await expect(signIn()).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  expect(await app.db.selectFrom("users").select("id").where("id", "=", BOB.id).executeTakeFirst()).toBeDefined();
});

test("an admin is taken off the list by another before leaving: the last one never goes unnoticed", async () => {
  await givePassword(app.db, ROOT.id);
  const browser = await signIn(ROOT.email);
  await expect(browser.call.account.deleteAccount()).rejects.toMatchObject({ code: "ACCOUNT_IS_ADMIN", status: 409 });
  expect((await browser.call.account.profile()).deletionDueAt).toBeNull();
});
