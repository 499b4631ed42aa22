import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { expect } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { message } from "./people.ts";
import { AMPHORA, applyCode, bringCart, codeField } from "./shopping.ts";
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
