import { CONSENT } from "@blenda/domain/consent/constants";
import { consentTo, ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import { type BrowserContextOptions, test as base, type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";

/** What web/src/lib/session/login-flag.ts keeps; without it the start empties local storage (spec 1 §4). */
export const LOGIN_FLAG = "blenda.loggedIn";

interface VisitFixtures {
  /** Every journey comes from an address of its own: what is counted per address in one is no obstacle to another. */
  address: string;
  /** So do the other browsers it opens. */
  hasOneAddress: undefined;
  /** Every journey also proves that the site breaks none of its own rules on the way. */
  wellBehaved: undefined;
}

/**
 * The browser goes from journey to journey (`reuseContext`): what it stored is cleared, what it compiled is kept, a third of the work. An
 * option that differs would make another one each time, so the address is given to the one there is.
 */
export const test = base.extend<VisitFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs nothing
  address: async ({}, use) => use(ownAddress()),
  context: async ({ context, address }, use) => {
    await context.setExtraHTTPHeaders(comingFrom(address));
    await context.clearPermissions();
    await use(context);
  },
  request: async ({ playwright, baseURL, address }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: comingFrom(address) });
    await use(request);
    await request.dispose();
  },
  hasOneAddress: [
    async ({ browser, address }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = (options) => open({ extraHTTPHeaders: comingFrom(address), ...options });
      await use(undefined);
      browser.newContext = open;
    },
    { auto: true },
  ],
  wellBehaved: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on("console", (message) => complaints.push(...complaintAbout(message)));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The content security policy had to stop something, or the log says more than warnings and errors (spec 1 §9). */
function complaintAbout(message: ConsoleMessage): string[] {
  const isChatter = !["error", "warning"].includes(message.type());
  return isChatter || /Content Security Policy/i.test(message.text()) ? [`${message.type()}: ${message.text()}`] : [];
}

/** For `test.use`: what a browser brings from an earlier visit. */
export const bringing = (kept: Record<string, string>) => ({
  storageState: async ({ baseURL }: Site, use: (state: Brought) => Promise<void>) => {
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] });
  },
});

interface Site {
  baseURL: string | undefined;
}
type Brought = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const saidNo = consentTo(ONLY_ESSENTIAL, { now: new Date().toISOString(), userAgent: "", url: "" });

/** Journeys of somebody who has been here before and said no to cookies: the banner does not stand in the way. */
export const returningTest = test.extend(bringing({ [LOGIN_FLAG]: "false", [CONSENT.STORAGE_KEY]: JSON.stringify(saidNo) }));

export const comingFrom = (address: string): { "x-forwarded-for": string } => ({ "x-forwarded-for": address });

function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Opens an address and waits until the app has started and its screen stands. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Stops the page's clock and answers where; from now on only `passTime` and `tickUntil` move it. */
export async function stopClock(page: Page): Promise<number> {
  const stopped = Date.now() + 60_000;
  await page.clock.install();
  await page.clock.pauseAt(stopped);
  return stopped;
}

/** Moves the stopped clock, and lets the page draw what that changed: drawing is not timed, it only waits its turn. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 10; turn += 1) {
      const heard = new Promise((resume) => (port1.onmessage = resume));
      port2.postMessage(turn);
      await heard;
    }
    port1.close();
  });
}

/** Answers arrive in real time while the page's clock stands: lets it tick a little until something shows. */
export async function tickUntil(page: Page, shows: Locator, stepMs = 10): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(shows).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 15_000, intervals: [0] });
}

/** Follows a link inside the site without scrolling to it first. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
