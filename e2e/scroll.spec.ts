import { expect, type Page } from "@playwright/test";
import { follow, passTime, scrollTop, stopClock, returningTest as test, tickUntil, visit } from "./visitor.ts";

const FAR = 700;
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function leaveFarDown(page: Page): Promise<void> {
  await scrollTo(page, FAR);
  expect(await scrollTop(page)).toBe(FAR);
  await follow(page, "/contact");
}

test("on each route change the page scrolls to the top, on back navigation the earlier position is restored", async ({ page }) => {
  await visit(page, "/help");
  await leaveFarDown(page);
  await expect(title(page, "Contact")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(title(page, "Help")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(FAR);
  await page.goForward();
  await expect(title(page, "Contact")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("going back several pages at once restores the position of that page", async ({ page }) => {
  await visit(page, "/help");
  await leaveFarDown(page);
  await expect(title(page, "Contact")).toBeVisible();
  await follow(page, "/");
  await expect(page).toHaveURL("/");
  await page.evaluate(() => history.go(-2));
  await expect(title(page, "Help")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(FAR);
});

test("a restored position is re-checked at 100 ms and 300 ms and corrected if content that grew late left it off by more than 10 px", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/help");
  await tickUntil(page, title(page, "Help"), 500);
  await leaveFarDown(page);
  await expect(title(page, "Contact")).toBeVisible();

  // Content that has not arrived yet: the page is too short to return to where the reader was.
  await page.evaluate(() => {
    const short = new CSSStyleSheet();
    short.replaceSync("#main { max-height: 100px; overflow: hidden } footer { display: none }");
    document.adoptedStyleSheets.push(short);
  });
  await page.goBack();
  await expect(title(page, "Help")).toBeVisible();
  expect(await scrollTop(page)).toBeLessThan(FAR);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  await passTime(page, 90);
  expect(await scrollTop(page)).toBeLessThan(FAR);
  await passTime(page, 10);
  expect(await scrollTop(page)).toBe(FAR);

  await scrollTo(page, FAR - 11);
  await passTime(page, 200);
  expect(await scrollTop(page)).toBe(FAR);

  // From here on the place is the reader's own again.
  await scrollTo(page, 50);
  await passTime(page, 5_000);
  expect(await scrollTop(page)).toBe(50);
});

test("a restored position that is off by 10 px or less is left alone", async ({ page }) => {
  await stopClock(page);
  await page.goto("/help");
  await tickUntil(page, title(page, "Help"), 500);
  await leaveFarDown(page);
  await expect(title(page, "Contact")).toBeVisible();
  await page.goBack();
  await expect(title(page, "Help")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(FAR);
  await scrollTo(page, FAR - 10);
  await passTime(page, 1_000);
  expect(await scrollTop(page)).toBe(FAR - 10);
});

test.describe("in a small window", () => {
  test.use({ viewport: { width: 400, height: 300 } });

  test("only the last 10 positions are remembered", async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("contentinfo"), "it comes after the page").toBeAttached();
    const links = page.locator('footer nav a[href^="/"], footer a[href="/status"]');
    const addresses = ["/", ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))];
    const trail = [...new Set(addresses)].slice(0, 11);
    expect(trail).toHaveLength(11);
    for (const address of trail) {
      if (address !== "/") await follow(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBe(0);
      // What arrives above the reader would move them along.
      await expect(page.locator('main [aria-label^="Loading"]')).toHaveCount(0);
      // As a reader does: a page that was still too short is scrolled again.
      const scrolled = () => scrollTo(page, 120).then(() => scrollTop(page));
      await expect.poll(scrolled, address).toBe(120);
    }
    // The last page is remembered as well once it is left: on the way back nine more are, and the first is forgotten.
    for (const [steps, address] of trail.slice(0, -1).reverse().entries()) {
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => scrollTop(page), address).toBe(steps < 9 ? 120 : 0);
    }
  });
});
