import { expect, test } from "vitest";
import { testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoAccounts } from "./seeds.ts";

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
