import { expect, type Page } from "@playwright/test";
import { accountMenu, signedInTest } from "./people.ts";
import { returningTest, test, visit } from "./visitor.ts";

const MOST = 0.05;
const SIZES = [
  { device: "a phone", viewport: { width: 390, height: 844 } },
  { device: "a desktop", viewport: { width: 1440, height: 900 } },
];
const PAGES = ["/", "/product/1962-rangefinder-camera"];

interface Shift {
  value: number;
  what: string[];
}

/** Whatever moves by itself is noted from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80) ?? "") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
const sum = (shifts: Shift[]) => shifts.reduce((all, { value }) => all + value, 0);

async function expectSteady(page: Page, address: string): Promise<void> {
  await watchShifts(page);
  await visit(page, address);
  await page.waitForLoadState("load");
  await expect(page.locator("main [aria-label^=Loading]")).toHaveCount(0);
  // What arrives late is drawn within a few frames of arriving.
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
  const shifts = await shiftsOf(page);
  expect(sum(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
}

for (const { device, viewport } of SIZES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    for (const address of PAGES) {
      test(`nothing of ${address} moves while it arrives`, ({ page }) => expectSteady(page, address));
    }
  });
  signedInTest.describe(`on ${device}, for a member,`, () => {
    signedInTest.use({ viewport });
    for (const address of PAGES) signedInTest(`nothing of ${address} moves while it arrives`, ({ page }) => expectSteady(page, address));
  });
}

signedInTest("the place of the balance is kept while it is on the way: the search box does not jump", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/tokens/account*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, "/about");
  await expect(accountMenu(page), "who it is takes longer on a busy machine").toBeVisible();
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search Blenda" });
  const before = await box.boundingBox();
  answer.resolve();
  await expect(page.getByRole("banner").getByRole("link", { name: /tokens?, usage$/ })).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
});

signedInTest("the row stands from its first frame on: the code of the account menu moves nothing when it arrives", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/account-menu-*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await visit(page, "/about");
  await expect(page.getByRole("banner").getByRole("link", { name: /tokens?, usage$/ })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const places = () =>
    page
      .getByRole("banner")
      .locator("a, input, button:not([aria-label='Your account'])")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const before = await places();
  arrival.resolve();
  await expect(accountMenu(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
]) {
  returningTest(`chat and "up" cover nothing at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/marketplace");
    await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const buttons = [page.getByRole("button", { name: "Scroll to top" }), page.getByRole("button", { name: "Open chat" })];
    for (const button of buttons) await expect(button).toBeAttached();
    const covered = await page.evaluate(() => {
      const edges = [...document.querySelectorAll("[data-floating] button")].map((button) => button.getBoundingClientRect());
      const words = document.createTreeWalker(document.querySelector("main") as Node, NodeFilter.SHOW_TEXT);
      const under: string[] = [];
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          if (edges.some((box) => line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom))
            under.push(text.textContent ?? "");
      }
      return under;
    });
    expect(covered).toEqual([]);
  });
}
