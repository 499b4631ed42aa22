import { expect, type Locator, type Page } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { emailField, passwordField } from "./login-form.ts";
import { call, signedInTest, signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const ADMIN = { name: "admin", email: "admin@blenda.test", password: "Blenda-demo-1" };

/** Presses Tab until what is wanted has the keyboard. */
async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < most && !(await isThere()); press += 1) await page.keyboard.press("Tab");
  await expect(wanted).toBeFocused();
}

test("keyboard only, from the login to a changed permission", async ({ page, account, browser, baseURL }) => {
  await visit(page, "/login?redirect=/admin/permissions");
  await tabTo(page, emailField(page));
  await page.keyboard.type(ADMIN.email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Permissions", level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: "Team" })).toBeVisible();

  // "/" is the search over everything; the list has a key of its own.
  await page.keyboard.press("s");
  await page.keyboard.type(account.email);
  await expect(page.getByText("1 person")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What this person sees" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "View reports", exact: true }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog").getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("Helps with reports");
  await tabTo(page, page.getByRole("button", { name: "Give it" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "View reports", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectNoFaults(page);

  const theirs = await browser.newContext();
  await signInFrom(theirs, baseURL, account);
  const session = await (await theirs.request.get(`${baseURL}/api/identity/session`)).json();
  expect(session.user.permissions).toEqual(["view_reports"]);
  await theirs.close();
});

signedInTest("a suspended person is thrown out at once and reads why", async ({ page, me, browser, baseURL }) => {
  await visit(page, "/settings");
  await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
  const staff = await openElsewhere(browser, baseURL, ADMIN, `/admin/users?q=${me.email}`);
  await staff.getByRole("link", { name: me.email }).click();
  await staff.getByRole("button", { name: "Suspend account" }).click();
  await staff.getByLabel("How long?").selectOption("7");
  await staff.getByRole("dialog").getByLabel("Reason").fill("Too many reports");
  await staff.getByRole("button", { name: "Suspend now" }).click();
  await expect(staff.getByText("This account is suspended.")).toBeVisible();
  await expectNoFaults(staff);

  await expect(page).toHaveURL(/\/account-suspended$/);
  await expect(page.getByText("Too many reports")).toBeVisible();
  await expectNoFaults(page);
  expect(await call(page.request, baseURL, "identity/signIn", { email: me.email, password: me.password })).toBe(403);

  await staff.getByRole("button", { name: "Reinstate" }).click();
  await staff.getByRole("dialog").getByLabel("Reason").fill("Cleared up");
  await staff.getByRole("dialog").getByRole("button", { name: "Reinstate" }).click();
  await expect(staff.getByText("This account is suspended.")).toBeHidden();
  expect(await call(page.request, baseURL, "identity/signIn", { email: me.email, password: me.password })).toBe(200);
  await staff.context().close();
});
