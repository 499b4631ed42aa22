import { expect, type Page } from "@playwright/test";
import { returningTest as test, visit } from "./visitor.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

test("the footer claims over 100,000 creators and shows five language flags with no behaviour", async ({ page }) => {
  await visit(page, "/about");
  await expect(footer(page).getByText(/over 100,000 creators/)).toBeVisible();
  const flags = footer(page).getByRole("list", { name: "Languages" });
  await expect(flags.getByRole("img")).toHaveCount(5);
  await expect(flags.locator("a, button, [tabindex], [role=button]")).toHaveCount(0);
  for (const flag of await flags.getByRole("img").all()) await expect(flag).toHaveAccessibleName(/\w+/);
});

test("the footer's text about all systems leads to the status page, which says the same after looking", async ({ page }) => {
  await visit(page, "/about");
  await footer(page).getByRole("link", { name: "All systems operational" }).click();
  await expect(page).toHaveURL("/status");
  await expect(page.getByRole("heading", { level: 1, name: "All systems operational" })).toBeVisible();
});
