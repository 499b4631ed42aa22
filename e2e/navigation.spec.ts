import { expect, type Page } from "@playwright/test";
import { titleAt } from "./known-screens.ts";
import { follow, returningTest as test, visit } from "./visitor.ts";

const explore = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Explore" });
const items = (page: Page) => page.getByRole("menu").getByRole("menuitem");

test("the Explore dropdown opens by click and closes by click, outside click and mouse leave", async ({ page }) => {
  await visit(page, "/about");
  await explore(page).click();
  await expect(items(page).first()).toBeVisible();
  await explore(page).click();
  await expect(items(page)).toHaveCount(0);

  await explore(page).click();
  await items(page).first().hover();
  await expect(items(page).first()).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(items(page)).toHaveCount(0);

  // A finger has no pointer that leaves, so this closing is the press outside alone.
  await explore(page).dispatchEvent("click");
  await expect(items(page).first()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerdown");
  await expect(items(page)).toHaveCount(0);
});

test("the Explore dropdown is used by keyboard: arrows move, Escape closes, Enter follows", async ({ page }) => {
  await visit(page, "/about");
  await explore(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(items(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(items(page).nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(items(page)).toHaveCount(0);
  await expect(explore(page)).toBeFocused();

  await page.keyboard.press("Enter");
  const target = await items(page).first().getAttribute("href");
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target ?? "");
  await expect(items(page)).toHaveCount(0);
});

test("every link of navbar and footer answers with a screen", async ({ page, request }) => {
  await visit(page, "/");
  await explore(page).click();
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const addresses = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))];
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
    await follow(page, "/");
    await expect(page).toHaveURL("/");
    if ((await explore(page).getAttribute("aria-expanded")) === "false") await explore(page).dispatchEvent("click");
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(titleAt(address));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the logo leads home", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Blenda, home" }).click();
  await expect(page).toHaveURL("/");
});

test("four external social links open outside and hand nothing over", async ({ page }) => {
  await visit(page, "/about");
  const external = page.getByRole("contentinfo").locator('a[href^="http"]');
  await expect(external).toHaveCount(4);
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAccessibleName(/Blenda on /);
  }
});

test("any other path shows a 404 page with 'Page not found' and a 'Go Home' link to /", async ({ page }) => {
  const answer = await page.goto("/nothing/of/this/name");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Blenda");
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const known of ["/marketplace", "/shop/orbit-bench", "/cart", "/dashboard", "/admin"])
  test(`below ${known} there is nothing either, on loading and inside the app`, async ({ page }) => {
    const address = `${known}/nothing-here`;
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page).toHaveTitle("Page not found · Blenda");
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
    await page.evaluate((to) => history.pushState(null, "", to), address);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page).toHaveTitle("Page not found · Blenda");
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("the mobile menu offers what the wide navbar offers, and closes by button, Escape, backdrop and choice", async ({ page }) => {
    await visit(page, "/");
    const open = () => page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(explore(page)).toBeHidden();
    await open();
    await expect(menu(page).getByRole("link", { name: "Creator guide" })).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu(page)).toBeHidden();

    await open();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();

    await open();
    await page.mouse.click(380, 400);
    await expect(menu(page)).toBeHidden();

    await open();
    await menu(page).getByRole("link", { name: "About" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/about");
  });
});
