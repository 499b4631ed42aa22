import { testForm } from "../../testing/form.tsx";
import { ANA, expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../testing/screen.tsx";

const open = () => openScreen("/login?redirect=/about");

testForm({
  name: "log in",
  open,
  button: "Log in",
  operation: "identity.signIn",
  faults: { Email: "Please enter your email address.", Password: "Please enter your password." },
  typed: { Email: "ana@example.com", Password: "a long enough word" },
  sends: { email: "ana@example.com", password: "a long enough word" },
  answer: { user: ANA, flags: [], hasGoogle: false },
  refusal: { code: "IDENTITY_INVALID", says: "Invalid email or password. Please try again." },
});

test("log in: a field that is put right is no longer wrong, a refusal takes the focus, and its link is next", async ({ server }) => {
  await open();
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const password = page.getByLabelText("Password", { exact: true });
  await expect.element(password).toBeInvalid();
  type(password.element(), "wrong");
  await expect.element(password).not.toBeInvalid();
  // A malformed address is answered like one that nobody has.
  server.refuse("identity.signIn", "IDENTITY_INVALID");
  type(page.getByLabelText("Email", { exact: true }).element(), "ana at example.com");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain("Invalid email or password. Please try again.");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Reset your password" })).toHaveFocus();
});

test("log in: a locked address counts down, and another one may still be tried", async ({ server }) => {
  await open();
  server.refuse("identity.signIn", "LOCKOUT_LOCKED_NOW", { minutes: 15 });
  await expect.element(page.getByLabelText("Email", { exact: true })).toBeVisible();
  type(page.getByLabelText("Email", { exact: true }).element(), "ana@example.com");
  type(page.getByLabelText("Password", { exact: true }).element(), "wrong");
  const button = page.getByRole("button", { name: "Log in", exact: true });
  await button.click();
  await expect.element(button).toBeDisabled();
  type(page.getByLabelText("Email", { exact: true }).element(), "bo@example.com");
  await expect.element(button).toBeEnabled();
});

const NEEDS_FACTOR = {
  user: null,
  flags: [],
  hasGoogle: false,
  needsFactor: { methods: ["authenticator" as const, "backup_codes" as const], expiresAt: "2999-01-01T00:00:00.000Z" },
};

async function logInHalfway(server: FakeServer): Promise<void> {
  await open();
  server.answer("identity.signIn", NEEDS_FACTOR);
  server.answer("mfa.challengeSignIn", { method: "authenticator", expiresAt: "2999-01-01T00:00:00.000Z" });
  await expect.element(page.getByLabelText("Email", { exact: true })).toBeVisible();
  type(page.getByLabelText("Email", { exact: true }).element(), "ana@example.com");
  type(page.getByLabelText("Password", { exact: true }).element(), "a long enough word");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect.element(page.getByLabelText("Verification code")).toHaveFocus();
}

test("log in: after the password a second factor is asked for, a wrong one again, and a right one opens", async ({ server }) => {
  await logInHalfway(server);
  server.refuse("mfa.verifySignIn", "MFA_WRONG", { left: 4 });
  const code = page.getByLabelText("Verification code");
  type(code.element(), "000000");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining("You have 4 tries left."));
  server.answer("mfa.verifySignIn", { user: ANA, flags: [], hasGoogle: false, needsFactor: null });
  type(code.element(), "123456");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/about");
  expect(server.sent("mfa.verifySignIn").at(-1)).toEqual({ method: "authenticator", code: "123456" });
});

test("log in: whoever lost the device gets an email", async ({ server }) => {
  await logInHalfway(server);
  server.answer("mfa.requestRecovery", { success: true });
  await page.getByRole("button", { name: "Lost your device?" }).click();
  await expect.element(page.getByText("Check your email for a link to continue.")).toBeVisible();
  await page.getByRole("button", { name: "Back to log in" }).click();
  await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test("log in: whoever took too long for the second factor begins again", async ({ server }) => {
  await logInHalfway(server);
  server.refuse("mfa.verifySignIn", "MFA_NOT_SIGNING_IN");
  type(page.getByLabelText("Verification code").element(), "123456");
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect.element(page.getByText("Please log in again.")).toBeVisible();
});
