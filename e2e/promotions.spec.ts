import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { expect } from "@playwright/test";
import { message, signInFrom } from "./people.ts";
import { AMPHORA, applyCode, bringCart, codeField } from "./shopping.ts";
import { returningTest, visit } from "./visitor.ts";

const DEMO_CREATOR = { name: "Demo creator", email: "creator@blenda.test", password: "Blenda-demo-1" };

returningTest("a creator makes a coupon; its link brings the code, and in another shop's cart it says why it takes nothing off", async ({
  context,
  page,
  baseURL,
}) => {
  await signInFrom(context, baseURL, DEMO_CREATOR);
  await visit(page, "/dashboard/coupons");
  await page.getByRole("button", { name: "New coupon" }).click();
  const code = `BENCH-${Date.now().toString(36).toUpperCase()}`;
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByLabel("Percent off", { exact: true }).fill("15");
  await page.getByRole("button", { name: "Create coupon" }).click();
  await expect(page.getByRole("heading", { name: code })).toBeVisible();

  await bringCart(context, AMPHORA);
  const other = await context.newPage();
  await visit(other, `/cart?coupon=${code.toLowerCase()}`);
  await expect(message(other, `${code} is in your cart. It comes off at checkout if it fits what you buy.`)).toBeVisible();
  expect(new URL(other.url()).search).toBe("");
  await expect(other.getByText(discountRefusalTexts.not_for_these_items(0))).toBeVisible();
  await other.getByRole("button", { name: `Remove the code ${code}` }).click();
  await applyCode(other, "NO-SUCH-CODE");
  await expect(codeField(other)).toHaveAccessibleDescription(discountRefusalTexts.not_found(0));
  await other.close();

  await page.getByRole("switch", { name: "Works at checkout" }).click();
  await expect(message(page, `${code} is stopped`)).toBeVisible();
  await page.getByRole("button", { name: "Delete coupon" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(message(page, `${code} is deleted`)).toBeVisible();
});
