import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { expectToFit } from "./fits.ts";
import { signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const ADMIN = { name: "admin", email: "admin@blenda.test", password: "Blenda-demo-1" };

const WIDE = { width: 1440, height: 900 };

/** The tabs behind the first, which every staff screen's journey opens. */
const TABS = { queues: "Queues", events: "Parked events", alarms: "Alarms", errors: "Error log", build: "Build", audit: "Audit log" };

async function expectSound(page: Page, name: string): Promise<void> {
  await expect(page.locator("main .breathe")).toHaveCount(0);
  await expectNoFaults(page, name);
  await expectToFit(page);
}

test("every tab of the system panel reads well in both themes and fits into 320 px", async ({ page, context, baseURL }) => {
  await signInFrom(context, baseURL, ADMIN);
  for (const [tab, name] of Object.entries(TABS))
    await test.step(name, async () => {
      await page.setViewportSize(WIDE);
      await visit(page, `/admin/system?tab=${tab}`);
      await expect(page.getByRole("main").locator("[aria-current=page]", { hasText: name })).toBeVisible();
      await expectSound(page, name);
    });
});

test("locked addresses and one submission read well in both themes and fit into 320 px", async ({ page, context, baseURL }) => {
  await signInFrom(context, baseURL, ADMIN);
  await test.step("locked addresses", async () => {
    await page.setViewportSize(WIDE);
    await visit(page, "/admin/users?tab=locked");
    await expectSound(page, "locked addresses");
  });
  await test.step("one submission", async () => {
    await page.setViewportSize(WIDE);
    await visit(page, "/admin/reviews/products");
    await page.getByRole("link", { name: "Start with the first" }).click();
    await expect(page.getByRole("radio", { name: /^Approve/ })).toBeEnabled();
    await page.getByRole("radio", { name: /^Request changes/ }).check();
    await expectSound(page, "one submission");
  });
});
