import { LISTING } from "@blenda/domain/catalogue/constants";
import type { HomePage } from "@blenda/domain/content/model";
import type { ProductListing } from "@blenda/domain/search/model";
import { searchTexts } from "@blenda/domain/search/texts";
import { priceNow } from "@blenda/domain/shared/price";
import { TRAININGS } from "@blenda/domain/trainings/constants";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { readFrom } from "./reads.ts";
import { scrollTop, returningTest as test, visit } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const results = (page: Page): Locator => page.getByRole("region", { name: "Results" });
/** Of the list itself: bundles that fit the words stand above it. */
const cards = (page: Page): Locator => results(page).locator("#results").getByRole("article");
const filters = (page: Page): Locator => page.getByRole("complementary", { name: "Filters" });
const listing = (page: Page, address: string) => readFrom<ProductListing>(page, `search/products${address}`);
const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading", { level: 3 }).allTextContents();
const search = (page: Page): string => new URL(page.url()).search;

/** The screen shows what the API answers for the address it stands at. */
async function expectListed(page: Page): Promise<ProductListing> {
  const { items, ...rest } = await listing(page, search(page));
  const { total } = rest;
  await expect(results(page).getByText(`${total} ${total === 1 ? "model" : "models"}`, { exact: true })).toBeVisible();
  await expect.poll(async () => (await titles(page)).slice(0, items.length)).toEqual(items.map(({ title }) => title));
  return { items, ...rest };
}

test("filters on measured facts change the list, the counts and the address, and a link reproduces the page", async ({ page, context }) => {
  await visit(page, "/marketplace");
  const all = await expectListed(page);
  await filters(page).getByRole("button", { name: "FBX", exact: true }).click();
  await expect(page).toHaveURL("/marketplace?formats=fbx");
  const fbx = await expectListed(page);
  expect(fbx.total).toBeGreaterThan(0);
  expect(fbx.total).toBe(all.facets.formats.find(({ value }) => value === "fbx")?.count);

  await filters(page).getByRole("textbox", { name: "Triangles, at least" }).fill("5k");
  await filters(page).getByRole("textbox", { name: "Triangles, at least" }).press("Enter");
  await expect(page).toHaveURL(/triangles=5000-/);
  const heavy = await expectListed(page);
  expect(heavy.total).toBeLessThan(fbx.total);
  expect(heavy.items.every(({ triangles, formats }) => (triangles ?? 0) >= 5_000 && formats.includes("fbx"))).toBe(true);

  const elsewhere = await context.newPage();
  await visit(elsewhere, page.url());
  await expectListed(elsewhere);
  await elsewhere.close();

  await page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: "Remove FBX" }).click();
  await expect(page).not.toHaveURL(/formats/);
  await expectListed(page);
  await page.goBack();
  await expect(page).toHaveURL(/formats=fbx/);
  await expectListed(page);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/marketplace");
  await expectListed(page);
});

