import { testForm } from "../../testing/form.tsx";
import { expect, openScreen, page, test, type } from "../../testing/screen.tsx";

testForm({
  name: "sign up",
  open: () => openScreen("/signup"),
  button: "Create account",
  operation: "identity.signUp",
  faults: { Name: "Please enter a name.", Email: "Please enter your email address.", Password: "Please choose a password." },
  typed: { Name: "Ana", Email: "ana@example.com", Password: "a long enough word" },
  sends: { name: "Ana", email: "ana@example.com", password: "a long enough word" },
  answer: { email: "ana@example.com" },
  done: "Check your email to confirm your address.",
  refusal: { code: "IDENTITY_PASSWORD_COMMON", says: "This password is too common. Please choose another.", beside: "Password" },
});

const field = (label: string) => page.getByLabelText(label, { exact: true });

test("sign up: a weak password is told while it is typed, and how strong a better one is", async () => {
  await openScreen("/signup");
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByRole("button", { name: "Create account" }).click();
  type(field("Password").element(), "short");
  await expect
    .element(field("Password"))
    .toHaveAccessibleDescription(expect.stringContaining("Use at least 8 characters for your password."));
  await expect.element(form.getByText(/Too weak/)).toBeVisible();
  type(field("Password").element(), "lamp orchard 47 velvet");
  await expect.element(form.getByText(/Strength: Strong/)).toBeVisible();
  await expect.element(field("Password")).not.toBeInvalid();
});

test("sign up: a name that holds a link is refused beside its field, and nothing is sent", async ({ server }) => {
  await openScreen("/signup");
  await expect.element(field("Name")).toBeVisible();
  type(field("Name").element(), "Claim it: evil.com");
  type(field("Email").element(), "ana@example.com");
  type(field("Password").element(), "a long enough word");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Name")).toHaveAccessibleDescription("Please leave out links and addresses.");
  expect(server.sent("identity.signUp")).toEqual([]);
});
