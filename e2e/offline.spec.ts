import { expect, type Locator, type Page } from "@playwright/test";
import { freePort } from "../server/src/testing/server-process.ts";
import { ownServers } from "./own-server.ts";
import { signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const CREATOR = { name: "creator", email: "creator@blenda.test", password: "Blenda-demo-1" };
const PRODUCT = "/product/1962-rangefinder-camera";
/** The line is looked at every few seconds. */
const BACK_MS = 20_000;

const notice = (page: Page): Locator => page.getByText(/^(You're offline|We can't be reached right now)\./);
const broken = (page: Page): Locator => page.getByText(/stopped working|That's on us/);

/** Pressed while nothing can arrive. Not scrolled to, and not pointed at before: nothing of it was fetched ahead. */
const press = (link: Locator) => link.first().evaluate((each: HTMLElement) => each.click());

interface Walk {
  from: string;
  link: string;
  arrives: (page: Page) => Locator;
}
const heading = (page: Page): Locator => page.getByRole("main").getByRole("heading", { level: 1 });
const WALKS: Record<string, Walk> = {
  "the marketplace": {
    from: "/about",
    link: 'a[href="/marketplace"]',
    arrives: (page) => page.getByRole("region", { name: "Results" }).getByRole("article").first(),
  },
  "the feed": { from: "/about", link: 'a[href="/community"]', arrives: (page) => page.getByRole("navigation", { name: "Community" }) },
  "the player": {
    from: "/learning/dioramas-one-light",
    link: 'main button:has-text("Watch a free lesson")',
    arrives: (page) => page.getByRole("region", { name: /^Player/ }),
  },
  "the checkout": {
    from: "/cart",
    link: 'main button:has-text("Go to checkout"):enabled',
    arrives: (page) => page.getByRole("heading", { level: 1, name: "Checkout" }),
  },
  "the editor": {
    from: "/dashboard/products",
    link: 'main a[href$="/edit"]',
    arrives: (page) => page.getByLabel("Title", { exact: true }),
  },
};

async function prepare(page: Page, name: string, baseURL: string | undefined): Promise<void> {
  if (name === "the editor") await signInFrom(page.context(), baseURL, CREATOR);
  if (name !== "the checkout") return;
  await visit(page, PRODUCT);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
}

for (const [name, { from, link, arrives }] of Object.entries(WALKS))
  test(`offline, ${name} is waited for with the page before it on show, and comes by itself`, async ({ page, context, baseURL }) => {
    await prepare(page, name, baseURL);
    await visit(page, from);
    await expect(page.locator(link).first()).toBeAttached();
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await press(page.locator(link));
    // As long as somebody needs to read what is there.
    await page.waitForTimeout(1_500);
    await expect(broken(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await expect(arrives(page)).toBeVisible({ timeout: BACK_MS });
    await expect(notice(page)).toBeHidden();
    await expect(broken(page)).toHaveCount(0);
  });

test("a product opened offline from a list keeps the list until it can be shown", async ({ page, context }) => {
  await visit(page, "/marketplace");
  const card = page.getByRole("region", { name: "Results" }).locator('a[href^="/product/"]').first();
  await expect(card).toBeAttached();
  await context.setOffline(true);
  await press(card);
  await expect(notice(page)).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(broken(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /Add to cart|Get it free/ })
      .first(),
  ).toBeVisible({ timeout: BACK_MS });
});

const start = ownServers(test);

test("a server stopped while a page loads: it says so, and comes by itself when the server is back", async ({ page }) => {
  const port = await freePort();
  const first = await start(port);
  await visit(page, `${first.url}/about`);
  await expect(page.locator('a[href="/marketplace"]').first()).toBeAttached();
  first.child.kill("SIGKILL");
  await press(page.locator('a[href="/marketplace"]'));
  await expect(page.getByText("We can't be reached right now. We'll load this page as soon as we can.")).toBeVisible({ timeout: BACK_MS });
  await expect(broken(page)).toHaveCount(0);

  const second = await start(port);
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toBeVisible({ timeout: BACK_MS });
  await expect(notice(page)).toBeHidden();

  // Now before the page's own code has arrived: nothing but its first script is there to say it.
  const said = page.waitForResponse("**/first.js");
  await page.route("**/assets/index-*.js", async (route) => {
    await (await said).finished();
    if (second.child.signalCode === null && second.child.exitCode === null) second.child.kill("SIGKILL");
    await route.abort();
  });
  await page.goto(`${second.url}${PRODUCT}`);
  await expect(page.getByRole("heading", { name: "We can't be reached right now" })).toBeVisible();
  await page.unroute("**/assets/index-*.js");
  await start(port);
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible({ timeout: BACK_MS });
});
