import { cartTexts } from "@blenda/domain/cart/texts";
import { quoteWarningTexts } from "@blenda/domain/checkout/texts";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { expect } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { signedInTest, signInFrom, test } from "./people.ts";
import { AMPHORA, applyCode, badge, bringCart, CAMERA, cartLines, codeField, storedKeys } from "./shopping.ts";
import { returningTest, visit } from "./visitor.ts";

const DEMO_CREATOR = { name: "Demo creator", email: "creator@blenda.test", password: "Blenda-demo-1" };

returningTest("what is added is counted, stays after a reload and shows in other tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, "/about");
  await visit(page, `/product/${AMPHORA.id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("button", { name: "In your cart. View cart" })).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(badge(other)).toHaveAccessibleName("Cart, 1 item");
  await page.reload();
  await page.getByRole("button", { name: "In your cart. View cart" }).click();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page)).toContainText("$12.99");
});

returningTest("its creator is told of the first add only, 100 ms later", async ({ page }) => {
  const told: string[] = [];
  page.on("request", (request) => request.url().endsWith("/cart/noteAdded") && told.push(request.postData() ?? ""));
  await visit(page, `/product/${AMPHORA.id}`);
  const noted = page.waitForRequest("**/cart/noteAdded");
  const pressed = Date.now();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await noted;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(100);
  await badge(page).click();
  await page.getByRole("button", { name: `Remove ${AMPHORA.title}` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(badge(page)).toHaveAccessibleName("Cart, 1 item");
  await page.getByRole("radio", { name: /Studio/ }).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(badge(page)).toHaveAccessibleName("Cart, 2 items");
  expect(told).toEqual([JSON.stringify({ productId: AMPHORA.id })]);
});

for (const [who, journey] of [
  ["a visitor", returningTest],
  ["a member", signedInTest],
] as const)
  journey(`${who} who removes something by mistake has it back, in every tab`, async ({ page, context }) => {
    await visit(page, `/product/${AMPHORA.id}`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await visit(page, "/cart");
    const other = await context.newPage();
    await visit(other, "/cart");
    await expect(cartLines(other)).toHaveCount(1);
    await page.getByRole("button", { name: `Remove ${AMPHORA.title}` }).click();
    const message = page.getByRole("region", { name: "Messages" });
    // While it is pointed at it stays, however long the other tab takes.
    await message.getByText(`Removed ${AMPHORA.title}`).hover();
    await expect(other.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await message.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeFocused();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(other)).toHaveCount(1);
    await page.reload();
    await expect(cartLines(page)).toHaveCount(1);
  });

returningTest("a code that left with the last line comes back with it", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await visit(page, "/cart");
  await applyCode(page, "nightmarket");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Total$11.04");
  await page.getByRole("button", { name: `Remove ${AMPHORA.title}` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(summary).toContainText("Total$11.04");
});

returningTest("nobody buys their own product: the test checkout is offered instead", async ({ page, context, baseURL }) => {
  await signInFrom(context, baseURL, DEMO_CREATOR);
  await visit(page, "/product/orbit-7-service-robot");
  await expect(page.getByRole("main").getByRole("link", { name: "Test checkout" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeHidden();
});

returningTest("a code is applied, or refused with its reason; clearing takes it along", async ({ page, context }) => {
  await bringCart(context, AMPHORA, CAMERA);
  await visit(page, "/cart");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Total$30.99");
  await applyCode(page, "never heard of");
  await expect(summary).toContainText(discountRefusalTexts.not_found(0));
  await expect(codeField(page)).toBeFocused();
  await expectNoFaults(page, "a cart with a refused code");
  await applyCode(page, "bigcart");
  await expect(summary).toContainText(discountRefusalTexts.min_subtotal(96_901));
  await applyCode(page, "nightmarket");
  await expect(summary).toContainText("Discount−$4.65");
  await expect(summary).toContainText("Total$26.34");
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(["blenda.cart", "blenda.discount"]));
  await page.reload();
  await expect(summary).toContainText("Total$26.34");
  await page.getByRole("button", { name: "Clear cart" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  const kept = await storedKeys(page);
  expect(kept.filter((key) => key === "blenda.cart" || key === "blenda.discount")).toEqual([]);
  await expectNoFaults(page, "an empty cart");
});

returningTest("another licence can be chosen in the cart, and the price follows", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await visit(page, "/cart");
  await cartLines(page).getByRole("combobox", { name: "Licence" }).selectOption("studio");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Total$64.95");
  await expect(cartLines(page)).toHaveCount(1);
});

returningTest(
  "every line says what is the matter with it, and what cannot be bought is left out of the total",
  async ({ page, context }) => {
    await bringCart(context, { ...AMPHORA, price: 5 }, { ...CAMERA, id: "no-longer-there" });
    await visit(page, "/cart");
    await expect(cartLines(page).nth(0)).toContainText(`${quoteWarningTexts.price_changed} (it was $5.00)`);
    await expect(cartLines(page).nth(1)).toContainText(quoteWarningTexts.unavailable);
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("Total$12.99");
  },
);

returningTest("a cart that cannot be kept between sessions says so at the lower left", async ({ page, context }) => {
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === "blenda.cart") throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await visit(page, `/product/${AMPHORA.id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  const warning = page.getByText(cartTexts.tooLarge);
  await expect(warning).toBeVisible();
  const box = await warning.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeLessThan(100);
  expect(height - (box?.y ?? 0)).toBeLessThan(160);
  await expect(badge(page)).toHaveAccessibleName("Cart, 1 item");
});

test("at login the cart joins the account, and is there on the next device", async ({ page, context, account, browser, baseURL }) => {
  await bringCart(context, AMPHORA);
  await visit(page, "/cart");
  await signInFrom(context, baseURL, account);
  const merged = page.waitForResponse("**/cart/merge");
  await page.reload();
  await merged;
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  await signInFrom(elsewhere, baseURL, account);
  const device = await elsewhere.newPage();
  await visit(device, "/cart");
  await expect(cartLines(device)).toContainText(AMPHORA.title);
  await device.getByRole("button", { name: `Remove ${AMPHORA.title}` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await elsewhere.close();
});

signedInTest("what is saved for later leaves the cart", async ({ page, context }) => {
  await bringCart(context, AMPHORA, CAMERA);
  await visit(page, "/cart");
  await expect(cartLines(page)).toHaveCount(2);
  await page.getByRole("button", { name: `Save for later ${CAMERA.title}` }).click();
  await expect(cartLines(page)).toHaveCount(1);
  await page.goto("/saved");
  await expect(page.getByRole("list", { name: "Saved models" })).toContainText(CAMERA.title);
});
