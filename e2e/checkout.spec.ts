import { readFile } from "node:fs/promises";
import { checkoutTexts, quoteWarningTexts } from "@blenda/domain/checkout/texts";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { identityTexts } from "@blenda/domain/identity/texts";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { letterTo, linkIn, newAddress, signInFrom, signedInTest as test } from "./people.ts";
import {
  AMPHORA,
  applyCode,
  badge,
  bringCart,
  CAMERA,
  cartLines,
  expectRefusalSeen,
  inCart,
  openCheckout,
  ordersOf,
  payButton,
  payWith,
  storedKeys,
  thanks,
} from "./shopping.ts";
import { returningTest, visit } from "./visitor.ts";

/** What "the moment you pay" means. */
const AT_ONCE_MS = 2_000;

const bankPage = (page: Page) => page.getByRole("heading", { level: 1, name: "Approve this payment" });

test("a code is applied, visa pays, the order is there and the cart is empty", async ({ page, context }) => {
  await bringCart(context, AMPHORA, CAMERA);
  await openCheckout(page);
  await applyCode(page, "NIGHTMARKET");
  await expect(payButton(page)).toHaveText("Pay $26.34");
  await expectNoFaults(page, "the checkout");
  await payWith(page, "visa");
  await expect(thanks(page)).toBeFocused();
  await expectNoFaults(page, "the thank-you page");
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({ status: "paid", totalCents: 2_634 });
  await expect(page.getByRole("main")).toContainText(`Order ${order?.number}`);
  await expect.poll(() => inCart(page)).toBe(0);
  expect(await storedKeys(page)).not.toContain("blenda.cart");
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await visit(page, `/product/${AMPHORA.id}`);
  await expect(page.getByText("You own this")).toBeVisible();
  await page.getByRole("link", { name: "Go to order" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${order?.number}`);
});

const PHONE = { width: 390, height: 844 };

async function downloadBy(page: Page, begin: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), begin()]);
  return readFile(await download.path());
}

test("a declined card keeps cart and form, is told where the eye is, and another card pays the same order", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await payWith(page, "declined");
  await expectRefusalSeen(page);
  await page.setViewportSize(PHONE);
  await payWith(page, "declined");
  await expectRefusalSeen(page);
  await expect(page.getByLabel("Card number")).toHaveValue("4000 0000 0000 0002");
  expect(await inCart(page)).toBe(1);
  await payWith(page, "insufficient funds");
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.insufficient);
  await payWith(page, "mastercard");
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test("3-D Secure: a payment that is denied is not charged, and can be approved the next time", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await payWith(page, "3-D Secure");
  await expect(bankPage(page)).toBeVisible();
  await expectNoFaults(page, "the test bank");
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.denied);
  expect(await inCart(page)).toBe(1);
  await payWith(page, "3-D Secure");
  await expect(bankPage(page)).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(page)).toMatchObject([{ status: "paid", totalCents: 1_299 }]);
});

test("a reload in the middle loses nothing: neither the order nor its code nor the way to the bank", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await applyCode(page, "NIGHTMARKET");
  await expect(payButton(page)).toHaveText("Pay $11.04");
  await payWith(page, "declined");
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.declined);
  await page.reload();
  await expect(payButton(page)).toHaveText("Pay $11.04");
  await payWith(page, "3-D Secure");
  await expect(bankPage(page)).toBeVisible();
  await visit(page, "/checkout");
  await expect(page.getByRole("heading", { level: 1, name: "Your bank needs your approval" })).toBeVisible();
  await visit(page, "/cart");
  await page.getByRole("link", { name: "Continue paying" }).click();
  await page.getByRole("link", { name: "Go to your bank" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(page)).toMatchObject([{ totalCents: 1_104 }]);
});

test("when the answer of the server is lost, trying again makes no second order", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  for (const call of ["start", "confirm"]) {
    let isLost = false;
    await page.route(`**/api/checkout/${call}`, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
  }
  await payWith(page, "visa");
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test("what somebody owns is bought again only on purpose", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await payWith(page, "amex");
  await expect(thanks(page)).toBeVisible();
  await page.evaluate((text) => localStorage.setItem("blenda.cart", text), JSON.stringify([AMPHORA]));
  await visit(page, `/product/${AMPHORA.id}`);
  await page.getByRole("button", { name: "Add another licence to cart" }).click();
  await badge(page).click();
  await expect(cartLines(page)).toContainText(quoteWarningTexts.already_owned);
  await expect(page.getByRole("button", { name: "Go to checkout" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Buy again" }).check();
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await payWith(page, "visa debit");
  await expect(thanks(page)).toBeVisible();
});

test("a code that was used is refused with its reason", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await applyCode(page, "NIGHTMARKET");
  await expect(payButton(page)).toHaveText("Pay $11.04");
  await payWith(page, "visa");
  await expect(thanks(page)).toBeVisible();
  await visit(page, `/product/${CAMERA.id}`);
  await page.getByRole("button", { name: "Buy now" }).click();
  await applyCode(page, "NIGHTMARKET");
  await expect(page.getByText(discountRefusalTexts.per_customer_limit(0))).toBeVisible();
});

test("a free product is had with one press", async ({ page }) => {
  await visit(page, "/product/toy-rocket-enamel");
  await page.getByRole("button", { name: "Get it free" }).click();
  await expect(page.getByText("You own this")).toBeFocused();
  expect(await ordersOf(page)).toMatchObject([{ status: "paid", totalCents: 0 }]);
});

returningTest("a guest's free order ends with the thank-you heading in focus", async ({ page }) => {
  await visit(page, "/product/toy-rocket-enamel");
  await page.getByRole("button", { name: "Get it free" }).click();
  await page.getByLabel("Email for the receipt").fill(newAddress());
  await page.getByRole("form", { name: "Checkout" }).getByRole("button", { name: "Get it free" }).click();
  await expect(thanks(page)).toBeFocused();
});

returningTest("the checkout leads nowhere but back to the cart; the total is seen first on a phone", async ({ page, context }) => {
  await bringCart(context, AMPHORA, CAMERA);
  await openCheckout(page);
  const header = page.getByRole("banner");
  await expect(header).toContainText("Secure checkout");
  await expect(header.getByRole("navigation")).toHaveCount(0);
  await expect(header.getByRole("link")).toHaveText(["Blenda", "Back to cart"]);
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("Tax$0.00");

  await page.setViewportSize(PHONE);
  const folded = page.getByText("Your order (2 items)");
  await expect(folded).toBeInViewport();
  await expect(folded).toContainText("Total $30.99");
  await expect(page.getByText("Subtotal")).toBeHidden();
  await folded.click();
  await expect(page.getByText("Subtotal")).toBeVisible();
  await expectNoFaults(page, "the checkout on a phone");
  await header.getByRole("link", { name: "Back to cart" }).click();
  await expect(cartLines(page)).toHaveCount(2);
});

returningTest("a guest whose card was declined pays with another one, and needs no reload to see it", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await page.getByLabel("Email for the receipt").fill(newAddress());
  await payWith(page, "declined");
  await expectRefusalSeen(page);
  await page.setViewportSize(PHONE);
  await payWith(page, "declined");
  await expectRefusalSeen(page);
  await payWith(page, "duplicate event");
  await expect(thanks(page)).toBeVisible();
});

returningTest(
  "a guest downloads at once, in a second browser by the mail, and has an account for one password",
  async ({ page, context, browser }) => {
    await bringCart(context, AMPHORA);
    await openCheckout(page);
    const email = newAddress();
    await page.getByLabel("Email for the receipt").fill(email);
    await payWith(page, "visa");
    await expect(thanks(page)).toBeVisible();
    const link = page.getByRole("link", { name: /^Download / }).first();
    const bytes = await downloadBy(page, () => link.click());
    expect(bytes.length).toBeGreaterThan(1_000);
    // The quickest of three: other journeys run beside this one and may hold up the rest.
    const taken: number[] = [];
    for (let round = 0; round < 3; round++) {
      const began = Date.now();
      await downloadBy(page, () => link.click());
      taken.push(Date.now() - began);
    }
    expect(Math.min(...taken)).toBeLessThan(AT_ONCE_MS);
    await expectNoFaults(page, "a guest's thank-you page");

    const receipt = await letterTo(page.request, email, /^Your Blenda order/);
    const mailed = receipt.body.match(/http\S+(\/downloads\/\S+)/)?.[1] ?? "";
    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await visit(theirs, "/");
    // A download begins instead of a page, which the browser reports as a page that did not come.
    const again = await downloadBy(theirs, () => theirs.goto(mailed).catch(() => {}));
    expect(again.equals(bytes)).toBe(true);
    await visit(theirs, "/link-ended");
    await expectNoFaults(theirs, "a link that has ended");
    await elsewhere.close();

    await page.reload();
    await expect(page.getByRole("link", { name: /^Download / }).first()).toBeVisible();
    await page.getByLabel("Choose a password", { exact: true }).fill(`Quiet-${email.slice(0, 8)}`);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText(identityTexts.signedUp)).toBeVisible();
    await visit(page, linkIn(await letterTo(page.request, email, /^Confirm your email/)));
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect.poll(async () => (await ordersOf(page)).map(({ status }) => status)).toEqual(["paid"]);
  },
);

returningTest("creators try their own products with any card, marked as a test", async ({ page, context, baseURL }) => {
  await signInFrom(context, baseURL, { name: "Demo creator", email: "creator@blenda.test", password: "Blenda-demo-1" });
  await visit(page, "/test-checkout?item=orbit-7-service-robot");
  await expect(page.getByRole("main")).toContainText("TEST");
  await page.getByRole("button", { name: "Run visa", exact: true }).click();
  await expect(page.getByText("1 of 1 as expected")).toBeVisible();
  await expectNoFaults(page, "the test checkout");
});

returningTest("a guest says where the receipt goes; what cannot be right is said beside its field", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await payButton(page).click();
  await expect(page.getByLabel("Email for the receipt")).toBeFocused();
  const email = newAddress();
  await page.getByLabel("Email for the receipt").fill(email);
  await page.getByLabel("Card number").fill("4111111111111111");
  await page.getByLabel("Expiry").fill("1234");
  await page.getByLabel("Security code").fill("123");
  await payButton(page).click();
  await expect(page.getByText(checkoutTexts.cardUnknown)).toBeVisible();
  await expect(page.getByLabel("Card number")).toBeFocused();
  await payWith(page, "visa");
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  await expect(page.getByRole("form", { name: "Create your account" })).toBeVisible();
});
