import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { expect, type Locator, type Page } from "@playwright/test";
import { buyProduct } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { signedInTest as test } from "./people.ts";
import { visit } from "./visitor.ts";

/** A product of the demo's own creator. */
const PRODUCT = "orbit-7-service-robot";
const WORDS = "The file opens, but its textures are missing.";

const demo = (name: string) => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });

/** One request among those of other journeys: the number of its order tells it apart. */
const caseOf = (page: Page, number: string): Locator => page.getByRole("listitem").filter({ hasText: number });

test("a creator declines, the buyer asks our team, and our team gives a part back; each hears of the others without a reload", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  await context.request.get(order.lines[0]?.downloads[0]?.url ?? "");
  const creator = await openElsewhere(browser, baseURL, demo("creator"), "/refunds");
  const staff = await openElsewhere(browser, baseURL, demo("admin"), "/admin/escalated-refunds");
  await visit(page, `/order/${order.id}`);
  await page.getByRole("button", { name: "Ask for a refund" }).click();
  await page.getByRole("radio", { name: refundReasonTexts.faulty }).check();
  await page.getByRole("textbox", { name: "What happened?" }).fill(WORDS);
  await page.getByRole("button", { name: /^Ask for .* back$/ }).click();

  const request = caseOf(creator, order.number);
  await expect(request.getByText(WORDS)).toBeVisible();
  await expectNoFaults(creator);
  await request.getByRole("button", { name: /^Decline/ }).click();
  const dialog = creator.getByRole("dialog");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/Please say why/);
  await dialog.getByRole("textbox").fill("They are in the folder beside it.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(dialog).toBeHidden();
  await creator.context().close();

  await expect(page.getByText("They are in the folder beside it.")).toBeVisible();
  await page.getByRole("button", { name: "Ask our team" }).click();
  await expect(page.getByText("Somebody of our team will take the case and read both sides.")).toBeVisible();

  const open = caseOf(staff, order.number);
  await open.getByRole("button", { name: /^Take this case/ }).click();
  await open.getByRole("button", { name: /^Give money back/ }).click();
  const ruling = staff.getByRole("dialog");
  await ruling.getByRole("textbox", { name: "Amount in dollars" }).fill("5");
  await ruling.getByRole("textbox", { name: "Reason" }).fill("The folder should have been named in the description.");
  await ruling.getByRole("button", { name: "Give it back" }).click();
  await expect(ruling).toBeHidden();
  await expect(open.getByText("The folder should have been named")).toBeVisible();
  await expectNoFaults(staff);
  await staff.context().close();

  await expect(page.getByText("$5.00 went back to your card. You keep what you bought.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Download/ })).toBeVisible();
});
