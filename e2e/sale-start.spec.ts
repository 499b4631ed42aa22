import { randomUUID } from "node:crypto";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { test } from "./moved-site.ts";
import { call } from "./people.ts";
import { applyCode, cartLines, codeField, openCheckout, ordersOf, payButton, payWith, pickCard, thanks } from "./shopping.ts";
import { visit } from "./visitor.ts";

const SAUCER = "sunday-saucer";
const CREATOR = { email: "creator@blenda.test", password: "Blenda-demo-1" };

async function planSale(from: APIRequestContext, home: string | undefined, startsAt: string, days = 3): Promise<void> {
  const made = await from.post("/api/saleEvents/createSaleEvent", {
    headers: { origin: new URL(home ?? "").origin },
    data: {
      ...{ key: randomUUID(), name: "Saucer days", startsAt, endsAt: addDays(startsAt, days), percent: 20 },
      items: [{ itemType: "product", itemId: SAUCER, percent: null }],
    },
  });
  const { id } = (await made.json()) as { id: string };
  expect(await call(from, home, "saleEvents/scheduleSaleEvent", { id })).toBe(200);
}

const makeCoupon = async (from: APIRequestContext, home: string | undefined, code: string, value: number) =>
  expect(
    await call(from, home, "discounts/createCoupon", {
      key: randomUUID(),
      code,
      type: "percent",
      value,
      startsAt: new Date().toISOString(),
    }),
  ).toBe(200);

/** Puts the saucer into the cart of this browser, and answers its line there. */
async function cartLineOf(page: Page): Promise<Locator> {
  await visit(page, `/product/${SAUCER}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(
    page
      .getByRole("button", { name: "In your cart. View cart" })
      .or(page.getByRole("link", { name: "In your cart. View cart" }))
      .first(),
  ).toBeVisible();
  await visit(page, "/cart");
  const line = cartLines(page).first();
  await expect(line).toContainText("$13.90");
  return line;
}

test("a sale that starts lowers the price in two open carts of a member and in a guest's; of sale and coupon the larger counts", async ({
  browser,
  page,
  request,
  baseURL,
  site,
  me,
}) => {
  test.setTimeout(180_000);
  expect(me.email).toContain("@");
  expect(await call(request, baseURL, "identity/signIn", CREATOR)).toBe(200);
  const startsAt = addDays(new Date().toISOString(), 1);
  await planSale(request, baseURL, startsAt);
  await makeCoupon(request, baseURL, "SMALLER-10", 10);
  await makeCoupon(request, baseURL, "LARGER-30", 30);

  const line = await cartLineOf(page);
  const other = await openElsewhere(browser, baseURL, me, "/cart");
  const otherLine = cartLines(other).first();
  await expect(otherLine).toContainText("$13.90");
  const guest = await (await browser.newContext()).newPage();
  const guestLine = await cartLineOf(guest);
  await site.wish({ moveTo: addDays(startsAt, 1), run: "saleEvents.move" });
  await expect(otherLine).toContainText("$11.12");
  await other.context().close();
  await expect(guestLine).toContainText("$11.12");
  await guest.context().close();
  await expect(line).toContainText("$11.12");
  await expect(line).toContainText("−20%");

  await applyCode(page, "SMALLER-10");
  await expect(codeField(page)).toHaveAccessibleDescription(discountRefusalTexts.better_discount_active(0));
  await expect(line).toContainText("$11.12");
  await applyCode(page, "LARGER-30");
  await expect(line).toContainText("$9.73");
  await expect(line).not.toContainText("−20%");
});

test("a sale that ends before somebody presses Pay charges nothing: the new total is said first, and then paid", async ({
  page,
  request,
  baseURL,
  site,
  me,
}) => {
  test.setTimeout(180_000);
  expect(me.email).toContain("@");
  expect(await call(request, baseURL, "identity/signIn", CREATOR)).toBe(200);
  const startsAt = addDays(new Date().toISOString(), 1);
  await planSale(request, baseURL, startsAt, 1);
  await cartLineOf(page);
  const endsAt = addDays(startsAt, 1);
  await site.wish({ moveTo: addMinutes(endsAt, -5), run: "saleEvents.move" });
  // No news reaches this page from here on: it's the press that finds out.
  await page.route("**/api/live/changes", (route) => route.abort());
  await openCheckout(page);
  await expect(payButton(page)).toHaveText("Pay $11.12");
  await pickCard(page, "visa");
  await site.wish({ moveTo: addMinutes(endsAt, 1) });
  await payButton(page).click();
  await expect(page.getByRole("alert")).toContainText("The total is now $13.90. Please check before you pay.");
  await expect(payButton(page)).toHaveText("Pay $13.90");
  expect((await ordersOf(page)).map(({ status }) => status)).not.toContain("paid");
  await payWith(page, "visa");
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(page))[0]).toMatchObject({ status: "paid", totalCents: 1_390 });
});
