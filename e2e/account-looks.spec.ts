import { lockoutFailures } from "@blenda/domain/lockout/failures";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { logInButton, loginForm, tryToLogIn } from "./login-form.ts";
import { call, letterTo, linkIn, newAddress, newPerson, signedInTest, test } from "./people.ts";
import { visit } from "./visitor.ts";

const SIGN_IN = "**/api/identity/signIn";

test.use({ contextOptions: { reducedMotion: "reduce" } });
signedInTest.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every step of the ladder has a look of its own; how one gets there is told elsewhere. */
async function beRefused(page: Page, code: "LOCKOUT_WARNING" | "LOCKOUT_LOCKED_NOW" | "LOCKOUT_EMAIL_NOW"): Promise<void> {
  const data = { left: 2, minutes: 15 };
  const json = { code, message: lockoutFailures[code].say(data as never), data };
  await page.route(SIGN_IN, (route) => route.fulfill({ status: 423, json }));
  await tryToLogIn(page, newAddress(), "Not-the-password-1");
  await expect(page.getByRole("main").getByText(json.message)).toBeVisible();
  await page.unroute(SIGN_IN);
}

test("the login page reads well in both themes: with faults, a warning, a lock and a locked account", async ({ page }) => {
  await visit(page, "/login");
  await logInButton(page).click();
  await expect(loginForm(page).getByText("Please enter your password.")).toBeVisible();
  await expectNoFaults(page, "faults");
  for (const code of ["LOCKOUT_WARNING", "LOCKOUT_LOCKED_NOW", "LOCKOUT_EMAIL_NOW"] as const) {
    await beRefused(page, code);
    await expectNoFaults(page, code);
  }
});

test("the sign-up page reads well in both themes: with faults, and when it asks to look at the mail", async ({ page }) => {
  const { name, email, password } = newPerson();
  await visit(page, "/signup");
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByLabel("Password", { exact: true }).fill("short");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await expectNoFaults(page, "faults");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Check your email to confirm your address.")).toBeVisible();
  await expectNoFaults(page, "sent");
});

test("the pages that mailed links open read well in both themes, also when a link no longer works", async ({ page, account, baseURL }) => {
  for (const { address, press } of [
    { address: "/confirm-email#token=used", press: "Confirm my email" },
    { address: `/unlock-account#email=${account.email}&token=used`, press: "Unlock my account" },
  ]) {
    await page.goto("about:blank");
    await visit(page, address);
    await page.getByRole("button", { name: press }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoFaults(page, address);
  }
  await call(page.request, baseURL, "identity/requestReset", { email: account.email });
  await visit(page, linkIn(await letterTo(page.request, account.email, /^Reset your/)));
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByLabel("New password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectNoFaults(page, "a new password with faults");
});

signedInTest(
  "the settings read well in both themes, with faults and with a device and an address waiting",
  async ({ page, me, baseURL }) => {
    await call(page.request, baseURL, "account/changeEmail", { email: newAddress() });
    await visit(page, "/settings");
    await expect(page.getByText(me.email)).toBeVisible();
    await expect(page.getByText("This device")).toBeVisible();
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
    await expectNoFaults(page, "settings");
  },
);

signedInTest("the questions the settings ask read well in both themes", async ({ page }) => {
  await visit(page, "/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByLabel("Type DELETE to confirm")).toHaveAttribute("aria-invalid", "true");
  await expectNoFaults(page, "deleting");
  await page.keyboard.press("Escape");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 80 } });
  await page.getByLabel("Photo", { exact: true }).setInputFiles({ name: "page.png", mimeType: "image/png", buffer: picture });
  await expect(dialog.getByRole("application")).toBeVisible();
  await expectNoFaults(page, "cropping");
});
