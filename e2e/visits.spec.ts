import { randomUUID } from "node:crypto";
import { CONSENT } from "@blenda/domain/consent/constants";
import { consentTo, EVERYTHING } from "@blenda/domain/consent/rules";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { freePort } from "../server/src/testing/server-process.ts";
import { ownServers } from "./own-server.ts";
import { call, signInFrom } from "./people.ts";
import { openPlaceServices } from "./place-services.ts";
import { AMPHORA, badge, openCheckout } from "./shopping.ts";
import { bringing, LOGIN_FLAG, passTime, test, visit } from "./visitor.ts";

const ADMIN = { name: "admin", email: "admin@blenda.test", password: "Blenda-demo-1" };
const LISBON = "Europe/Lisbon";

const choose = (page: Page, name: string) => page.getByRole("region", { name: "Cookies, your way" }).getByRole("button", { name }).click();

/** What a page tells of its visit, in the order in which it does. */
function heardFrom(page: Page): string[] {
  const told: string[] = [];
  page.on("request", (request) => told.push(...(/\/api\/tracking\/(\w+)/.exec(request.url())?.slice(1) ?? [])));
  return told;
}

/** What pages say of having been shown, with everything that goes along. */
function viewsFrom(page: Page): object[] {
  const views: object[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/figures/view")
      views.push({ method: request.method(), ...Object.fromEntries(searchParams), body: request.postData() ?? "" });
  });
  return views;
}

/** Journeys go on at the same time, so each looks for visits of a campaign of its own. */
function campaignOf(name: string) {
  const campaign = `${name}-${randomUUID().slice(0, 8)}`;
  return { campaign, landing: `/marketplace?utm_source=journey&utm_campaign=${campaign}`, line: `${campaign} · journey` };
}

/** How many visits of a campaign there are, as our team sees it. */
async function visitsOf(staff: BrowserContext, line: string): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  const answer = await staff.request.get(`/api/analytics/sources?from=${day}&to=${day}`);
  const { campaigns } = (await answer.json()) as { campaigns: { key: string; visits: number }[] };
  return campaigns.find(({ key }) => key === line)?.visits ?? 0;
}

/** What a page sends of its visit, as somebody without a page would make it up. */
function madeUp(campaign: string) {
  const now = new Date().toISOString();
  const { version, timestamp, preferences } = consentTo(EVERYTHING, { now, userAgent: "", url: "" });
  const base = { consent: { version, timestamp, preferences }, sessionId: randomUUID() };
  const session = { sessionStart: now, pageViews: 1, timeOnSite: 0, referralSource: "direct", utmSource: "journey", utmCampaign: campaign };
  const device = {
    ...{ type: "desktop", os: "Linux", browser: "Firefox", screenResolution: "1x1", viewport: "1x1", language: "pt", timezone: LISBON },
    ...{ colorDepth: 24, pixelRatio: 1 },
  };
  return { base, session, device };
}

const teamOf = test.extend<{ staff: BrowserContext }>({
  staff: async ({ browser, baseURL }, use) => {
    const staff = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "UTC" });
    await signInFrom(staff, baseURL, ADMIN);
    await use(staff);
    await staff.close();
  },
});

/** Long past the moment a place is looked for, and on to another page, which a visit would tell of its end. */
async function waitAndLeave(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await visit(page, "/about");
}

