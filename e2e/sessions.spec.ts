import { accountTexts } from "@blenda/domain/account/texts";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { tryToLogIn } from "./login-form.ts";
import { accountMenu, expectSignedOut, letterTo, message, newPerson, type Person, signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const devices = (page: Page) => page.getByRole("region", { name: "Devices" });
const passwordForm = (page: Page) => page.getByRole("form", { name: "Password" });

/** A page in another browser of the same person. */
async function openElsewhere(elsewhere: BrowserContext, home: string | undefined, person: Person, address: string): Promise<Page> {
  await signInFrom(elsewhere, home, person);
  const page = await elsewhere.newPage();
  await visit(page, address);
  await expect(accountMenu(page)).toBeVisible();
  return page;
}

test("signing out another device in the list makes its open page signed out by itself", async ({ page, browser, me, baseURL }) => {
  await visit(page, "/settings");
  await expect(devices(page).getByText("You're not logged in anywhere else.")).toBeVisible();
  const elsewhere = await browser.newContext({ userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/140.0" });
  const other = await openElsewhere(elsewhere, baseURL, me, "/settings");

  // Without being loaded again: the list learns of the new device.
  await expect(devices(page).getByRole("listitem")).toHaveCount(2);
  await expect(devices(page).getByRole("listitem").first()).toContainText("This device");
  const theirs = devices(page).getByRole("listitem").filter({ hasText: "Mac, Firefox" });
  await theirs.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Log out Mac, Firefox?" }).getByRole("button", { name: "Log out" }).click();
  await expect(message(page, accountTexts.sessionEnded)).toBeVisible();
  await expect(devices(page).getByRole("listitem")).toHaveCount(1);
  await expectSignedOut(other);
  await expect(other.getByText("No user is currently logged in")).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await elsewhere.close();
});

test("logging out all others leaves only this device", async ({ page, browser, me, baseURL }) => {
  const elsewhere = await browser.newContext();
  const other = await openElsewhere(elsewhere, baseURL, me, "/about");
  await visit(page, "/settings");
  await devices(page).getByRole("button", { name: "Log out all others" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out all others" }).click();
  await expectSignedOut(other);
  await expect(devices(page).getByRole("listitem")).toHaveCount(1);
  await expect(accountMenu(page)).toBeVisible();
  await elsewhere.close();
});

test("a new password ends the other sessions, keeps this one and is told by mail", async ({ page, browser, context, me, baseURL }) => {
  const elsewhere = await browser.newContext();
  const other = await openElsewhere(elsewhere, baseURL, me, "/about");
  const { password } = newPerson();
  await visit(page, "/settings");
  await passwordForm(page).getByLabel("Current password", { exact: true }).fill("Not-the-password-1");
  await passwordForm(page).getByLabel("New password", { exact: true }).fill(password);
  await passwordForm(page).getByRole("button", { name: "Change password" }).click();
  await expect(passwordForm(page).getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    "That's not your current password.",
  );
  await expect(passwordForm(page).getByLabel("Current password", { exact: true })).toBeFocused();

  await passwordForm(page).getByLabel("Current password", { exact: true }).fill(me.password);
  await passwordForm(page).getByRole("button", { name: "Change password" }).click();
  await expect(message(page, accountTexts.passwordChanged)).toBeVisible();
  await expectSignedOut(other);
  await letterTo(context.request, me.email, /password was changed$/);

  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await visit(other, "/login");
  await tryToLogIn(other, me.email, me.password);
  await expect(other.getByText("Invalid email or password. Please try again.")).toBeVisible();
  await tryToLogIn(other, me.email, password);
  await expect(accountMenu(other)).toBeVisible();
  await elsewhere.close();
});
