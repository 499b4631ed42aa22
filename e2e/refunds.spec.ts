import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
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

test("pictures go with a request: chosen, refused in words, taken away again, and opened large by both sides", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  await context.request.get(order.lines[0]?.downloads[0]?.url ?? "");
  await visit(page, `/order/${order.id}`);
  const shot = await page.screenshot();
  const picture = (name: string) => ({ name, mimeType: "image/png", buffer: shot });
  await page.getByRole("button", { name: "Request a refund" }).click();
  const dialog = page.getByRole("dialog");
  const picker = dialog.getByLabel("Pictures", { exact: true });
  const added = dialog.getByRole("list", { name: "Added pictures" }).getByRole("listitem");
  await picker.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
  await expect(dialog.getByRole("alert").filter({ hasText: refundTexts.pictureType })).toBeVisible();
  await dialog.getByRole("button", { name: "Dismiss notes.txt" }).click();
  await picker.setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: shot.subarray(0, shot.length / 2) });
  await expect(dialog.getByRole("alert").filter({ hasText: "We can't read this picture" })).toBeVisible();
  await dialog.getByRole("button", { name: "Dismiss torn.png" }).click();
  await picker.setInputFiles(["one", "two", "three", "four", "five", "six"].map((name) => picture(`${name}.png`)));
  await expect(added).toHaveCount(5);
  await expect(dialog.getByText(refundTexts.tooManyPictures)).toBeVisible();
  await expectNoFaults(page, "the dialog with pictures");
  for (let left = 5; left > 2; left -= 1) await dialog.getByRole("button", { name: "Remove picture 1" }).click();
  await expect(added).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Add pictures" })).toBeFocused();
  await dialog.getByRole("radio", { name: refundReasonTexts.faulty }).check();
  await dialog.getByRole("textbox", { name: "What happened?" }).fill(WORDS);
  // What is written and added outlives the page.
  await page.reload();
  await page.getByRole("button", { name: "Request a refund" }).click();
  await expect(added).toHaveCount(2);
  await expect(dialog.getByRole("textbox", { name: "What happened?" })).toHaveValue(WORDS);
  await expect(dialog.getByRole("radio", { name: refundReasonTexts.faulty })).toBeChecked();
  await dialog.getByRole("button", { name: /^Ask for .* back$/ }).click();
  await expect(dialog).toBeHidden();

  await page.getByText("What you wrote and what happened").click();
  const own = page.getByRole("list", { name: "Pictures from the buyer" }).getByRole("button");
  await expect(own).toHaveCount(2);
  const creator = await openElsewhere(browser, baseURL, demo("creator"), "/refunds");
  await caseOf(creator, order.number).getByRole("button", { name: "Picture 1 of 2 from the buyer" }).press("Enter");
  const large = creator.getByRole("dialog");
  await expect(large.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(large.getByRole("img")).not.toHaveJSProperty("naturalWidth", 0);
  await creator.keyboard.press("ArrowRight");
  await expect(large.getByRole("img", { name: "Picture 2 of 2 from the buyer" })).toBeVisible();
  await expectNoFaults(creator, "a picture opened large");
  await creator.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await creator.context().close();
});

for (const [window, size] of [
  ["a low window", { width: 1440, height: 700 }],
  ["a phone", { width: 390, height: 664 }],
] as const)
  test(`a dialog taller than ${window} keeps its buttons in view and shows that there is more`, async ({ page, context, baseURL }) => {
    const order = await buyProduct(context.request, baseURL, PRODUCT);
    await page.setViewportSize(size);
    await visit(page, `/order/${order.id}`);
    await page.getByRole("button", { name: "Request a refund" }).click();
    const dialog = page.getByRole("dialog");
    const more = dialog.locator("[data-more]");
    await expect(dialog.getByRole("button", { name: "Choose a reason" })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await expect(more).toHaveCount(1);
    await dialog.getByRole("button", { name: "Add pictures" }).scrollIntoViewIfNeeded();
    await dialog.getByRole("region").evaluate((body) => body.scrollTo(0, body.scrollHeight));
    await expect(more).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Choose a reason" })).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page, "a dialog that scrolls");
  });

test("a disputed payment says beforehand that a refund waits for the bank, and the approved one waits", async ({
  page,
  context,
  baseURL,
}) => {
  const order = await buyProduct(context.request, baseURL, PRODUCT, "dispute");
  await visit(page, `/order/${order.id}`);
  // Its bank opens the dispute ten seconds after the payment; the page hears of it by itself.
  await expect(page.getByText(refundTexts.bankHolds)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Request a refund" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: refundReasonTexts.accidental }).check();
  await expect(dialog.getByText(/will be refunded once your bank decides/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "What happened?" }).fill(WORDS);
  await dialog.getByRole("button", { name: /^Ask for .* back$/ }).click();
  await expect(page.getByText(/so we can.t send the money yet/)).toBeVisible();
  // Pressing far below left a link half under the navbar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFaults(page);
});
