import { identityTexts } from "@blenda/domain/identity/texts";
import { expect, type Page } from "@playwright/test";
import { emailField, tryToLogIn } from "./login-form.ts";
import { accountMenu, expectSignedOut, lettersTo, letterTo, linkIn, newAddress, newPerson, signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const asking = (page: Page) => page.getByRole("form", { name: "Reset your password" });
const choosing = (page: Page) => page.getByRole("form", { name: "Choose a new password" });

async function ask(page: Page, email: string): Promise<void> {
  await asking(page).getByLabel("Email").fill(email);
  await asking(page).getByRole("button", { name: "Send reset link" }).click();
}

test("a reset by mail ends every session of the account, and the new password signs in", async ({ page, browser, account, baseURL }) => {
  const elsewhere = await browser.newContext();
  await signInFrom(elsewhere, baseURL, account);
  const other = await elsewhere.newPage();
  await visit(other, "/about");
  await expect(accountMenu(other)).toBeVisible();

  // What was typed on the login page need not be typed again.
  await visit(page, "/login");
  await emailField(page).fill(account.email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(asking(page).getByLabel("Email")).toHaveValue(account.email);
  await asking(page).getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText(identityTexts.resetRequested)).toBeVisible();

  const link = linkIn(await letterTo(page.request, account.email, /^Reset your/));
  await visit(page, link);
  await expect(page).toHaveURL("/reset-password");
  const { password } = newPerson();
  await choosing(page).getByLabel("New password", { exact: true }).fill(password);
  await choosing(page).getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Password changed. You can now log in.")).toBeVisible();
  await expectSignedOut(other);
  await elsewhere.close();

  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await tryToLogIn(page, account.email, account.password);
  await expect(page.getByText("Invalid email or password. Please try again.")).toBeVisible();
  await tryToLogIn(page, account.email, password);
  await expect(accountMenu(page)).toBeVisible();
  await letterTo(page.request, account.email, /password was changed$/);
});

test("an address nobody has is answered like any other, and gets no mail", async ({ page, account }) => {
  const seen: string[] = [];
  const nobody = newAddress();
  for (const email of [account.email, nobody]) {
    await visit(page, "/reset-password");
    await ask(page, email);
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    seen.push(((await page.getByRole("main").textContent()) ?? "").replaceAll(email, "…"));
  }
  expect(seen[1]).toBe(seen[0]);
  await letterTo(page.request, account.email, /^Reset your/);
  expect(await lettersTo(page.request, nobody)).toEqual([]);
});

test("a reset link works once; used again it says so and offers another", async ({ page, account }) => {
  await visit(page, "/reset-password");
  await ask(page, account.email);
  const link = linkIn(await letterTo(page.request, account.email, /^Reset your/));
  for (const sentence of ["Password changed. You can now log in.", "This link is no longer valid. Please request a new one."]) {
    await page.goto("about:blank");
    await visit(page, link);
    await choosing(page).getByLabel("New password", { exact: true }).fill(newPerson().password);
    await choosing(page).getByRole("button", { name: "Change my password" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.getByRole("button", { name: "Request another link" }).click();
  await expect(asking(page)).toBeVisible();
});
