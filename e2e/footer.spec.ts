import { expect, type Page } from "@playwright/test";
import { returningTest as test, visit } from "./visitor.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

test("the footer's text about all systems leads to the status page, which says the same after looking", async ({ page }) => {
  await visit(page, "/about");
  await footer(page).getByRole("link", { name: "All systems operational" }).click();
  await expect(page).toHaveURL("/status");
  await expect(page.getByRole("heading", { level: 1, name: "All systems operational" })).toBeVisible();
});
