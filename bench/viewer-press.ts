// How soon the product page answers a press while its viewer starts, in a browser without a graphics card. It looks at the site as it
// was last built; BASE_URL measures one that is already running.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { startServer } from "../server/src/testing/server-process.ts";

const MOMENTS_MS = [0, 500, 1_000, 2_000, 4_000];
const MOST_MS = 200;
const PRODUCT = "orbit-7-service-robot";
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

interface Answer {
  pressMs: number;
  longestTaskMs: number;
  liveMs: number;
}

/** In the page: when the button says that the model is in the cart, and how long its own thread was busy at most. */
function watch(): void {
  const seen = { answeredAt: 0, longestTaskMs: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (seen.answeredAt === 0 && document.body.innerText.includes("In your cart")) seen.answeredAt = Date.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
  }).observe({ type: "longtask" });
}

const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: { answeredAt: number; longestTaskMs: number } }).seen);

async function press(browser: Browser, url: string, afterMs: number): Promise<Answer> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(url);
  const add = page.getByRole("button", { name: "Add to cart" }).first();
  const { x, y, width, height } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate(watch);
  const asked = Date.now();
  await page.getByRole("button", { name: "View in 3D" }).click();
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const pressed = Date.now();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByRole("button", { name: /^In your cart/ }).waitFor();
  await page.waitForSelector('[role="application"]', { timeout: 120_000 });
  const { answeredAt, longestTaskMs } = await read(page);
  await page.context().close();
  return { pressMs: answeredAt - pressed, longestTaskMs, liveMs: Date.now() - asked };
}

const own = process.env.BASE_URL ? null : await startServer({ DATA_DIR: ".data/bench", REQUESTS_PER_MINUTE: "0" });
const base = process.env.BASE_URL ?? own?.url ?? "";
const executablePath = BROWSERS.find((path) => existsSync(path));
const args = ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
for (const moment of MOMENTS_MS) {
  const { pressMs, longestTaskMs, liveMs } = await press(browser, `${base}/product/${PRODUCT}`, moment);
  const rest = `longest task ${Math.round(longestTaskMs)} ms, model after ${(liveMs / 1000).toFixed(1)} s`;
  console.log(`pressed ${(moment / 1000).toFixed(1)} s after the viewer: answered after ${pressMs} ms of at most ${MOST_MS}; ${rest}`);
  if (pressMs > MOST_MS) process.exitCode = 1;
}
await browser.close();
await own?.stop();
