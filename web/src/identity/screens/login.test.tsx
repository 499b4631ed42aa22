import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openScreen, page, test } from "../../testing/screen.tsx";

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

test("log in: the refusal takes the focus, so that it is read and its link is next", async ({ server }) => {
  await open();
  server.refuse("identity.signIn", "IDENTITY_INVALID");
  await page.getByLabelText("Email", { exact: true }).fill("ana@example.com");
  await page.getByLabelText("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(document.activeElement?.contains(page.getByRole("alert").element())).toBe(true);
  await expect.element(page.getByRole("link", { name: "Reset your password" })).toBeVisible();
});

test("log in: a locked address counts down, and another one may still be tried", async ({ server }) => {
  await open();
  server.refuse("identity.signIn", "LOCKOUT_LOCKED_NOW", { minutes: 15 });
  await page.getByLabelText("Email", { exact: true }).fill("ana@example.com");
  await page.getByLabelText("Password", { exact: true }).fill("wrong");
  const button = page.getByRole("button", { name: "Log in", exact: true });
  await button.click();
  await expect.element(button).toBeDisabled();
  await page.getByLabelText("Email", { exact: true }).fill("bo@example.com");
  await expect.element(button).toBeEnabled();
});
