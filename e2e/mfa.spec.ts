import { adminTexts } from "@blenda/domain/admin/texts";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import {
  bringSetupCode,
  codeField,
  codeOf,
  dialogOf,
  enrolAuthenticator,
  expire,
  keepBackupCodes,
  pressVerify,
  test,
} from "./guarded-site.ts";
import { emailField, loginForm, passwordField } from "./login-form.ts";
import { accountMenu, message } from "./people.ts";
import { installRs256Key } from "./rs256-key.ts";
import { visit } from "./visitor.ts";

const SECURITY = "/admin/security/mfa";
/** A page of the staff area, and what shows that it is there. */
const inside = (page: Page) => page.getByRole("navigation", { name: "Admin" });

const adminButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Admin Dashboard/ });

test("without a method the button leads to setting one up; with an authenticator it opens the staff area, which is shut again when denied", async ({
  page,
  context,
  admin,
  site,
}) => {
  test.slow();
  await visit(page, "/about");
  await expect(adminButton(page)).toHaveText(/MFA Protected/);
  await adminButton(page).click();
  await expect(message(page, adminTexts.notConfigured)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Set up a method" })).toBeVisible();
  await expect(inside(page), "the rest is shut").toBeHidden();
  await expectNoFaults(page);

  const { secret, codes } = await enrolAuthenticator(page, admin.setupCode);
  await expect(page.getByRole("button", { name: /^Session ends in 30 min/ })).toBeVisible();
  await expectNoFaults(page);

  // Through the button, once what was verified has ended.
  await visit(page, "/about");
  await expire(context, site);
  await adminButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectNoFaults(page);
  await codeField(page).fill(codeOf(secret));
  await pressVerify(page);
  await expect(message(page, mfaTexts.verified)).toBeVisible();
  await expect(message(page, adminTexts.granted)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(inside(page)).toBeVisible();

  // It ends while the page is open, and is denied.
  await expire(context, site);
  await expect(dialogOf(page)).toBeVisible();
  await expect(inside(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: mfaTexts.denied })).toBeVisible();
  await expect(inside(page)).toBeHidden();
  await expectNoFaults(page);

  // A backup code opens once, and not twice.
  const [code = ""] = codes;
  const useBackupCode = async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await dialogOf(page).getByText("Backup Code").click();
    await expect(codeField(page)).toHaveAttribute("placeholder", "ABC123DEF456");
    await codeField(page).fill(code);
    await pressVerify(page);
  };
  await useBackupCode();
  await expect(inside(page)).toBeVisible();
  await expire(context, site);
  await page.getByRole("button", { name: "Deny Access" }).click();
  await useBackupCode();
  await expect(dialogOf(page).getByText(/That didn't work/)).toBeVisible();
  await expect(inside(page)).toBeHidden();
});

test("a hardware key with ES256 and one with RS256 are enrolled and open the staff area", async ({ page, context, admin, site }) => {
  test.slow();
  const chromium = await context.newCDPSession(page);
  await chromium.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "usb",
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await chromium.send("WebAuthn.addVirtualAuthenticator", { options });
  await visit(page, SECURITY);
  await bringSetupCode(page, admin.setupCode);
  await page.getByRole("button", { name: /^Hardware Key/ }).click();
  await page.getByRole("button", { name: "Add this key" }).click();
  await expect(message(page, mfaTexts.keyEnrolled)).toBeVisible();
  await keepBackupCodes(page);
  await expect(page.getByText("1 key, ES256")).toBeVisible();
  await expire(context, site);
  await expect(dialogOf(page)).toBeVisible();
  await pressVerify(page);
  await expect(inside(page)).toBeVisible();

  // Another one, of the other kind, plugged in from the next page on.
  await installRs256Key(page);
  await visit(page, SECURITY);
  await page.getByRole("button", { name: "Add a method" }).click();
  await page.getByRole("button", { name: /^Hardware Key/ }).click();
  await page.getByLabel("Name of the key").fill("Spare in the safe");
  await page.getByRole("button", { name: "Add this key" }).click();
  // A further one takes the first.
  await expect(dialogOf(page)).toBeVisible();
  await pressVerify(page);
  await expect(page.getByText("2 keys, ES256 and RS256")).toBeVisible();
  await expire(context, site);
  await expect(dialogOf(page)).toBeVisible();
  await pressVerify(page);
  await expect(inside(page)).toBeVisible();
  await expect(page.getByText(/RS256 · .* used /)).toBeVisible();
});

test("of two tabs one is asked, and both are open", async ({ page, context, admin, site }) => {
  const { secret } = await enrolAuthenticator(page, admin.setupCode);
  const other = await context.newPage();
  await visit(other, SECURITY);
  await expire(context, site);
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(other)).toBeVisible();
  await codeField(page).fill(codeOf(secret));
  await pressVerify(page);
  await expect(inside(page)).toBeVisible();
  await expect(inside(other)).toBeVisible();
  await expect(dialogOf(other)).toBeHidden();
});

test("logging in from a new browser asks for the second factor after the password", async ({ page, browser, admin, site }) => {
  const { secret } = await enrolAuthenticator(page, admin.setupCode);
  const context = await browser.newContext({ baseURL: site });
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/login?redirect=${encodeURIComponent("/about")}`);
  await emailField(elsewhere).fill(admin.email);
  await passwordField(elsewhere).fill(admin.password);
  await loginForm(elsewhere).getByRole("button", { name: "Log in" }).click();
  await expect(elsewhere.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(accountMenu(elsewhere), "the password alone identifies nobody").toBeHidden();
  await expectNoFaults(elsewhere);
  await codeField(elsewhere).fill(codeOf(secret));
  await pressVerify(elsewhere);
  await expect(accountMenu(elsewhere)).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/about$/);
});
