import { expect } from "@playwright/test";
import { signedInTest as test } from "./people.ts";
import { badge, payWith, thanks } from "./shopping.ts";
import { visit } from "./visitor.ts";

/** Where nothing is drawn by a graphics card, the engine takes its time. */
const MADE = { timeout: 120_000 };

/** What most people come for, from the first page to the file. Also walked in browsers of other makers (browsers.config.ts). */
test("somebody finds a model, looks at it, buys it and takes it along", async ({ page }) => {
  test.slow();
  await visit(page, "/");
  await visit(page, "/marketplace?q=amphora");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Meander amphora, cobalt/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Meander amphora, cobalt" })).toBeVisible();
  await expect(page.locator("dt", { hasText: /^Triangles$/ })).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(badge(page)).toHaveAccessibleName(/1/);
  await badge(page).click();
  await expect(page.getByRole("list", { name: "In your cart" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await payWith(page, "visa");
  await expect(thanks(page)).toBeVisible();
  await page.getByRole("link", { name: "Go to your downloads" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("main")
      .getByRole("link", { name: /^Download/ })
      .first()
      .click(),
  ]);
  expect(await download.failure()).toBe(null);
});

test("somebody describes a thing and sees a draft of it", async ({ page }) => {
  test.slow();
  await visit(page, "/blendagen");
  await page.getByLabel("Describe one object").fill("a blue treasure chest");
  await expect(page.getByRole("region", { name: "What will be made" })).toContainText(/blue treasure chest/, MADE);
  await expect(page.getByRole("region", { name: "Stage" }).getByRole("img", { name: /^Draft of/ })).toBeVisible(MADE);
});

test("the pages of an account open one after the other", async ({ page }) => {
  for (const address of ["/order", "/my-tutorials", "/settings", "/community", "/trainings"]) await visit(page, address);
});
