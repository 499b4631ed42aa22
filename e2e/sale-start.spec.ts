import { randomUUID } from "node:crypto";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { type APIRequestContext, expect } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { test } from "./moved-site.ts";
import { call } from "./people.ts";
import { applyCode, cartLines, codeField } from "./shopping.ts";
import { visit } from "./visitor.ts";

const SAUCER = "sunday-saucer";
const CREATOR = { email: "creator@blenda.test", password: "Blenda-demo-1" };

async function planSale(from: APIRequestContext, home: string | undefined, startsAt: string): Promise<void> {
  const made = await from.post("/api/saleEvents/createSaleEvent", {
    headers: { origin: new URL(home ?? "").origin },
    data: {
      ...{ key: randomUUID(), name: "Saucer days", startsAt, endsAt: addDays(startsAt, 3), percent: 20 },
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

test("a sale that starts while two browsers have something in the cart lowers its price in both; of sale and coupon the larger counts", async ({
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
  const other = await openElsewhere(browser, baseURL, me, "/cart");
  const otherLine = cartLines(other).first();
  await expect(otherLine).toContainText("$13.90");
  await site.wish({ moveTo: addDays(startsAt, 1), run: "saleEvents.move" });
  await expect(otherLine).toContainText("$11.12");
  await other.context().close();
  await expect(line).toContainText("$11.12");
  await expect(line).toContainText("−20%");

  await applyCode(page, "SMALLER-10");
  await expect(codeField(page)).toHaveAccessibleDescription(discountRefusalTexts.better_discount_active(0));
  await expect(line).toContainText("$11.12");
  await applyCode(page, "LARGER-30");
  await expect(line).toContainText("$9.73");
  await expect(line).not.toContainText("−20%");
});