test("only formats that some model comes in are offered", async ({ page }) => {
  await visit(page, "/marketplace");
  const { facets } = await expectListed(page);
  for (const { value, count } of facets.formats)
    await expect(filters(page).getByRole("button", { name: value.toUpperCase(), exact: true }), value).toHaveCount(count > 0 ? 1 : 0);
  expect(facets.formats.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual(["glb", "fbx", "obj", "usdz"]);
});

test("sorting by price is kept in the address and orders the list", async ({ page }) => {
  await visit(page, "/marketplace");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price-up");
  await expect(page).toHaveURL("/marketplace?sort=price-up");
  const { items } = await expectListed(page);
  const prices = items.map(priceNow);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test("the footer's link to 3D Models shows all that lies below it", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "3D Models" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("category")).toBe("3D Models");
  const { total, of } = await expectListed(page);
  expect(total).toBe(of);
});

test("a search forgives a typo, looks inside words and takes two words", async ({ page }) => {
  await visit(page, "/marketplace?q=armchiar");
  await expect(results(page).getByText("Showing results for “armchair”.")).toBeVisible();
  await expectListed(page);
  await expect(cards(page).filter({ hasText: "Fenwick armchair" })).toBeVisible();
  await visit(page, "/marketplace?q=antern");
  await expectListed(page);
  await expect(cards(page).filter({ hasText: "Pierced brass lantern" })).toBeVisible();
  await visit(page, "/marketplace?q=walnut radio");
  await expectListed(page);
  await expect(cards(page).first()).toContainText("Walnut table radio");
});

test("other words, kinds and measured facts are understood, and the page says how they were read", async ({ page }) => {
  for (const [words, title] of [
    ["couch", "Harwick chesterfield"],
    ["car", "Coast road camper"],
    ["jewelry", "Ember ruby ring"],
  ] as const) {
    await visit(page, `/marketplace?q=${words}`);
    await expectListed(page);
    await expect(cards(page).filter({ hasText: title })).toBeVisible();
  }
  await visit(page, "/marketplace?q=low poly sword");
  const { items } = await expectListed(page);
  expect(items.every(({ triangles }) => (triangles ?? 0) <= 5_000)).toBe(true);
  await expect(results(page).getByText("“low poly” includes models of up to 5,000 triangles.")).toBeVisible();
  await visit(page, "/marketplace?q=green couch");
  await expectListed(page);
  await expect(results(page).getByText("None of these is “green”.")).toBeVisible();
});

test("what is not here leads on: the words that were perhaps meant, the closest category, three models, the generator", async ({
  page,
}) => {
  await visit(page, "/marketplace?q=tree");
  await expect(page.getByRole("heading", { name: "Nothing found for “tree”" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Popular models" }).getByRole("article")).toHaveCount(3);
  await expectNoFaults(page, "an empty marketplace that helps");
  await page.getByRole("link", { name: "Browse Nature" }).click();
  await expect(page).toHaveURL("/marketplace?category=Nature");
  await expectListed(page);
  await visit(page, "/marketplace?q=robto");
  await results(page).getByRole("link", { name: "robot", exact: true }).click();
  await expect(page).toHaveURL("/marketplace?q=robot");
  await visit(page, "/marketplace?q=flying dragon");
  await page.getByRole("link", { name: "Generate it with BlendaGen" }).click();
  await expect(page).toHaveURL("/blendagen?prompt=flying+dragon");
});

test("every word that home suggests finds something", async ({ page }) => {
  const words = await readFrom<string[]>(page, "search/popular");
  expect(words.length).toBeGreaterThan(2);
  await visit(page, "/");
  await expect(page.getByPlaceholder(`Try “${words[0]}” or “${words[1]}”`)).toBeVisible();
  for (const word of words) {
    const { total } = await listing(page, `?q=${word}`);
    expect(total, word).toBeGreaterThan(1);
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: words[0] ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(`/marketplace?q=${words[0]}`);
  await expectListed(page);
});

test("by keyboard the first product is three presses away, and its link comes before its heart", async ({ page }) => {
  await visit(page, "/marketplace?q=robot");
  const { items } = await expectListed(page);
  const focused = page.locator(":focus");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to content");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to results");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText(items[0]?.title ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName(`Save ${items[0]?.title}`);
  await expect(cards(page).filter({ hasText: "Score" })).toHaveCount(0);
});

test("further pages follow while scrolling, nothing is listed twice, and back finds the place again", async ({ page }) => {
  await visit(page, "/marketplace");
  const { total } = await expectListed(page);
  expect(total).toBeGreaterThan(24);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(total, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const hrefs = await cards(page)
    .locator("a[data-card-link]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(total);

  const deep = cards(page).nth(40);
  await deep.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(500);
  await deep.locator("a[data-card-link]").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(10);
});

test("where nothing is found the page says so, and a list that failed can be asked for again", async ({ page }) => {
  await visit(page, "/marketplace?q=zzzzqqq&formats=fbx");
  await expect(page.getByRole("heading", { name: "Nothing found for “zzzzqqq”" })).toBeVisible();
  await expectNoFaults(page, "an empty marketplace");
  await page.getByRole("link", { name: "See all models" }).click();
  await expectListed(page);

  const refusal = { code: "INTERNAL_SERVER_ERROR", message: searchTexts.loadFailed };
  await page.route("**/api/search/products*", (route) => route.fulfill({ status: 500, json: refusal }));
  await visit(page, "/marketplace?q=lantern");
  await expect(page.getByRole("alert")).toContainText(searchTexts.loadFailed, { timeout: 30_000 });
  await page.unroute("**/api/search/products*");
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expectListed(page);
});

/** The last card ends where the row does. */
const lastRowIsWhole = (page: Page, name: string): Promise<boolean> =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name }) })
    .getByRole("list")
    .first()
    .evaluate((list) => {
      const ends = [...list.children].map((item) => Math.round(item.getBoundingClientRect().right));
      return ends.at(-1) === Math.max(...ends);
    });

test("home shows featured models, staff picks with their notes, categories and lessons; a section without content is left out", async ({
  page,
}) => {
  const home = await readFrom<HomePage>(page, "content/home");
  expect(home.featured).toHaveLength(LISTING.FEATURED_PRODUCTS);
  expect(home.staffPicks).toHaveLength(LISTING.STAFF_PICKS);
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Featured this week" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: home.featured[0]?.title ?? "" })).not.toHaveCount(0);
  const picks = page.locator("section").filter({ has: page.getByRole("heading", { name: "Staff picks" }) });
  await expect(picks.getByRole("article")).toHaveCount(LISTING.STAFF_PICKS);
  for (const { note } of home.staffPicks) await expect(picks.getByText(note, { exact: true })).toBeVisible();
  await picks.scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();

  const tutorials = Array.from({ length: TRAININGS.FEATURED }, (_, at) => ({
    ...home.tutorials[at % home.tutorials.length],
    id: `t${at}`,
  }));
  await page.route("**/api/content/home*", (route) => route.fulfill({ json: { ...home, tutorials } }));
  await visit(page, "/");
  await page.getByRole("heading", { name: "Staff picks" }).scrollIntoViewIfNeeded();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = (name: string) =>
      page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name }) })
        .getByRole("article")
        .filter({ visible: true });
    await expect(shown("Featured this week"), `at ${width} px`).toHaveCount(LISTING.FEATURED_PRODUCTS);
    await expect(shown("Learn from the people"), `at ${width} px`).toHaveCount(TRAININGS.FEATURED);
    expect(await lastRowIsWhole(page, "Featured this week"), `at ${width} px`).toBe(true);
    expect(await lastRowIsWhole(page, "Learn from the people"), `at ${width} px`).toBe(true);
  }

  await page.unroute("**/api/content/home*");
  await page.route("**/api/content/home*", (route) => route.fulfill({ json: { ...home, staffPicks: [] } }));
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Featured this week" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Staff picks" })).toHaveCount(0);
});

for (const address of ["/", "/marketplace"]) {
  test(`${address} reads well in both themes and fits a narrow phone`, async ({ page }) => {
    test.slow();
    await visit(page, address);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expectNoFaults(page, address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
