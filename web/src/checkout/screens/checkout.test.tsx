import { cart } from "../../cart/data/cart.ts";
import { LAMP, QUOTE } from "../../testing/cart.ts";
import { testForm } from "../../testing/form.tsx";
import { expect, type FakeServer, openPart, openScreen, page, test, type } from "../../testing/screen.tsx";
import { storeAttempt } from "../data/attempt.ts";
import { MakeAccount } from "./make-account.tsx";

async function open(server: FakeServer): Promise<void> {
  storeAttempt(null);
  cart.setDiscount(null);
  cart.setItems([LAMP]);
  server.answer("checkout.quote", QUOTE);
  await openScreen("/checkout");
}

const field = (label: string) => page.getByLabelText(label, { exact: true }).first();
const pay = page.getByRole("button", { name: "Pay $24.99" });
const typed = {
  "Email for the receipt": "ana@example.com",
  "Card number": "4242 4242 4242 4242",
  Expiry: "12 / 34",
  "Security code": "123",
};

async function fill(): Promise<void> {
  await expect.element(pay).toBeEnabled();
  for (const [label, text] of Object.entries(typed)) type(field(label).element(), text);
}

async function expectTyped(): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text);
}

test("checkout: what is missing is said beside its field, the receipt's address first, then the card", async ({ server }) => {
  await open(server);
  await expect.element(pay).toBeEnabled();
  await pay.click();
  await expect.element(field("Email for the receipt")).toHaveFocus();
  await expect
    .element(field("Email for the receipt"))
    .toHaveAccessibleDescription(expect.stringContaining("Please enter your email address."));
  type(field("Email for the receipt").element(), "ana@example.com");
  await pay.click();
  await expect.element(field("Card number")).toHaveFocus();
  await expect.element(field("Card number")).toHaveAccessibleDescription(expect.stringContaining("Enter the full card number"));
  await expect.element(field("Expiry")).toHaveAccessibleDescription(expect.stringContaining("Enter month and year, like 09 / 28"));
  await expect.element(field("Security code")).toHaveAccessibleDescription(expect.stringContaining("Enter the 3 or 4 digit security code"));
  expect(server.sent("checkout.start")).toEqual([]);
});

test("checkout: what the card provider does not take stands beside its field; no order is made, and what was typed stays", async ({
  server,
}) => {
  await open(server);
  server.answerAt("/api/test-provider/tokens", 422, { message: "This card number isn't valid." });
  await fill();
  await pay.click();
  await expect.element(field("Card number")).toHaveFocus();
  await expect.element(field("Card number")).toHaveAccessibleDescription(expect.stringContaining("This card number isn't valid."));
  await expectTyped();
  expect(server.sent("checkout.start")).toEqual([]);
});

test("checkout: the button is busy while the bank is asked, and a declined card is told with everything typed still there", async ({
  server,
}) => {
  await open(server);
  server.answerAt("/api/test-provider/tokens", 200, { token: "token" });
  server.answer("checkout.start", { orderId: "order", secret: "secret", totalCents: 2_499, payment: QUOTE.cardForm });
  server.answer("checkout.payment", {
    orderId: "order",
    number: "B-1001",
    totalCents: 2_499,
    payment: { state: "processing" },
    cardForm: QUOTE.cardForm,
  });
  const { answer } = server.hold("checkout.confirm");
  await fill();
  await pay.click();
  await expect.element(page.getByRole("button", { name: "One moment, checking with your bank" })).toHaveAttribute("aria-busy", "true");
  answer({ state: "failed", code: "card_declined", message: "Your card was declined. Try another one.", isRetryable: true });
  await expect.element(page.getByText("Your card was declined. Try another one.")).toBeVisible();
  await expectTyped();
  expect(server.sent("checkout.start")).toHaveLength(1);
  expect(server.sent("checkout.confirm")).toEqual([
    expect.objectContaining({ orderId: "order", secret: "secret", paymentMethod: "token" }),
  ]);
});

test("checkout: a price that expired is told, and nothing is charged", async ({ server }) => {
  await open(server);
  server.answerAt("/api/test-provider/tokens", 200, { token: "token" });
  server.refuse("checkout.start", "CHECKOUT_QUOTE_GONE");
  await fill();
  await pay.click();
  await expect.element(page.getByText("This price has expired. Please check your cart again.")).toBeVisible();
  expect(server.sent("checkout.confirm")).toEqual([]);
});

testForm({
  name: "an account after a guest's order",
  open: () => openPart(<MakeAccount orderId="order" email="ana@example.com" />),
  button: "Create account",
  operation: "identity.signUp",
  faults: { "Choose a password": "Please choose a password." },
  typed: { "Choose a password": "a long enough word" },
  sends: { name: "ana", email: "ana@example.com", password: "a long enough word" },
  answer: { email: "ana@example.com" },
  done: "Check your email to confirm your address.",
  refusal: { code: "IDENTITY_PASSWORD_COMMON", says: "This password is too common. Please choose another.", beside: "Choose a password" },
});
