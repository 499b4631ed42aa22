import { shopFailures } from "@blenda/domain/shops/failures";
import type { ShopPage } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { expect } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { signInFrom } from "./people.ts";
import { readFrom } from "./reads.ts";
import { returningTest as test, visit } from "./visitor.ts";

const CREATOR = { name: "creator", email: "creator@blenda.test", password: "Blenda-demo-1" };

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a shop opens by its slug, in upper case too, and by its creator's id", async ({ page }) => {
  const { shop, counts } = await readFrom<ShopPage>(page, "shops/shop?slug=copperleaf");
  for (const name of [shop.slug, shop.slug.toUpperCase(), shop.creatorId]) {
    await visit(page, `/shop/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.name);
  }
  await expect(page.getByText("Verified", { exact: true }).first()).toBeVisible();
  const models = page.locator("dl > div").filter({ hasText: "Models" });
  await expect(models.locator("dd")).toHaveText(String(counts.products));
  await expectNoFaults(page, "a shop");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a shop that hides its prices shows none", async ({ page }) => {
  const open = await readFrom<ShopPage>(page, "shops/shop?slug=copperleaf");
  const { shop } = open;
  await visit(page, "/shop/copperleaf");
  await expect(page.getByRole("article").filter({ hasText: "$" })).not.toHaveCount(0);
  const silent = { ...open, trainings: [], shop: { ...shop, displayOptions: { ...shop.displayOptions, showPrices: false } } };
  await page.route("**/api/shops/shop*", (route) => route.fulfill({ json: silent }));
  await visit(page, "/shop/copperleaf");
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: "$" })).toHaveCount(0);
});

test("a disabled shop says that it is closed and sells nothing", async ({ page }) => {
  await visit(page, "/shop/tiny-gantry");
  await expect(page.getByRole("heading", { level: 1, name: "Tiny Gantry" })).toBeVisible();
  await expect(page.getByRole("heading", { name: shopTexts.closed })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expectNoFaults(page, "a closed shop");
});

test("a shop that does not exist says so", async ({ page }) => {
  await visit(page, "/shop/no-such-shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shopFailures.SHOPS_NOT_FOUND.say(undefined));
  await page.getByRole("main").getByRole("link", { name: "Browse the marketplace" }).click();
  await expect(page).toHaveURL("/marketplace");
});

test("axe finds nothing in a creator's shop settings and price breakdown", async ({ page, baseURL }) => {
  await signInFrom(page.context(), baseURL, CREATOR);
  // The preview beside the form is a page of its own, heading included.
  await page.goto("/dashboard/shop-settings");
  await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  await expectNoFaults(page, "shop settings");
  await visit(page, "/dashboard/price-breakdown/product/orbit-7-service-robot?price=40.00&cost=600.00");
  await expect(page.getByRole("heading", { name: "Where $40.00 goes" })).toBeVisible();
  await expectNoFaults(page, "a price breakdown");
});
