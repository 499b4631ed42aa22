import type { Locator, Page } from "@playwright/test";

export const loginForm = (page: Page): Locator => page.getByRole("form", { name: "Log in" });
export const emailField = (page: Page): Locator => loginForm(page).getByLabel("Email");
export const passwordField = (page: Page): Locator => loginForm(page).getByLabel("Password", { exact: true });
export const logInButton = (page: Page): Locator => loginForm(page).getByRole("button", { name: "Log in" });

/** Types both and waits for the answer, whichever it is. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  const answered = page.waitForResponse("**/api/identity/signIn");
  await logInButton(page).click();
  await (await answered).finished();
}
