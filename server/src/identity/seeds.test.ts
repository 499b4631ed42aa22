import { readFileSync } from "node:fs";
import { PERMISSIONS } from "@blenda/domain/access/permissions";
import { expect, test } from "vitest";
import { demoShops } from "../demo/port.ts";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ROOT, testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { staffIds } from "./port.ts";
import { findMe } from "./repository.ts";
import { DEMO_ACCOUNTS, DEMO_LEADS, DEMO_PASSWORD, lockDemoAccounts, seedDemoAccounts, seedDemoShopkeepers } from "./seeds.ts";

const app = await testApp();

test("demo accounts sign in with the demo's password, and a second start changes nothing", async () => {
  await seedDemoAccounts(app.db, app.now());
  const before = await app.db.selectFrom("users").selectAll().orderBy("id").execute();
  await seedDemoAccounts(app.db, app.now());
  expect(await app.db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
  expect(DEMO_LEADS).toEqual(["buyer@blenda.test", "creator@blenda.test", "editor@blenda.test", "admin@blenda.test"]);
  const users = [];
  for (const email of DEMO_LEADS)
    users.push((await openBrowser(app.services).call.identity.signIn({ email, password: DEMO_PASSWORD })).user);
  expect(users).toMatchObject([{ isAdmin: false }, { isCreator: true }, { roles: ["content_editor"] }, { isAdmin: true }]);
});

test("there is a second admin, and somebody with each permission and no other; README names them", async () => {
  await seedDemoAccounts(app.db, app.now());
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  expect(DEMO_ACCOUNTS.filter((email) => !readme.includes(email))).toEqual([]);
  expect((await findMe(app.db, "demo-admin-2", app.now())).isAdmin).toBe(true);
  for (const permission of PERMISSIONS) {
    const me = await findMe(app.db, `demo-${permission.replace("_", "-")}`, app.now());
    expect(me).toMatchObject({
      email: `${permission.replace("_", "-")}@blenda.test`,
      permissions: [permission],
      isAdmin: false,
      isCreator: false,
    });
  }
  const passwords = await app.db.selectFrom("users").select("passwordHash").where("email", "in", DEMO_ACCOUNTS).distinct().execute();
  expect(passwords).toHaveLength(1);
});

test("outside the demo nobody comes in by the public password, whatever their role, and whoever was in is out", async () => {
  await seedDemoAccounts(app.db, app.now());
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email: "admin@blenda.test", password: DEMO_PASSWORD });
  const google = { issuer: "http://blenda.test/demo-google", subject: "1", userId: "demo-admin", email: "x@y.test", linkedAt: app.now() };
  await app.db.insertInto("outsideIdentities").values(google).execute();

  expect(await lockDemoAccounts(app.db)).toEqual(expect.arrayContaining(DEMO_ACCOUNTS));
  expect((await browser.call.identity.session()).user).toBeNull();
  for (const email of DEMO_ACCOUNTS) {
    const entering = openBrowser(app.services).call.identity.signIn({ email, password: DEMO_PASSWORD });
    await expect(entering).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  }
  expect(await app.db.selectFrom("outsideIdentities").selectAll().execute()).toEqual([]);
  expect(await lockDemoAccounts(app.db)).toEqual([]);
  expect(await staffIds(app.db)).toEqual([ROOT.id]);
});

test("a demo account that somebody gave a password of their own stays theirs", async () => {
  await seedDemoAccounts(app.db, app.now());
  await givePassword(app.db, "demo-admin");
  expect(await lockDemoAccounts(app.db)).toHaveLength(DEMO_ACCOUNTS.length - 1);
  await app.db.deleteFrom("users").where("id", "=", "demo-view-users").execute(); // as in a database from before it
  await seedDemoAccounts(app.db, app.now());
  await openBrowser(app.services).call.identity.signIn({ email: "admin@blenda.test", password: PASSWORD });
});

test("opened as a demo again, the accounts have their password again", async () => {
  await seedDemoAccounts(app.db, app.now());
  await lockDemoAccounts(app.db);
  await seedDemoAccounts(app.db, app.now());
  await openBrowser(app.services).call.identity.signIn({ email: "buyer@blenda.test", password: DEMO_PASSWORD });
  expect((await findMe(app.db, "demo-admin", app.now())).isAdmin).toBe(true);
});

test("nobody of the demo opened a shop before they joined, whenever the demo is first started", async () => {
  const now = "2026-11-18T09:00:00.000Z";
  await seedDemoAccounts(app.db, now);
  await seedDemoShopkeepers(app.db, now);
  const joined = new Map((await app.db.selectFrom("users").select(["id", "createdAt"]).execute()).map((user) => [user.id, user.createdAt]));
  const early = demoShops().filter(({ creatorId, openedAt }) => openedAt <= (joined.get(creatorId) ?? openedAt));
  expect(early.map(({ slug }) => slug)).toEqual([]);
});
