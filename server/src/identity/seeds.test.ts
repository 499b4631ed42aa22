import { expect, test } from "vitest";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, lockDemoAccounts, seedDemoAccounts } from "./seeds.ts";

const app = await testApp();

test("the four demo accounts sign in with the demo's password, and a second start changes nothing", async () => {
  await seedDemoAccounts(app.db, app.now());
  const before = await app.db.selectFrom("users").selectAll().orderBy("id").execute();
  await seedDemoAccounts(app.db, app.now());
  expect(await app.db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
  expect(DEMO_ACCOUNTS).toEqual(["buyer@blenda.test", "creator@blenda.test", "editor@blenda.test", "admin@blenda.test"]);
  const users = [];
  for (const email of DEMO_ACCOUNTS)
    users.push((await openBrowser(app.services).call.identity.signIn({ email, password: DEMO_PASSWORD })).user);
  expect(users).toMatchObject([{ isAdmin: false }, { isCreator: true }, { roles: ["content_editor"] }, { isAdmin: true }]);
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
});

test("a demo account that somebody gave a password of their own stays theirs", async () => {
  await seedDemoAccounts(app.db, app.now());
  await givePassword(app.db, "demo-admin");
  expect(await lockDemoAccounts(app.db)).toHaveLength(DEMO_ACCOUNTS.length - 1);
  await openBrowser(app.services).call.identity.signIn({ email: "admin@blenda.test", password: PASSWORD });
});

test("opened as a demo again, the accounts have their password again", async () => {
  await seedDemoAccounts(app.db, app.now());
  await lockDemoAccounts(app.db);
  await seedDemoAccounts(app.db, app.now());
  await openBrowser(app.services).call.identity.signIn({ email: "buyer@blenda.test", password: DEMO_PASSWORD });
});
