import { onTestFinished } from "vitest";
import { testForm } from "../../testing/form.tsx";
import { PROFILE as profile } from "../../testing/profile.ts";
import { ANA, expect, openPart, openScreen, page, test } from "../../testing/screen.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { DeleteAccount } from "./privacy/delete-account.tsx";
import { NamedToCreators } from "./privacy/named-to-creators.tsx";
import { ProfileSection } from "./profile-section.tsx";

testForm({
  name: "profile",
  open: () => openPart(<ProfileSection profile={profile} />, ANA),
  button: "Save profile",
  operation: "account.updateProfile",
  typed: { Name: "Ana B", "Display name": "anab", "About you": "I make lamps." },
  sends: { name: "Ana B", displayName: "anab", bio: "I make lamps." },
  answer: { ...profile, name: "Ana B", displayName: "anab", bio: "I make lamps." },
  done: "Profile saved.",
  refusal: {
    code: "BAD_REQUEST",
    data: { fields: ["bio"] },
    says: "This contains characters we can't save. Please check it.",
    beside: "About you",
  },
});

test("profile: a name is needed, and nothing is sent without one", async ({ server }) => {
  await openPart(<ProfileSection profile={profile} />, ANA);
  const name = page.getByLabelText("Name", { exact: true });
  await name.fill("");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining("Please enter a name."));
  expect(server.sent("account.updateProfile")).toEqual([]);
});

testForm({
  name: "change email",
  open: () => openPart(<EmailSection profile={profile} />, ANA),
  button: "Change email",
  operation: "account.changeEmail",
  faults: { "New email": "Please enter your email address." },
  typed: { "New email": "new@example.com" },
  sends: { email: "new@example.com" },
  answer: { ...profile, pendingEmail: { email: "new@example.com", expiresAt: "2999-01-01T00:00:00.000Z" } },
  done: "Check your new email for a confirmation link.",
  refusal: { code: "ACCOUNT_EMAIL_SAME", says: "That's already your email address.", beside: "New email" },
});

testForm({
  name: "change password",
  open: () => openPart(<PasswordSection profile={profile} />, ANA),
  button: "Change password",
  operation: "account.changePassword",
  faults: { "Current password": "Please enter your password.", "New password": "Please choose a password." },
  typed: { "Current password": "the old long word", "New password": "a long enough word" },
  sends: { currentPassword: "the old long word", password: "a long enough word" },
  answer: profile,
  done: "Password changed. Your other devices have been logged out.",
  refusal: { code: "IDENTITY_PASSWORD_WRONG", says: "That's not your current password.", beside: "Current password" },
});

async function openDeletion(): Promise<void> {
  await openPart(<DeleteAccount profile={profile} />, ANA);
  await page.getByRole("button", { name: "Delete my account" }).click();
}

test("delete account: the word must be typed before anything is asked of the server", async ({ server }) => {
  await openDeletion();
  const word = page.getByLabelText("Type DELETE to confirm");
  await expect.element(word).toHaveFocus();
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  await expect.element(word).toHaveAccessibleDescription("Please type DELETE to continue.");
  expect(server.sent("account.deleteAccount")).toEqual([]);
});

testForm({
  name: "confirm it's you before the account is deleted",
  open: async (server) => {
    await openDeletion();
    await page.getByLabelText("Type DELETE to confirm").fill("delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
    await expect.element(page.getByLabelText("Your password", { exact: true })).toHaveFocus();
    server.answer("account.deleteAccount", { ...profile, deletionDueAt: "2026-12-01T00:00:00.000Z" });
  },
  button: "Confirm",
  operation: "account.reauthenticate",
  faults: { "Your password": "Please enter your password." },
  typed: { "Your password": "the old long word" },
  sends: { password: "the old long word" },
  answer: { provenUntil: "2999-01-01T00:00:00.000Z" },
  done: "Your account will be deleted in 14 days.",
  refusal: { code: "IDENTITY_PASSWORD_WRONG", says: "That's not your current password.", beside: "Your password" },
});

test("on a phone the settings are a list of sections, and each is a screen of its own at the address it always had", async ({ server }) => {
  server.answer("account.profile", profile);
  server.answer("account.sessions", []);
  server.answer("account.exports", []);
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await openScreen("/settings", ANA);
  const entries = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await expect.poll(() => entries.elements().length).toBe(13);
  expect(page.getByRole("button", { name: "Save profile" }).query()).toBeNull();
  await page.getByRole("link", { name: "Password" }).click();
  await expect.element(page.getByRole("region", { name: "Password" })).toHaveFocus();
  expect(location.hash).toBe("#password");
  expect(document.querySelectorAll("main section[id]")).toHaveLength(1);
  await page.getByRole("link", { name: "All settings" }).click();
  await expect.element(page.getByRole("link", { name: "Password" })).toHaveFocus();
});

test("whoever wants to save things unnamed switches it off", async ({ server }) => {
  await openPart(<NamedToCreators profile={profile} />, ANA);
  const named = page.getByRole("switch", { name: "Show my name to creators when I save their work or add it to my cart" });
  await expect.element(named).toBeChecked();
  server.answer("account.setNamedToCreators", { ...profile, isNamedToCreators: false });
  await named.click();
  await expect.poll(() => server.sent("account.setNamedToCreators")).toEqual([{ isNamed: false }]);
  await expect.poll(() => document.body.innerText).toContain("Creators no longer see your name.");
});
