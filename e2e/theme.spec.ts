import { expect, type Page } from "@playwright/test";
import { returningTest as test, visit } from "./visitor.ts";

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [system, switchTo] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test(`the site starts ${system}, and the choice of ${switchTo} is remembered and stands before any of our code has arrived`, async ({
      page,
    }) => {
      await visit(page, "/about");
      expect(await theme(page)).toBe(system);
      await page.getByRole("button", { name: `Switch to the ${switchTo} theme` }).click();
      expect(await theme(page)).toBe(switchTo);
      const chosen = await background(page);

      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      expect(await theme(page)).toBe(switchTo);
      expect(await background(page)).toBe(chosen);
    });
  });
}
