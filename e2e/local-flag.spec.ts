import { expect, type Page } from "@playwright/test";
import { bringing, LOGIN_FLAG, test, visit } from "./visitor.ts";

const LEFT = "left.by.an.earlier.visit";
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe("without a stored login flag", () => {
  test.use(bringing({ [LEFT]: "something" }));

  test("local storage is cleared at start and the flag is written, so the next visit keeps its things", async ({ page }) => {
    await visit(page, "/about");
    expect(await stored(page, LEFT)).toBeNull();
    expect(await stored(page, LOGIN_FLAG)).toBe("false");

    await page.evaluate((name) => localStorage.setItem(name, "kept"), LEFT);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await stored(page, LEFT)).toBe("kept");
  });
});

test.describe("with a stored login flag", () => {
  test.use(bringing({ [LOGIN_FLAG]: "true", [LEFT]: "something" }));

  test("what an earlier visit left survives, and the flag says who is here now", async ({ page }) => {
    await visit(page, "/about");
    expect(await stored(page, LEFT)).toBe("something");
    expect(await stored(page, LOGIN_FLAG)).toBe("false");
  });
});
