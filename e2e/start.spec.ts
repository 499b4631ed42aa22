import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import { expect, type Page, type Route } from "@playwright/test";
import { bringing, LOGIN_FLAG, passTime, stopClock, test, tickUntil, visit } from "./visitor.ts";

const SESSION = "**/api/identity/session*";
const DAY_MS = 86_400_000;

const banner = (page: Page) => page.getByRole("region", { name: "Cookies, your way" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const inLocalStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stops the clock, and lets the page note by that clock when it first showed anything. */
async function watchStart(page: Page): Promise<{ shownAfterMs: () => Promise<number> }> {
  const began = await stopClock(page);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.getElementById("root")?.firstElementChild) return;
      document.documentElement.dataset.shownAt = String(Date.now());
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return { shownAfterMs: async () => Number(await page.locator("html").getAttribute("data-shown-at")) - began };
}

test("nothing is shown for about one second after the address was opened, then the cookie banner and the page appear", async ({ page }) => {
  await page.goto("/about");
  await expect(heading(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  // The browser writes it down a moment after the fact; once written it stays.
  const firstPaint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await expect.poll(firstPaint).toBeGreaterThanOrEqual(1_000);
});

test("the second is over after a second, however soon everything is there", async ({ page }) => {
  const { shownAfterMs } = await watchStart(page);
  const answered = page.waitForResponse(SESSION);
  await page.goto("/about");
  await (await answered).finished();
  await passTime(page, 950);
  await tickUntil(page, heading(page));
  expect(await shownAfterMs()).toBeLessThan(1_500);
});

test("the app appears only after the first authentication check has answered", async ({ page }) => {
  const { shownAfterMs } = await watchStart(page);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route(SESSION, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.goto("/about");
  await asked.promise;
  await passTime(page, 2_000);
  answer.resolve();
  await tickUntil(page, heading(page));
  expect(await shownAfterMs()).toBeGreaterThanOrEqual(2_000);
});

for (const { fails, meets } of [
  { fails: "gets no answer", meets: (route: Route) => route.abort() },
  { fails: "meets a broken server", meets: (route: Route) => route.fulfill({ status: 500, body: "no" }) },
  { fails: "never ends", meets: () => undefined },
]) {
  test(`a start whose first authentication check ${fails} still shows the app`, async ({ page }) => {
    await page.route(SESSION, meets);
    await stopClock(page);
    await page.goto("/about");
    await tickUntil(page, heading(page), 500);
    await expect(banner(page)).toBeVisible();
  });
}

test("a visitor counted as signed out because the check failed is known as soon as it is answered", async ({ page }) => {
  await page.route(SESSION, (route) => route.abort());
  await stopClock(page);
  // The mailbox is behind a switch that only the answer knows.
  await page.goto("/mailbox");
  await tickUntil(page, page.getByRole("heading", { name: "Page not found" }), 500);
  await page.unroute(SESSION);
  await tickUntil(page, page.getByRole("heading", { name: "Demo mailbox" }), 500);
});

test("a start in a browser whose storage is switched off still shows the app", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await visit(page, "/about?ref=123ABC");
  await expect(page).toHaveURL("/about");
  await banner(page).getByRole("button", { name: "Reject All" }).click();
  await expect(banner(page)).toBeHidden();
});

test("?ref= is read, stored for 30 days and removed while the rest of the address stays", async ({ page }) => {
  await visit(page, "/help?topic=orders&ref=123abc&x=a%20b#locked-out");
  await expect(page).toHaveURL("/help?topic=orders&x=a%20b#locked-out");
  const { ref, timestamp, expires } = JSON.parse((await inLocalStorage(page, REFERRAL.STORAGE_KEY)) ?? "");
  expect(ref).toBe("123ABC");
  expect(Date.parse(expires) - Date.parse(timestamp)).toBe(30 * DAY_MS);
});

test("a reference that cannot be one is ignored, but still removed from the address", async ({ page }) => {
  await visit(page, "/about?ref=%3Cscript%3E");
  await expect(page).toHaveURL("/about");
  expect(await inLocalStorage(page, REFERRAL.STORAGE_KEY)).toBeNull();
});

test.describe("somebody sent here more than 30 days ago", () => {
  const expired = { ref: "123ABC", timestamp: new Date(Date.now() - 31 * DAY_MS), expires: new Date(Date.now() - DAY_MS) };
  test.use(bringing({ [LOGIN_FLAG]: "false", [REFERRAL.STORAGE_KEY]: JSON.stringify(expired) }));

  test("the referral is removed on the next read", async ({ page }) => {
    await visit(page, "/about");
    expect(await inLocalStorage(page, REFERRAL.STORAGE_KEY)).toBeNull();
  });
});

test("utm parameters, page views and the device are kept as session data", async ({ page }) => {
  const kept = () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? ""), VISIT_STORAGE_KEY);
  await visit(page, "/about?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_content=top&utm_term=chairs");
  expect(await kept()).toMatchObject({
    pageViews: 1,
    referralSource: "direct",
    utmSource: "letter",
    utmMedium: "mail",
    utmCampaign: "spring",
    utmContent: "top",
    utmTerm: "chairs",
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page)).toHaveText("Contact");
  await expect.poll(async () => (await kept()).pageViews).toBe(2);
  await expect.poll(async () => (await kept()).device, { timeout: 15_000 }).toMatchObject({ type: "desktop", browser: "Chrome" });
});
