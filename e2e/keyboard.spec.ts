import { expect, type Page } from "@playwright/test";
import { returningTest, test, visit } from "./visitor.ts";

interface Stop {
  name: string;
  isMarked: boolean;
  isSeen: boolean;
}

/** What has the keyboard now: its name, whether a ring says so, and whether anything covers it. Null at the end of the page. */
const stopHere = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return null;
    const name = focused.getAttribute("aria-label") ?? (focused.textContent?.trim() || focused.getAttribute("name") || focused.tagName);
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = width > 0 && height > 0 && above !== null && (focused.contains(above) || above.contains(focused));
    return { name, isMarked: hasRing || boxShadow !== "none", isSeen };
  });

/** Presses Tab from the top of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 300; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopHere(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("the keyboard never left the page");
}

/** Everything a mouse could use. */
const usable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.getAttribute("aria-label") ?? (each.textContent?.trim() || each.getAttribute("name") || each.tagName)),
  );

function expectCompleteWalk(stops: readonly Stop[], wanted: readonly string[]): void {
  expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
  expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
  expect(stops.map(({ name }) => name)).toEqual(wanted);
}

returningTest(
  "Tab reaches the skip link, the navbar, the page's actions and the footer, and the focus is always visible",
  async ({ page }) => {
    await visit(page, "/contact");
    const stops = await walk(page);
    // Asked afterwards: a button that appears further down belongs to the page as well.
    expectCompleteWalk(stops, await usable(page));
    const names = stops.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["Skip to content", "Blenda, home", "Explore"]);
    const order = ["Switch to the", "Send", "Licence agreement", "Subscribe", "Open chat"];
    const places = order.map((start) => names.findIndex((name) => name.startsWith(start)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);

test("a docked cookie banner is reached right after the skip link, and hides nothing the keyboard stands on", async ({ page }) => {
  await visit(page, "/contact");
  const stops = await walk(page);
  expectCompleteWalk(stops, await usable(page));
  const names = stops.map(({ name }) => name);
  expect(names[0]).toBe("Skip to content");
  expect(names.slice(2, 5)).toEqual(["Customize", "Reject All", "Accept All Cookies"]);
});

returningTest("the skip link leads past the navbar", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("a[href], button, input").first()).toBeFocused();
});

returningTest("a followed link is announced and the keyboard starts at the new page's content", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator('p[aria-live="assertive"]')).toHaveText("Contact");
});
