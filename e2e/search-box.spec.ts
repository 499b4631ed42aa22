import { SEARCH_BOX } from "@blenda/domain/search/constants";
import type { SearchResult } from "@blenda/domain/search/model";
import { searchTexts } from "@blenda/domain/search/texts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { passTime, stopClock, returningTest as test, tickUntil, visit } from "./visitor.ts";

const SUGGEST = "**/api/search/suggest*";
const box = (page: Page): Locator => page.getByRole("banner").getByRole("combobox", { name: "Search Blenda" });
const said = (page: Page, sentence: string): Locator => page.getByRole("search").getByRole("status").filter({ hasText: sentence });
const group = (page: Page, name: string): Locator => page.getByRole("group", { name });

const result = (type: SearchResult["type"], at: number): SearchResult => ({
  id: `${type}-${at}`,
  label: `${type} number ${at}`,
  type,
  path: type === "Product" ? `/product/${at}` : `/learning/${at}`,
  category: "Props",
  imageUrl: "/files/no-such-picture",
  stageHue: null,
  priceCents: 1_200,
  sale: null,
  duration: type === "Product" ? null : "4 min",
  creatorName: "",
  shopName: "Orbit Bench",
});
const SEVEN_EACH = {
  products: Array.from({ length: 7 }, (_, at) => result("Product", at)),
  learning: Array.from({ length: 7 }, (_, at) => result("Tutorial", at)),
  totals: { products: 1_234, learning: 7 },
};

/** The box thinks from its first use on; before that it takes letters only. */
async function openBox(page: Page): Promise<void> {
  await visit(page, "/about");
  await box(page).focus();
  await expect(said(page, searchTexts.tooShort)).toBeVisible();
}

test("it asks for two characters, waits until the typing rests for 300 ms and asks once", async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on("request", (request) => request.url().includes("/search/suggest") && asked.push(new URL(request.url()).searchParams.get("term")));
  await openBox(page);
  await stopClock(page);
  await box(page).fill("r");
  await passTime(page, 1_000);
  await expect(said(page, searchTexts.tooShort)).toBeVisible();
  await box(page).fill("ro");
  await passTime(page, SEARCH_BOX.DEBOUNCE_MS - 1);
  await expect(said(page, searchTexts.searching)).toBeVisible();
  await box(page).fill("robot");
  await passTime(page, SEARCH_BOX.DEBOUNCE_MS - 1);
  expect(asked).toEqual([]);
  await passTime(page, 1);
  await expect.poll(() => asked).toHaveLength(1);
  await tickUntil(page, group(page, "Products").getByRole("option", { name: /Orbit-7 service robot/ }));
  expect(await group(page, "Products").getByRole("option").count()).toBeLessThanOrEqual(SEARCH_BOX.SHOWN_PER_KIND);
  expect(asked).toHaveLength(1);
});

test("products and lessons stand in two groups of at most five, with initials where a picture fails", async ({ page }) => {
  await page.route(SUGGEST, (route) => route.fulfill({ json: SEVEN_EACH }));
  await openBox(page);
  await box(page).fill("number");
  await expect(group(page, "Products").getByRole("option")).toHaveCount(SEARCH_BOX.SHOWN_PER_KIND);
  await expect(group(page, "Learning").getByRole("option")).toHaveCount(SEARCH_BOX.SHOWN_PER_KIND);
  await expect(group(page, "Products").getByRole("option").first()).toContainText("$12.00");
  await expect(page.getByRole("listbox").getByRole("option").last()).toHaveText("See all 1,234 results for “number”");
  await expect(group(page, "Learning").getByRole("option").first()).toContainText("4 min");
  await expect(page.getByRole("listbox").locator("img")).toHaveCount(0);
  await expectNoFaults(page, "an open search box");
});

test("the last row leads to all results, by arrow keys and by mouse, and the box then says what the page is about", async ({ page }) => {
  await openBox(page);
  await box(page).fill("robo");
  const all = page.getByRole("listbox").getByRole("option").last();
  await expect(all).toContainText(/^See all \d+ results for “robo”$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await page.keyboard.press("ArrowUp");
  await expect(all).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/marketplace?q=robo");
  await expect(box(page)).toHaveValue("robo");
  // The keyboard begins at the content of the new page.
  await expect(page.getByRole("main")).toBeFocused();

  await box(page).fill("copper");
  await all.filter({ hasText: "copper" }).click();
  await expect(page).toHaveURL("/marketplace?q=copper");
  await expect(box(page)).toHaveValue("copper");
  await page.goBack();
  await expect(box(page)).toHaveValue("robo");
  await page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: "Remove “robo”" }).click();
  await expect(box(page)).toHaveValue("");
});

test("where the words name no model but a training, the last row leads to the trainings", async ({ page }) => {
  await page.route(SUGGEST, (route) => route.fulfill({ json: { ...SEVEN_EACH, products: [], totals: { products: 0, learning: 7 } } }));
  await openBox(page);
  await box(page).fill("number");
  await page.getByRole("option", { name: "See all 7 results for “number”" }).click();
  await expect(page).toHaveURL("/trainings?q=number");
  await expect(box(page)).toHaveValue("number");
});

test("Enter is ignored until the arrow keys have reached a result; Escape closes the list", async ({ page }) => {
  await openBox(page);
  await box(page).fill("rangefinder camera");
  const first = page.getByRole("listbox").getByRole("option").first();
  await expect(first).toContainText("1962 rangefinder camera");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(first).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/1962-rangefinder-camera");
});

test("never are two questions on the way, and the last term is the one that is answered", async ({ page }) => {
  let open = 0;
  let most = 0;
  const over = (request: { url: () => string }) => {
    if (request.url().includes("/search/suggest")) open -= 1;
  };
  page.on("request", (request) => {
    if (!request.url().includes("/search/suggest")) return;
    open += 1;
    most = Math.max(most, open);
  });
  page.on("requestfinished", over);
  page.on("requestfailed", over);
  // The first answer never comes: only giving it up lets the second question out.
  await page.route(SUGGEST, (route) => (route.request().url().includes("term=lantern") ? undefined : route.continue()));
  await openBox(page);
  const first = page.waitForRequest(/term=lantern/);
  await box(page).fill("lantern");
  await first;
  await box(page).fill("robot");
  await expect(group(page, "Products").getByRole("option", { name: /robot/i }).first()).toBeVisible();
  expect(most).toBe(1);
});

test("a question that fails has found nothing, and no message interrupts", async ({ page }) => {
  await page.route(SUGGEST, (route) =>
    route.fulfill({ status: 500, json: { code: "INTERNAL_SERVER_ERROR", message: "Failed to search" } }),
  );
  await openBox(page);
  await box(page).fill("robot");
  await expect(said(page, searchTexts.none)).toBeVisible();
  await expect(page.getByText(searchTexts.loadFailed)).toHaveCount(0);
});
