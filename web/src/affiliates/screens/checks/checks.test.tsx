import { SUSPICIOUS } from "../../../testing/money/affiliates.ts";
import { ADA } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../testing/screen.tsx";
import "./checks.tsx";

const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

async function openChecks(server: FakeServer): Promise<void> {
  server.answer("affiliates.suspicious", { rows: [SUSPICIOUS], next: null });
  await openScreen("/admin/affiliates", ADA);
  await expectToRead("Halo courier droid");
}

test("an order to check says why it is here, whose share it is and how it came", async ({ server }) => {
  await openChecks(server);
  for (const text of ["3 orders by one buyer in a day", "Dana, 418KTR", "$3.06", "20% of $15.30", "The creator's part"])
    await expectToRead(text);
});

test("declining takes a sentence the affiliate reads; without one nothing is sent, and a refusal leaves it typed", async ({ server }) => {
  await openChecks(server);
  await page.getByRole("button", { name: "Decline share for order 14251" }).click();
  await inDialog("Decline share").click();
  await expectToRead("Say why, in a few words. The affiliate reads this.");
  expect(server.sent("affiliates.ruleCommission")).toEqual([]);
  server.refuse("affiliates.ruleCommission", "AFFILIATES_BANK_DECIDES");
  await page.getByLabelText("Reason").fill("Same office as the buyer.");
  await inDialog("Decline share").click();
  await expectToRead("The buyer's bank is still deciding about this order. Try again when it's done.");
  await expect.element(page.getByLabelText("Reason")).toHaveValue("Same office as the buyer.");
  server.answer("affiliates.ruleCommission", { id: "l1", isApproved: false });
  server.answer("affiliates.suspicious", { rows: [], next: null });
  await inDialog("Decline share").click();
  await expectToRead("Declined. They can read your reason.");
  await expectToRead("Nothing to check");
  expect(server.sent("affiliates.ruleCommission").at(-1)).toEqual({ id: "l1", isApproved: false, reason: "Same office as the buyer." });
});

test("a queue that fails says so and can be asked again", async ({ server }) => {
  server.lose("affiliates.suspicious");
  await openScreen("/admin/affiliates", ADA);
  await expectToRead("We couldn't load the orders to check. Please try again.");
  server.answer("affiliates.suspicious", { rows: [], next: null });
  await page.getByRole("button", { name: "Try again" }).click();
  await expectToRead("Nothing to check");
});
