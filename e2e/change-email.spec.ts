import { accountTexts } from "@blenda/domain/account/texts";
import { expect, type Page } from "@playwright/test";
import { accountMenu, call, expectSignedOut, letterTo, linkIn, message, newAddress, newPerson, test } from "./people.ts";
import { visit } from "./visitor.ts";

const section = (page: Page) => page.getByRole("region", { name: "Email", exact: true });
const proof = (page: Page) => page.getByRole("dialog", { name: "Please confirm it's you" });

async function changeTo(page: Page, address: string): Promise<void> {
  await section(page).getByLabel("New email").fill(address);
  await section(page).getByRole("button", { name: "Change email" }).click();
}

test("a new address counts only once its own mail is confirmed, and every open tab learns it", async ({ page, context, me, baseURL }) => {
  const address = newAddress();
  await visit(page, "/settings");
  await changeTo(page, me.email.toUpperCase());
  await expect(section(page).getByLabel("New email")).toHaveAccessibleDescription(/That's already your email address\./);
  await changeTo(page, address);
  await expect(message(page, accountTexts.emailRequested)).toBeVisible();
  await expect(section(page).getByText(`Waiting for ${address}`)).toBeVisible();
  await expect(section(page).getByText(me.email)).toBeVisible();
  await letterTo(context.request, me.email, /address is about to change$/);

  const mail = await context.newPage();
  await visit(mail, linkIn(await letterTo(context.request, address, /^Confirm your new email/)));
  await expect(mail).toHaveURL("/confirm-email");
  await expect(section(page).getByText(me.email)).toBeVisible();
  await mail.getByRole("button", { name: "Confirm my new email" }).click();
  await expect(mail.getByText(accountTexts.emailChanged)).toBeVisible();

  await expect(section(page).getByText(`Waiting for ${address}`)).toBeHidden();
  await expect(section(page).getByText(address)).toBeVisible();
  await expect(section(page).getByText(me.email)).toBeHidden();
  await accountMenu(page).click();
  await expect(page.getByRole("menu").getByText(address)).toBeVisible();
  expect(await call(context.request, baseURL, "identity/signIn", { email: address, password: me.password })).toBe(200);
});

test("the old address can take a confirmed change back, and that signs everybody out", async ({ page, context, me, baseURL }) => {
  const address = newAddress();
  await visit(page, "/settings");
  await changeTo(page, address);
  const confirm = new URLSearchParams(linkIn(await letterTo(context.request, address, /^Confirm your new/)).split("#")[1]).get("change");
  expect(await call(context.request, baseURL, "account/confirmEmailChange", { token: confirm })).toBe(200);
  await expect(section(page).getByText(address)).toBeVisible();

  const mail = await context.newPage();
  await visit(mail, linkIn(await letterTo(context.request, me.email, /address is about to change$/)));
  await mail.getByRole("button", { name: "Cancel the change" }).click();
  await expect(mail.getByText(accountTexts.emailCancelled)).toBeVisible();
  await expect(mail.getByText(me.email)).toBeVisible();
  await expectSignedOut(page);
  // Whoever made the change may know the password, so it is over; a new one comes by mail to the address that is back.
  expect(await call(context.request, baseURL, "identity/signIn", { email: me.email, password: me.password })).toBe(401);
  await mail.getByRole("link", { name: "Choose a new password" }).click();
  await expect(mail.getByLabel("Email")).toHaveValue(me.email);
  await mail.getByRole("button", { name: "Send reset link" }).click();
  await visit(mail, linkIn(await letterTo(context.request, me.email, /^Reset your/)));
  const { password } = newPerson();
  await mail.getByLabel("New password", { exact: true }).fill(password);
  await mail.getByRole("button", { name: "Change my password" }).click();
  await expect(mail.getByText("Password changed.")).toBeVisible();
  expect(await call(context.request, baseURL, "identity/signIn", { email: me.email, password })).toBe(200);
});

test("ten minutes after signing in the password is asked for again before the address changes", async ({ page, me }) => {
  await page.clock.install();
  await visit(page, "/settings");
  await expect(section(page).getByText(me.email)).toBeVisible();
  await page.clock.fastForward("11:00");
  const address = newAddress();
  await changeTo(page, address);
  const password = proof(page).getByLabel("Your password", { exact: true });
  await expect(password).toBeFocused();
  await password.fill("Not-the-password-1");
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(/That's not your current password\./);
  await expect(section(page).getByText(`Waiting for ${address}`)).toBeHidden();
  await password.fill(me.password);
  await password.press("Enter");
  await expect(section(page).getByText(`Waiting for ${address}`)).toBeVisible();
  await expect(proof(page)).toBeHidden();
});
