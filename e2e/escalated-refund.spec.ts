import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { expect, type Page } from "@playwright/test";
import { buyProduct } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { letterTo, signedInTest as test } from "./people.ts";
import { visit } from "./visitor.ts";

/** A product of the demo's own creator. */
const PRODUCT = "orbit-7-service-robot";
const WORDS = "The file opens, but its textures are missing.";
const ANSWER = "They are in the folder beside it.";
const QUESTION = "Which folder did you open the file from?";
const ASKED_CREATOR = "Does the description name that folder?";

const demo = (name: string) => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });

/** One case among those of other journeys and of the demo's own past. */
async function openCase(staff: Page, number: string): Promise<void> {
  await staff.getByRole("link", { name: new RegExp(`^${number}`) }).click();
  await expect(staff.getByRole("complementary", { name: `Case ${number}` })).toBeVisible();
}

async function ask(staff: Page, side: "buyer" | "creator", question: string): Promise<void> {
  await staff.getByRole("button", { name: "Ask a side" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "To" }).selectOption(side);
  await dialog.getByRole("textbox", { name: "Question" }).fill(question);
  await dialog.getByRole("button", { name: "Ask" }).click();
  await expect(dialog).toBeHidden();
}

async function answer(page: Page, question: string, words: string): Promise<void> {
  const asked = page.locator("form").filter({ hasText: question });
  await asked.getByRole("textbox", { name: "Your answer" }).fill(words);
  await asked.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test("a refund from request to ruling: the creator declines, the buyer asks our team, both answer, two people decide, both read it", async ({
  page,
  context,
  browser,
  baseURL,
  me,
}) => {
  test.slow();
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  await context.request.get(order.lines[0]?.downloads[0]?.url ?? "");
  const creator = await openElsewhere(browser, baseURL, demo("creator"), "/refunds");
  const staff = await openElsewhere(browser, baseURL, demo("manage-refunds"), "/admin/escalated-refunds");
  await visit(page, `/order/${order.id}`);
  await page.getByRole("button", { name: "Request a refund" }).click();
  await page.getByRole("radio", { name: refundReasonTexts.faulty }).check();
  await page.getByRole("textbox", { name: "What happened?" }).fill(WORDS);
  await page.getByRole("button", { name: /^Ask for .* back$/ }).click();

  const request = creator.getByRole("listitem").filter({ hasText: order.number });
  await expect(request.getByText(WORDS)).toBeVisible();
  await request.getByRole("button", { name: /^Decline/ }).click();
  const declining = creator.getByRole("dialog");
  await declining.getByRole("button", { name: "Decline" }).click();
  await expect(declining.getByRole("textbox")).toHaveAccessibleDescription(/Please give a reason/);
  await declining.getByRole("textbox").fill(ANSWER);
  await declining.getByRole("button", { name: "Decline" }).click();
  await expect(declining).toBeHidden();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await page.getByRole("button", { name: "Ask our team" }).click();
  const told = page.getByText(/^Case R-\d+\./);
  await expect(told).toBeVisible();
  const number = (await told.textContent())?.match(/R-\d+/)?.[0] ?? "";

  await openCase(staff, number);
  await expect(staff.getByText(ANSWER)).toBeVisible();
  await staff.getByRole("button", { name: "Take this case" }).click();
  await ask(staff, "buyer", QUESTION);
  await ask(staff, "creator", ASKED_CREATOR);
  await expectNoFaults(staff, "a case beside its list");
  await answer(page, QUESTION, "The one the archive unpacked to.");
  await answer(creator, ASKED_CREATOR, "Not in words, but in a picture.");
  await expectNoFaults(page, "an order whose refund is a case");
  await expect(staff.getByText("The one the archive unpacked to.")).toBeVisible();
  await expect(staff.getByText("Not in words, but in a picture.")).toBeVisible();

  await staff.getByRole("button", { name: "Give money back" }).click();
  const ruling = staff.getByRole("dialog");
  await ruling.getByRole("textbox", { name: "Amount in dollars" }).fill("5");
  await ruling.getByRole("textbox", { name: "Reason" }).fill("The folder should have been named in the description.");
  await ruling.getByRole("button", { name: "Propose" }).click();
  await expect(ruling).toBeHidden();
  await expect(staff.getByText("You propose to give $5.00 back. A colleague has to confirm it.")).toBeVisible();

  const second = await openElsewhere(browser, baseURL, demo("admin"), "/admin/escalated-refunds?show=second");
  await openCase(second, number);
  await second.getByRole("button", { name: "Confirm" }).click();
  await expect(second.getByRole("heading", { name: "Refunded in part" })).toBeVisible();
  await second.context().close();

  const outcome = "keep what you bought. The folder should have been named in the description.";
  await expect(page.getByText(outcome)).toBeVisible();
  await expect(page.getByText("$5.00 was refunded to your card. You keep what you bought.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Download/ }).first()).toBeVisible();
  await expect(creator.getByText(/you keep the rest\. The folder should have been named/)).toBeVisible();
  expect((await letterTo(context.request, me.email, new RegExp(`${number} is decided`))).body).toContain(outcome);
  for (const other of [creator, staff]) await other.context().close();
});
