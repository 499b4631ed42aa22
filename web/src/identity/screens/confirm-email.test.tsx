import { testForm } from "../../testing/form.tsx";
import { ANA, expect, type FakeServer, openScreen, page } from "../../testing/screen.tsx";

/** In another browser than the one that signed up. */
async function openElsewhere(server: FakeServer): Promise<void> {
  server.refuse("identity.confirmEmail", "IDENTITY_PASSWORD_AGAIN");
  await openScreen("/confirm-email#token=a-token&email=ana@example.com");
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus();
}

testForm({
  name: "confirm an address in another browser",
  open: openElsewhere,
  button: "Confirm my email",
  operation: "identity.confirmEmail",
  typed: { Password: "a long enough word" },
  sends: { token: "a-token", password: "a long enough word" },
  answer: { user: ANA, flags: [], hasGoogle: false, redirect: "/about" },
  done: "Your email is confirmed.",
  refusal: { code: "IDENTITY_PASSWORD_COMMON", says: "This password is too common. Please choose another.", beside: "Password" },
});
