import { expect, type Page } from "@playwright/test";

const NARROW = { width: 320, height: 640 };

/**
 * What sticks out to the right. The page itself clips, so that it could not be scrolled sideways but only cut off; a box that
 * scrolls by itself, such as a wide table's, may hold something wider.
 */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHeld = (each: Element): boolean => {
      const box = each.parentElement;
      return box !== null && box !== document.body && (getComputedStyle(box).overflowX !== "visible" || isHeld(box));
    };
    return [...document.body.querySelectorAll("*")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > window.innerWidth + 1 && !isHeld(each))
      .map((each) => each.outerHTML.slice(0, 200));
  });

/** Into the narrowest screen there is. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  expect(await stickingOut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
}