teamOf("Reject All, all the way to the checkout: not one analytics request and not one row", async ({ page, staff }) => {
  const { landing, line } = campaignOf("rejected");
  const told = heardFrom(page);
  const views = viewsFrom(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).host));
  await page.clock.install();
  await visit(page, landing);
  await choose(page, "Reject All");
  await visit(page, `/product/${AMPHORA.id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(badge(page)).toHaveAccessibleName("Cart, 1 item");
  await openCheckout(page);
  await waitAndLeave(page);
  expect(told).toEqual([]);
  // The product page was shown once more: decision D20 allows to count that, without saying by whom or from where they came.
  expect(views).toEqual([{ method: "POST", item: `product:${AMPHORA.id}`, zone: expect.any(String), from: "", body: "" }]);
  expect(await page.context().cookies()).toEqual([]);
  expect([...new Set(asked)]).toEqual([new URL(page.url()).host]);
  expect(await visitsOf(staff, line)).toBe(0);
});

teamOf("Global Privacy Control is a no, whatever was pressed and whoever asks", async ({ browser, baseURL, staff }) => {
  const { campaign, landing, line } = campaignOf("private");
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const page = await context.newPage();
  const told = heardFrom(page);
  await page.clock.install();
  await visit(page, landing);
  await choose(page, "Accept All Cookies");
  await waitAndLeave(page);
  expect(told).toEqual([]);
  // A page that told of it all the same would be refused.
  const { base, session, device } = madeUp(campaign);
  expect(await call(context.request, baseURL, "tracking/beginVisit", { ...base, session, device }, { "sec-gpc": "1" })).toBe(403);
  expect(await visitsOf(staff, line)).toBe(0);
  await context.close();
});

teamOf("Accept All: the visit is live on both pages of our team, in a country nobody can make up", async ({ browser, baseURL, staff }) => {
  const { campaign, landing, line } = campaignOf("accepted");
  // The browser says it is in Tokyo; its clock is the only thing that is looked at here.
  const visitor = await browser.newContext({
    ...{ baseURL: baseURL ?? "", timezoneId: LISBON },
    ...{ geolocation: { latitude: 35.68, longitude: 139.69 }, permissions: ["geolocation"] },
  });
  const page = await visitor.newPage();
  const told = heardFrom(page);
  await visit(page, landing);
  await choose(page, "Accept All Cookies");
  await expect.poll(() => told).toEqual(expect.arrayContaining(["beginVisit", "locate"]));
  await expect.poll(() => visitsOf(staff, line)).toBe(1);

  // Four more make five people, which is when a country has a name. Whoever says where they are is refused.
  for (let n = 0; n < 4; n++) {
    const { base, session, device } = madeUp(campaign);
    expect(await call(visitor.request, baseURL, "tracking/beginVisit", { ...base, session, device })).toBe(200);
    const spoofed = { ...base, url: "", location: { country: "Japan", countryCode: "JP", ip: "203.0.113.9" } };
    expect(await call(visitor.request, baseURL, "tracking/locate", spoofed)).toBe(400);
    expect(await call(visitor.request, baseURL, "tracking/locate", { ...base, url: "" })).toBe(200);
  }

  const watching = await staff.newPage();
  await visit(watching, "/admin/analytics");
  await expect(watching.getByRole("heading", { level: 1 })).toHaveText("Analytics");
  await expect(watching.getByRole("heading", { name: "Here now" })).toBeVisible();
  await visit(watching, "/admin/analytics?tab=sources");
  await expect(watching.getByRole("row", { name: new RegExp(`^${campaign} · journey 5 `) })).toBeVisible();

  await visit(watching, "/admin/geographic-analytics");
  const countries = watching.getByRole("table", { name: "Countries by visits" });
  await expect(countries.getByRole("button", { name: "Portugal" })).toBeVisible();
  await expect(countries.getByRole("button", { name: "Japan" })).toHaveCount(0);
  const latest = watching.getByRole("table", { name: "Latest visitors" });
  await expect(latest.getByRole("row", { name: /^anonymous Portugal By the browser's time zone/ }).first()).toBeVisible();
  await visitor.close();
});

test.describe("whoever said yes before", () => {
  const MINUTE_MS = 60_000;
  const began = Date.now() - 180 * MINUTE_MS;
  const said = consentTo(EVERYTHING, { now: new Date(began - MINUTE_MS).toISOString(), userAgent: "", url: "" });
  test.use(bringing({ [LOGIN_FLAG]: "false", [CONSENT.STORAGE_KEY]: JSON.stringify(said) }));

  test("is looked up three seconds after the page was loaded, and again only after an hour", async ({ page }) => {
    const told = heardFrom(page);
    const looks = () => told.filter((each) => each === "locate").length;
    await page.clock.install({ time: began });
    let now = began + 1_000;
    await page.clock.pauseAt(now);
    const pass = async (ms: number) => {
      await passTime(page, ms);
      now += ms;
    };
    /** The page is loaded in no time: its clock stands. */
    const load = async (open: () => Promise<unknown>) => {
      told.length = 0;
      await open();
      await expect.poll(() => told).toContain("beginVisit");
    };
    const skipTo = async (moment: number) => {
      await page.clock.fastForward(moment - now);
      now = moment;
    };

    await load(() => page.goto("/about"));
    await pass(2_900);
    expect(looks()).toBe(0);
    await pass(100);
    await expect.poll(looks).toBe(1);

    const lookedAt = now;
    await skipTo(lookedAt + 59 * MINUTE_MS);
    await load(() => page.reload());
    await pass(30_000);
    expect(looks()).toBe(0);

    await skipTo(lookedAt + 60 * MINUTE_MS);
    await load(() => page.reload());
    await pass(2_900);
    expect(looks()).toBe(0);
    await pass(100);
    await expect.poll(looks).toBe(1);
  });
});

test.describe("a place is asked for outside", () => {
  /** Of the public web, so that services may be shown its network; our database has it in the United States. */
  test.use({ address: "8.8.8.8", timezoneId: LISBON });
  const start = ownServers(test);

  test("three services, hanging, failing and lying, are passed over in order, and the database we ship answers", async ({
    page,
    browser,
  }) => {
    const services = await openPlaceServices();
    const port = await freePort();
    await start(port, { ...services.env, TRUSTED_PROXIES: "127.0.0.1" });
    const site = `http://localhost:${port}`;
    const noted = page.waitForResponse("**/api/tracking/locate");
    await visit(page, `${site}/about`);
    await choose(page, "Accept All Cookies");
    expect(await (await noted).json()).toEqual({ isNoted: true });
    const network = "8.8.8.0";
    expect(services.asked).toEqual(["hangs", "fails", "lies"].map((each) => `${each}.places.test/${network}`));
    services.close();

    const staff = await browser.newContext({ baseURL: site, timezoneId: "UTC" });
    await signInFrom(staff, site, ADMIN);
    const watching = await staff.newPage();
    await visit(watching, "/admin/geographic-analytics");
    await expect(watching.getByRole("heading", { name: "How a place is found" })).toBeVisible();
    const latest = watching.getByRole("table", { name: "Latest visitors" });
    // Of fewer than five people the country isn't named.
    await expect(latest.getByRole("row", { name: /^anonymous Elsewhere By our database/ }).first()).toBeVisible();
    await staff.close();
  });
});
