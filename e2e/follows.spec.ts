import { followTexts } from "@blenda/domain/follows/texts";
import { expect, type Page } from "@playwright/test";
import { idOf, twoPeopleTest } from "./correspondents.ts";
import { expectLive, openElsewhere, pressing } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { emailField, tryToLogIn } from "./login-form.ts";
import { call, message, signedInTest, test } from "./people.ts";
import { visit } from "./visitor.ts";

for (const journey of [test, signedInTest, twoPeopleTest]) journey.use({ contextOptions: { reducedMotion: "reduce" } });

const SHOP = { address: "/shop/mosslight", name: "Mosslight" };
const follow = (page: Page, name: string) => page.getByRole("button", { name: `Follow ${name}`, exact: true });
const unfollow = (page: Page, name: string) => page.getByRole("button", { name: `Following ${name}` });

signedInTest(
  "following shows in the person's other browser within 500 ms without reload, and so does unfollowing",
  async ({ page, browser, me, baseURL }) => {
    await visit(page, SHOP.address);
    const other = await openElsewhere(browser, baseURL, me, SHOP.address);
    const count = page.getByRole("button", { name: /followers?$/ });
    const before = Number(((await count.textContent()) ?? "").match(/\d+/)?.[0]);
    const says = (text: string) => ({ in: other, selector: "header button", text: `${text} ${SHOP.name}` });
    await expectLive([
      { act: pressing(follow(page, SHOP.name)), shows: says("Following") },
      { act: pressing(unfollow(page, SHOP.name)), shows: says("Follow") },
      { act: pressing(follow(page, SHOP.name)), shows: says("Following") },
    ]);
    await expect(message(page, followTexts.nowFollowing(SHOP.name)).first()).toBeVisible();
    await expect(message(page, followTexts.unfollowed(SHOP.name))).toBeVisible();
    await expect(count).toHaveText(new RegExp(`^${before + 1} `));
    await expect(other.getByRole("button", { name: /followers?$/ })).toHaveText(new RegExp(`^${before + 1} `));
    await other.context().close();
  },
);

test("a visitor is told 'Please sign in to follow users', and the link beside it leads back here after login", async ({
  page,
  account,
}) => {
  await visit(page, SHOP.address);
  await follow(page, SHOP.name).click();
  await expect(message(page, followTexts.signInToFollow)).toBeVisible();
  await page.getByRole("region", { name: "Messages" }).getByRole("link", { name: "Log in" }).click();
  await expect(emailField(page)).toBeVisible();
  await tryToLogIn(page, account.email, account.password);
  await expect(page).toHaveURL(new RegExp(`${SHOP.address}$`));
  await expect(follow(page, SHOP.name)).toBeVisible();
});

signedInTest("a follow that fails falls back and says 'Failed to follow user'", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/follows/follow", async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: { code: "INTERNAL_SERVER_ERROR", message: followTexts.followFailed } });
  });
  await visit(page, SHOP.address);
  await follow(page, SHOP.name).click();
  await expect(unfollow(page, SHOP.name)).toBeVisible();
  resolve();
  await expect(message(page, followTexts.followFailed)).toBeVisible();
  await expect(follow(page, SHOP.name)).toBeVisible();
});

twoPeopleTest(
  "nobody follows themselves; the lists name who follows whom and hold a follow button each",
  async ({ page, theirs, baseURL }) => {
    const mine = await idOf(page.request);
    await visit(page, `/portfolio/${mine}`);
    await expect(page.getByRole("button", { name: /^Follow New Visitor/ })).toHaveCount(0);

    await call(theirs.context.request, baseURL, "follows/follow", { userId: mine });
    await call(page.request, baseURL, "follows/follow", { userId: "demo-shop-paperweight" });
    await visit(theirs.page, "/shop/paperweight");
    await theirs.page.getByRole("button", { name: /followers?$/ }).click();
    const dialog = theirs.page.getByRole("dialog", { name: "Paperweight" });
    const entry = dialog.getByRole("listitem").filter({ hasText: "New Visitor" }).first();
    await expect(entry).toBeVisible();
    await expectNoFaults(theirs.page, "the list of followers");
    await expect(entry.getByRole("button", { name: /^Following New Visitor/ })).toBeVisible();
    await entry.getByRole("link", { name: "New Visitor" }).click();
    await expect(theirs.page).toHaveURL(new RegExp(`/portfolio/${mine}$`));
  },
);
