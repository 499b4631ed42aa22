import { informationTexts } from "@blenda/domain/information/texts";
import { testForm } from "../../testing/form.tsx";
import { expect, openScreen, page, test, type } from "../../testing/screen.tsx";

testForm({
  name: "write to us",
  open: () => openScreen("/contact"),
  button: "Send message",
  operation: "information.contact",
  faults: {
    "Your name": "Please tell us your name.",
    "Email address": "Please enter the email we should reply to.",
    "What is it about?": "Please choose a topic.",
    "Your message": "Please write your message.",
  },
  typed: {
    "Your name": "Ana",
    "Email address": "ana@example.com",
    "What is it about?": "other",
    "Your message": "The preview of my model stays dark after an upload.",
  },
  sends: { name: "Ana", email: "ana@example.com", topic: "other", message: "The preview of my model stays dark after an upload." },
  answer: { reference: "B-1" },
  done: "Thanks! We've got your message and will reply within two business days.",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 3_000 }, says: "Too many requests. Please try again in 50 minutes." },
});

test("write to us: what is malformed or too short is said beside its field, and what is right is left alone", async ({ server }) => {
  await openScreen("/contact");
  const field = (label: string) => page.getByLabelText(label, { exact: true }).first();
  await expect.element(field("Your name")).toBeVisible();
  type(field("Your name").element(), "Ada");
  type(field("Email address").element(), "ada at example");
  type(field("What is it about?").element(), "order");
  type(field("Your message").element(), "Too short");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.element(field("Email address")).toHaveFocus();
  await expect.element(field("Email address")).toBeInvalid();
  await expect.element(field("Email address")).toHaveAccessibleDescription(informationTexts.contactFaults.emailMalformed);
  await expect
    .element(field("Your message"))
    .toHaveAccessibleDescription(expect.stringContaining(informationTexts.contactFaults.messageTooShort));
  await expect.element(field("Your name")).not.toBeInvalid();
  expect(server.sent("information.contact")).toEqual([]);
});
