import { type BrowserContext, expect, type Page } from "@playwright/test";
import { signInFrom } from "./people.ts";
import { test, visit } from "./visitor.ts";

const ADMIN = { name: "admin", email: "admin@blenda.test", password: "Blenda-demo-1" };

const choose = (page: Page, name: string) => page.getByRole("region", { name: "Cookies, your way" }).getByRole("button", { name }).click();

/** What a page tells of its visit, in the order in which it does. */
function heardFrom(page: Page): string[] {
  const told: string[] = [];
  page.on("request", (request) => told.push(...(/\/api\/tracking\/(\w+)/.exec(request.url())?.slice(1) ?? [])));
  return told;
}

/** How many visits there are, as our team sees it. */
async function visitsSeen(context: BrowserContext, baseURL: string | undefined): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  const answer = await context.request.get(`${baseURL}/api/analytics/traffic?from=${day}&to=${day}`);
  return (await answer.json()).totals.visits;
}

test("Reject All: not one analytics request and not one row; Accept: a visit with its country, live on both pages of our team", async ({
  page,
  browser,
  baseURL,
}) => {
  const staff = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "UTC" });
  await signInFrom(staff, baseURL, ADMIN);
  const before = await visitsSeen(staff, baseURL);

  const told = heardFrom(page);
  await visit(page, "/marketplace");
  await choose(page, "Reject All");
  await visit(page, "/about");
  await page.waitForFunction(() => performance.now() > 4_000);
  expect(told).toEqual([]);
  expect(await visitsSeen(staff, baseURL)).toBe(before);

  const visitor = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "Europe/Lisbon" });
  const allowing = await visitor.newPage();
  const allowed = heardFrom(allowing);
  await visit(allowing, "/marketplace?utm_source=journey&utm_campaign=lisbon");
  await choose(allowing, "Accept All Cookies");
  await expect.poll(() => allowed).toEqual(expect.arrayContaining(["beginVisit", "locate"]));

  const watching = await staff.newPage();
  await visit(watching, "/admin/analytics");
  await expect(watching.getByRole("heading", { level: 1 })).toHaveText("Analytics");
  await expect(watching.getByRole("heading", { name: "Here now" })).toBeVisible();
  await expect.poll(() => visitsSeen(staff, baseURL)).toBeGreaterThan(before);
  await visit(watching, "/admin/analytics?tab=sources");
  await expect(watching.getByText("lisbon · journey")).toBeVisible();

  await visit(watching, "/admin/geographic-analytics");
  const latest = watching.getByRole("table", { name: "Latest visitors" });
  await expect(latest.getByText("anonymous").first()).toBeVisible();
  await expect(latest.getByText("By the browser's time zone").first()).toBeVisible();
  for (const each of [staff, visitor]) await each.close();
});

test("Global Privacy Control is a no, whatever was pressed", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const page = await context.newPage();
  const told = heardFrom(page);
  await visit(page, "/marketplace");
  await choose(page, "Accept All Cookies");
  await page.waitForFunction(() => performance.now() > 4_000);
  expect(told).toEqual([]);
  await context.close();
});
