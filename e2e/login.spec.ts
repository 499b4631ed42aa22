import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { emailField, logInButton, passwordField, tryToLogIn } from "./login-form.ts";
import { accountMenu, expectSignedOut, newAddress, signedInTest, test } from "./people.ts";
import { LOGIN_FLAG, visit } from "./visitor.ts";

const WRONG = "Not-the-password-1";
/** Spec 1 §8, by the number of failed attempts. */
const LADDER = [
  "Invalid email or password. Please try again.",
  "Invalid email or password. Please try again.",
  "Warning: 2 more failed attempt(s) will temporarily lock your account.",
  "Warning: 1 more failed attempt(s) will temporarily lock your account.",
  "Account temporarily locked for 15 minutes due to multiple failed attempts.",
];

const said = (page: Page, sentence: string) => page.getByRole("main").getByText(sentence, { exact: true });
const flag = (page: Page) => page.evaluate((name) => localStorage.getItem(name), LOGIN_FLAG);

/** Nobody can tell from the screen which of the two it is. */
async function climb(page: Page, email: string, password: string): Promise<void> {
  await page.clock.install();
  await visit(page, "/login");
  for (const sentence of LADDER) {
    await tryToLogIn(page, email, WRONG);
    await expect(said(page, sentence)).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
  }
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/^(15:00|14:5\d)$/);
  await expect(logInButton(page)).toBeDisabled();
  await emailField(page).fill(newAddress());
  await expect(logInButton(page)).toBeEnabled();
  await emailField(page).fill(email);

  await page.clock.fastForward("10:00");
  await expect(timer).toHaveText(/^4:[0-5]\d$/);
  await page.clock.fastForward("05:00");
  await expect(said(page, "You can try again now.")).toBeVisible();
  // Only this browser's clock moved: for the server the lock has hardly begun, and the right password is not looked at.
  await tryToLogIn(page, email, password);
  await expect(said(page, "Account temporarily locked. Try again in 15 minute(s).")).toBeVisible();
  await expect(timer).toBeVisible();
  await expectSignedOut(page);
}

test.describe("wrong passwords are met by two plain refusals, two warnings, then a lock of 15 minutes that counts down", () => {
  test("for an address somebody has", async ({ page, account }) => climb(page, account.email, account.password));
  test("for an address nobody has", async ({ page }) => climb(page, newAddress(), randomUUID()));
});

test("a right password before the lock signs in, and the navbar and the stored flag say so", async ({ page, account }) => {
  await visit(page, "/login");
  for (const sentence of LADDER.slice(0, 4)) {
    await tryToLogIn(page, account.email, WRONG);
    await expect(said(page, sentence)).toBeVisible();
  }
  await tryToLogIn(page, account.email, account.password);
  await accountMenu(page).click();
  await expect(page.getByRole("menu").getByText(account.name)).toBeVisible();
  await expect(page.getByRole("menu").getByText(account.email)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await flag(page)).toBe("true");
});

signedInTest("logging out leads home, sets the flag to false and signs out the other tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, "/about");
  await visit(page, "/help");
  await expect(accountMenu(other)).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
  await expectSignedOut(other);
  expect(await flag(page)).toBe("false");
});

test("the keyboard alone signs in, and can look at what it typed", async ({ page, account }) => {
  await visit(page, "/login");
  await tabTo(page, "email");
  await page.keyboard.type(account.email);
  await tabTo(page, "password");
  await page.keyboard.type(account.password);
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(accountMenu(page)).toBeVisible();
});

async function tabTo(page: Page, field: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    if ((await page.locator(":focus").getAttribute("name")) === field) return;
  }
  throw new Error(`the keyboard never came to ${field}`);
}
