import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openScreen, page, test, type, userEvent } from "../../testing/screen.tsx";

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
