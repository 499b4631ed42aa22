import { randomUUID } from "node:crypto";
import { lockoutFailures } from "@blenda/domain/lockout/failures";
import { lockoutTexts } from "@blenda/domain/lockout/texts";
import { expect, type Page } from "@playwright/test";
import { tryToLogIn } from "./login-form.ts";
import { accountMenu, call, lettersTo, letterTo, linkIn, newAddress, test } from "./people.ts";
import { visit } from "./visitor.ts";

const SIGN_IN = "**/api/identity/signIn";
const WRONG = "Not-the-password-1";
const unlockButton = (page: Page) => page.getByRole("button", { name: "Unlock my account" });
const askForm = (page: Page) => page.getByRole("form", { name: "Request an unlock email" });
const said = (page: Page, sentence: string) => page.getByRole("main").getByText(sentence, { exact: true });

/** Three locks lie before the eighth failure, and nobody moves the server's clock here: its answer is played, all the rest is real. */
async function playEighthFailure(page: Page, email: string): Promise<void> {
  const { LOCKOUT_EMAIL_NOW } = lockoutFailures;
  const json = { code: "LOCKOUT_EMAIL_NOW", message: LOCKOUT_EMAIL_NOW.say(undefined) };
  await page.route(SIGN_IN, (route) => route.fulfill({ status: 423, json }));
  await tryToLogIn(page, email, WRONG);
  await page.unroute(SIGN_IN);
}

test("a locked account is opened by the mailed link, but only once its button is pressed", async ({ page, context, account, baseURL }) => {
  const { email, password } = account;
  for (let attempt = 0; attempt < 5; attempt += 1) await call(context.request, baseURL, "identity/signIn", { email, password: WRONG });
  await visit(page, "/login");
  await tryToLogIn(page, email, password);
  await expect(said(page, "Account temporarily locked. Try again in 15 minute(s).")).toBeVisible();
  await page.reload();
  await playEighthFailure(page, email);
  await expect(said(page, "Account locked. Check your email for unlock instructions.")).toBeVisible();
  await page.getByRole("button", { name: "Send unlock instructions" }).click();
  await expect(said(page, "Unlock instructions sent to your email address.")).toBeVisible();

  const unlocks: string[] = [];
  context.on("request", (request) => request.url().includes("/api/lockout/unlock") && unlocks.push(request.method()));
  const link = linkIn(await letterTo(context.request, email, /^Unlock your/));
  await visit(page, link);
  await expect(page).toHaveURL("/unlock-account");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  expect(unlocks).toEqual([]);
  await unlockButton(page).click();
  await expect(said(page, "Account successfully unlocked. You can now log in.")).toBeVisible();
  expect(unlocks).toEqual(["POST"]);
  await page.goBack();
  await expect(page).not.toHaveURL(/token/);

  await visit(page, "/login");
  await tryToLogIn(page, email, password);
  await expect(accountMenu(page)).toBeVisible();
});

test("a link works once, a changed one never, and both offer another mail", async ({ page, context, account, baseURL }) => {
  await call(context.request, baseURL, "lockout/requestUnlock", { email: account.email });
  const link = linkIn(await letterTo(context.request, account.email, /^Unlock your/));
  await visit(page, link.replace(/token=.*/, `token=${randomUUID().replaceAll("-", "")}`));
  await unlockButton(page).click();
  await expect(said(page, "Invalid unlock token")).toBeVisible();
  await expect(askForm(page).getByLabel("Email")).toHaveValue(account.email);

  await visit(page, link);
  await unlockButton(page).click();
  await expect(said(page, lockoutTexts.unlocked)).toBeVisible();
  await page.goto("about:blank");
  await visit(page, link);
  await unlockButton(page).click();
  await expect(said(page, "No lockout record found for this email")).toBeVisible();
});

test("three unlock mails an hour are sent, the fourth is refused, and an address nobody has is answered alike", async ({
  page,
  context,
  account,
}) => {
  const nobody = newAddress();
  for (const email of [account.email, nobody]) {
    await visit(page, "/unlock-account");
    await askForm(page).getByLabel("Email").fill(email);
    for (let mail = 1; mail <= 3; mail += 1) {
      const answered = page.waitForResponse("**/api/lockout/requestUnlock");
      await askForm(page).getByRole("button").click();
      await answered;
      await expect(said(page, "Unlock instructions sent to your email address.")).toBeVisible();
    }
    await askForm(page).getByRole("button").click();
    await expect(said(page, "Too many unlock emails sent. Please wait before requesting another.")).toBeVisible();
  }
  const unlocking = (await lettersTo(context.request, account.email)).filter(({ subject }) => subject.startsWith("Unlock"));
  expect(unlocking).toHaveLength(3);
  expect(await lettersTo(context.request, nobody)).toEqual([]);
});
