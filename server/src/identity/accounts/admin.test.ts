import { expect, test } from "vitest";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";

const app = await testApp();
const wish = { email: "nobody@example.com", reason: "To see who may" };
const signIn = async ({ id, email }: { id: string; email: string }) => {
  await givePassword(app.db, id);
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email, password: PASSWORD });
  return browser;
};
const setClaim = (id: string, hasAdminClaim: boolean) => app.db.updateTable("users").set({ hasAdminClaim }).where("id", "=", id).execute();

test("a claim without the listing, a listing without the claim and the word admin among the roles open nothing", async () => {
  const browser = await signIn(ADA);
  const forbidden = { status: 403 };
  await setClaim(ADA.id, true);
  await expect(browser.call.lockout.adminUnlock(wish)).rejects.toMatchObject(forbidden);
  await setClaim(ADA.id, false);
  await app.db.insertInto("admins").values({ userId: ADA.id, listedAt: app.now() }).execute();
  await expect(browser.call.lockout.adminUnlock(wish)).rejects.toMatchObject(forbidden);
  await app.db.deleteFrom("admins").where("userId", "=", ADA.id).execute();
  await app.db
    .updateTable("users")
    .set({ roles: ["admin"] })
    .where("id", "=", ADA.id)
    .execute();
  await expect(browser.call.lockout.adminUnlock(wish)).rejects.toMatchObject(forbidden);
  expect((await browser.call.identity.session()).user).toMatchObject({ isAdmin: false, roles: [] });
});

test("an admin who is no longer one is refused at the next call", async () => {
  const browser = await signIn(ROOT);
  await expect(browser.call.lockout.adminUnlock(wish)).rejects.toMatchObject({ status: 404 });
  await app.db.deleteFrom("admins").where("userId", "=", ROOT.id).execute();
  await setClaim(ROOT.id, false);
  await expect(browser.call.lockout.adminUnlock(wish)).rejects.toMatchObject({ status: 403 });
});
