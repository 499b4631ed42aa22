import { randomUUID } from "node:crypto";
import type { CartItem } from "@blenda/domain/cart/model";
import type { DiscountRefusal } from "@blenda/domain/discounts/constants";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { expect } from "@playwright/test";
import { buyWithCode } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { call, message, signedInTest } from "./people.ts";
import { AMPHORA, applyCode, bringCart, cartLines, codeField } from "./shopping.ts";
import { returningTest, visit } from "./visitor.ts";

const DEMO_CREATOR = { name: "Demo creator", email: "creator@blenda.test", password: "Blenda-demo-1" };

returningTest(
  "a creator makes a coupon; its link brings the code, and in another shop's cart it says why it takes nothing off",
  async ({ browser, context, page, baseURL }) => {
    const creator = await openElsewhere(browser, baseURL, DEMO_CREATOR, "/dashboard/coupons");
    await creator.getByRole("button", { name: "New coupon" }).click();
    const code = `BENCH-${Date.now().toString(36).toUpperCase()}`;
    await creator.getByLabel("Code", { exact: true }).fill(code);
    await creator.getByLabel("Percent off", { exact: true }).fill("15");
    await creator.getByRole("button", { name: "Create coupon" }).click();
    await expect(creator.getByRole("heading", { name: code })).toBeVisible();

    await bringCart(context, AMPHORA);
    await visit(page, `/cart?coupon=${code.toLowerCase()}`);
    await expect(message(page, `${code} is in your cart. It comes off at checkout if it fits what you buy.`)).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await expect(page.getByText(discountRefusalTexts.not_for_these_items(0))).toBeVisible();
    await page.getByRole("button", { name: `Remove the code ${code}` }).click();
    await applyCode(page, "NO-SUCH-CODE");
    await expect(codeField(page)).toHaveAccessibleDescription(discountRefusalTexts.not_found(0));

    await creator.getByRole("switch", { name: "Works at checkout" }).click();
    await expect(message(creator, `${code} is stopped`)).toBeVisible();
    await creator.getByRole("button", { name: "Delete coupon" }).click();
    await creator.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(message(creator, `${code} is deleted`)).toBeVisible();
    await creator.context().close();
  },
);

const SAUCER: CartItem = {
  id: "sunday-saucer",
  itemType: "product",
  title: "Sunday saucer",
  price: 13.9,
  variant: "personal",
  creatorId: "demo-creator",
};
const now = new Date().toISOString();
const REFUSED: readonly [DiscountRefusal, object, number][] = [
  ["not_started", { startsAt: addDays(now, 2) }, 0],
  ["expired", { startsAt: addDays(now, -3), endsAt: addDays(now, -1) }, 0],
  ["min_subtotal", { minSubtotalCents: 2_000 }, 610],
  ["min_items", { minItems: 2 }, 0],
  ["not_for_these_items", { scope: { licenceTypes: ["studio"] } }, 0],
];

returningTest(
  "each code that is refused says why in the cart, and one that fits takes its part off",
  async ({ context, page, request, baseURL }) => {
    const { email, password } = DEMO_CREATOR;
    expect(await call(request, baseURL, "identity/signIn", { email, password })).toBe(200);
    const suffix = Date.now().toString(36).toUpperCase();
    const codes = [...REFUSED, ["fits", {}, 0] as const].map(([name, more, cents]) => ({
      ...{ name, more, cents },
      code: `${name.toUpperCase().slice(0, 12).replaceAll("_", "-")}-${suffix}`,
    }));
    for (const { code, more } of codes) {
      const draft = { key: randomUUID(), code, type: "percent", value: 10, startsAt: addDays(now, -1), ...more };
      expect(await call(request, baseURL, "discounts/createCoupon", draft), code).toBe(200);
    }
    await bringCart(context, SAUCER);
    await visit(page, "/cart");
    await expect(cartLines(page).first()).toContainText("$13.90");
    for (const { name, code, cents } of codes) {
      if (name === "fits") continue;
      await applyCode(page, code);
      await expect(codeField(page)).toHaveAccessibleDescription(discountRefusalTexts[name](cents));
      await expect(cartLines(page).first()).toContainText("$13.90");
    }
    await applyCode(page, codes.find(({ name }) => name === "fits")?.code ?? "");
    await expect(cartLines(page).first()).toContainText("$12.51");
  },
);

/** What whoever has just bought hears of a code, in this order. */
const USED: readonly [DiscountRefusal, object][] = [
  ["per_customer_limit", {}],
  ["used_up", { maxUses: 1, perCustomerLimit: 5 }],
  ["new_buyers_only", { isForNewBuyers: true }],
];

signedInTest(
  "a code that is used up, that this buyer has used or that is for new buyers says so to whoever has just bought",
  async ({ context, page, request, baseURL }) => {
    const { email, password } = DEMO_CREATOR;
    expect(await call(request, baseURL, "identity/signIn", { email, password })).toBe(200);
    const suffix = Date.now().toString(36).toUpperCase();
    const codes = USED.map(([name, more]) => ({ name, more, code: `${name.toUpperCase().slice(0, 12).replaceAll("_", "-")}-${suffix}` }));
    for (const { code, more } of codes) {
      const draft = { key: randomUUID(), code, type: "percent", value: 10, startsAt: addDays(now, -1), ...more };
      expect(await call(request, baseURL, "discounts/createCoupon", draft), code).toBe(200);
    }
    const [once, last] = codes;
    await buyWithCode(context.request, baseURL, SAUCER.id, "personal", once?.code ?? "");
    await buyWithCode(context.request, baseURL, SAUCER.id, "commercial", last?.code ?? "");

    await bringCart(context, SAUCER);
    await visit(page, "/cart");
    await expect(cartLines(page).first()).toContainText("$13.90");
    for (const { name, code } of codes) {
      await applyCode(page, code);
      await expect(codeField(page)).toHaveAccessibleDescription(discountRefusalTexts[name](0));
      await expect(cartLines(page).first()).toContainText("$13.90");
    }
  },
);
