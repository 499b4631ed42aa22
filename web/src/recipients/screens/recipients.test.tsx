import { testForm } from "../../testing/form.tsx";
import { WAITING } from "../../testing/money/recipients.ts";
import { ADA, pageOf } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, type } from "../../testing/screen.tsx";

async function open(server: FakeServer, asked = "?open=dollars"): Promise<void> {
  server.answer("recipients.allRecipients", pageOf(WAITING));
  server.answer("recipients.recipientOf", WAITING);
  await openScreen(`/admin/wise-recipients${asked}`, ADA);
}

test("the address carries words and filters to the server, and no row shows more than the end of a number", async ({ server }) => {
  await open(server, "?q=cy&status=pending_verification&currency=USD&sort=created");
  await expect.element(page.getByText("····4471")).toBeVisible();
  expect(server.sent("recipients.allRecipients")).toEqual([
    { search: "cy", status: "pending_verification", currency: "USD", sort: "created", direction: "asc" },
  ]);
});

testForm({
  name: "ask to fix an account",
  open: async (server) => {
    await open(server);
    await page.getByRole("button", { name: "Ask to fix" }).click();
    await expect.element(page.getByLabelText("What to fix")).toBeVisible();
  },
  button: "Send",
  operation: "recipients.decideRecipient",
  faults: { "What to fix": "Please write at least 10 characters." },
  typed: { "What to fix": "The name on the account is not yours." },
  sends: { recipientId: "dollars", decision: "attention", reason: "The name on the account is not yours." },
  answer: { ...WAITING, status: "needs_attention", attentionReason: "The name on the account is not yours." },
  done: "Cy: needs attention",
  refusal: { code: "RECIPIENTS_DECIDED", says: "This isn't possible anymore. It was changed or decided in the meantime." },
});

test("who the holder is stands beside whom we know, and a number is shown for a reason alone", async ({ server }) => {
  await open(server);
  await expect.element(page.getByText("Cy Ember")).toBeVisible();
  await page.getByRole("button", { name: "Show account number" }).click();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect.element(page.getByText("Please write at least 10 characters.")).toBeVisible();
  server.answer("recipients.revealRecipient", { holderName: "Orbit Bench", fields: [{ label: "Account number", value: "000123454471" }] });
  type(page.getByLabelText("Why do you need it?").element(), "The bank asks about it");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect.element(page.getByText("000123454471")).toBeVisible();
  await page.getByRole("button", { name: "Hide" }).click();
  await expect.element(page.getByText("000123454471")).not.toBeInTheDocument();
});

test("nobody decides about or reveals their own", async ({ server }) => {
  server.answer("recipients.allRecipients", pageOf(WAITING));
  server.answer("recipients.recipientOf", { ...WAITING, isYours: true });
  await openScreen("/admin/wise-recipients?open=dollars", ADA);
  await expect.element(page.getByText("This is your own account. Someone else on the team decides.")).toBeVisible();
  for (const name of ["Approve", "Show account number"]) await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
});
