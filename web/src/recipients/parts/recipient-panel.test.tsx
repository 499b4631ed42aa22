import type { OwnRecipients } from "@blenda/domain/recipients/model";
import { testForm } from "../../testing/form.tsx";
import { DOLLARS, EUROS, NO_RECIPIENTS, TWO_RECIPIENTS } from "../../testing/money/recipients.ts";
import { ANA, expect, type FakeServer, openPart, page, test, type } from "../../testing/screen.tsx";
import { RecipientPanel } from "./recipient-panel.tsx";

async function open(server: FakeServer, own: OwnRecipients = NO_RECIPIENTS): Promise<void> {
  server.answer("recipients.recipients", own);
  server.answer("recipients.recipientFields", ({ currency }) =>
    currency === "GBP"
      ? { type: "sort_code", fields: [spec("sortCode", "Sort code"), spec("accountNumber", "Account number")] }
      : { type: "iban", fields: [spec("iban", "IBAN")] },
  );
  await openPart(<RecipientPanel />, ANA);
}
const spec = (name: "iban" | "sortCode" | "accountNumber", label: string) => ({ name, label, hint: null, options: null });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const read = (words: string) => expect.poll(() => document.body.innerText).toContain(words);

testForm({
  name: "add an account",
  open: async (server) => {
    await open(server);
    await press("Add an account");
    await expect.element(page.getByLabelText("IBAN")).toBeVisible();
  },
  button: "Add account",
  operation: "recipients.addRecipient",
  faults: { IBAN: "Please enter the IBAN." },
  typed: { "Name on the account": "Ana Ember", IBAN: "DE89 3704 0044 0532 0130 00" },
  sends: { currency: "EUR", country: "DE", holderName: "Ana Ember", holderType: "person", fields: { iban: "DE89370400440532013000" } },
  answer: { ...NO_RECIPIENTS, recipients: [{ ...EUROS, isDefault: true }] },
  done: "EUR, account ending 3000",
  refusal: { code: "RECIPIENTS_CURRENCY_TAKEN", data: { currency: "EUR" }, says: "You already have an account in EUR. Change that one." },
});

test("a typo in a number is said before anything is sent, and the fields follow the currency and the country", async ({ server }) => {
  await open(server);
  await press("Add an account");
  type(page.getByLabelText("IBAN").element(), "DE89370400440532013001");
  await press("Add account");
  await read("This IBAN has a typo. Please check it.");
  type(page.getByLabelText("Currency").element(), "GBP");
  type(page.getByLabelText("Country of the bank").element(), "GB");
  await expect.element(page.getByLabelText("Sort code")).toBeVisible();
  await expect.element(page.getByLabelText("IBAN")).not.toBeInTheDocument();
  expect(server.sent("recipients.addRecipient")).toEqual([]);
});

test("without a recipient the panel says so, and what adding one asks for", async ({ server }) => {
  await open(server);
  await read("No recipient yet");
  await read("Asks for your password");
});

test("the account money goes to shows its end, its holder, its pause and its check; the others can be chosen", async ({ server }) => {
  await open(server, TWO_RECIPIENTS);
  for (const words of ["USD, account ending 4471", "Through Wise, holder Orbit Bench", "72 h pause ended", "EUR, account ending 3000"])
    await read(words);
  await read("Asks for your second factor, then waits 72 h");
  server.answer("recipients.setDefaultRecipient", {
    ...TWO_RECIPIENTS,
    recipients: [
      { ...EUROS, isDefault: true },
      { ...DOLLARS, isDefault: false },
    ],
  });
  await press("Pay me here");
  await page.getByRole("dialog").getByRole("button", { name: "Pay me here" }).click();
  await read("You're now paid here");
  expect(server.sent("recipients.setDefaultRecipient")).toEqual([{ recipientId: "euros" }]);
});

test("L5 a session alone is not enough: the password is asked for, and then it is done", async ({ server }) => {
  await open(server, { ...TWO_RECIPIENTS, proof: "password" });
  server.refuse("recipients.removeRecipient", "IDENTITY_REAUTH_REQUIRED");
  await press("Remove");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByLabelText("Your password")).toBeVisible();
  server.answer("account.reauthenticate", { provenUntil: "2999-01-01T00:00:00.000Z" });
  server.answer("recipients.removeRecipient", { ...TWO_RECIPIENTS, recipients: [DOLLARS] });
  type(page.getByLabelText("Your password").element(), "correct horse battery");
  await press("Confirm");
  await read("Account removed");
  expect(server.sent("recipients.removeRecipient")).toHaveLength(2);
});

test("what needs attention is red and says what to fix; whoever can prove nothing is led to two-step login", async ({ server }) => {
  const bounced = { ...DOLLARS, status: "needs_attention", attentionReason: "The bank says the account is closed." } as const;
  await open(server, { ...NO_RECIPIENTS, recipients: [bounced], proof: "nothing", hasPassword: false });
  await read("The bank says the account is closed.");
  await expect.element(page.getByRole("link", { name: "Set up two-step login first" })).toHaveAttribute("href", "/settings#two-step");
});
