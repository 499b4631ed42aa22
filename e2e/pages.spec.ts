import type { Screen } from "@blenda/domain/access/screen";
import { BRAND } from "@blenda/domain/shared/brand";
import { expect, type Page } from "@playwright/test";
import { fillContactForm, pressSend } from "./contact-form.ts";
import { expectNoFaults } from "./faults.ts";
import { expectToFit } from "./fits.ts";
import { publicScreens, titleOf } from "./known-screens.ts";
import { returningTest, test, visit } from "./visitor.ts";

const WIDE = { width: 1280, height: 800 };

/** Several in one visit: what the first has fetched, the others need not. */
const TOGETHER = 6;
const visits = Array.from({ length: Math.ceil(publicScreens.length / TOGETHER) }, (_, at) =>
  publicScreens.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

for (const screens of visits) {
  const paths = screens.map(({ path }) => path).join(", ");
  returningTest(
    `each of ${paths} names itself, has one main heading, reads well in both themes and fits into 320 px`,
    async ({ page, baseURL }) => {
      for (const screen of screens) await returningTest.step(screen.path, () => expectSoundScreen(page, screen, baseURL));
    },
  );
}

async function expectSoundScreen(page: Page, screen: Screen, baseURL: string | undefined): Promise<void> {
  await page.setViewportSize(WIDE);
  await visit(page, screen.path);
  await expect(page).toHaveTitle(titleOf(screen));
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).not.toHaveText("Page not found");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", screen.head.description);
  // What is behind a switch is for nobody's search results.
  if (screen.flag) await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  else await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new URL(screen.path, baseURL).href);
  await expectNoFaults(page, screen.path);
  await expectToFit(page);
}

returningTest("the 404 page reads well in both themes and fits into 320 px", async ({ page }) => {
  await visit(page, "/nothing/here");
  await expectNoFaults(page);
  await expectToFit(page);
});

returningTest("the open Explore menu and the open chat read well in both themes", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, "/");
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByRole("dialog", { name: `Ask ${BRAND.name}` })).toBeVisible();
  await page.getByRole("button", { name: "Explore" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoFaults(page);
});

returningTest("the mobile menu reads well in both themes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectNoFaults(page);
});

test("the cookie banner and both views of its dialog read well in both themes and fit into 320 px", async ({ page }) => {
  await visit(page, "/legal/cookie-policy");
  await expectNoFaults(page);
  await expectToFit(page);
  await page.getByRole("button", { name: "Customize", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFaults(page);
  await expectToFit(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFaults(page);
});

returningTest("a form with faults, a refusal and its message read well in both themes", async ({ page }) => {
  await page.route("**/api/information/contact", (route) =>
    route.fulfill({ status: 409, json: { code: "CONFLICT", message: "Not today" } }),
  );
  await visit(page, "/contact");
  await pressSend(page);
  await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");
  await expectNoFaults(page);
  await fillContactForm(page);
  await pressSend(page);
  // Under the pointer it stays for as long as it is looked at.
  const message = page.getByRole("region", { name: "Messages" }).getByText("Not today");
  await message.hover();
  await expectNoFaults(page);
  await expect(message).toBeVisible();
});
