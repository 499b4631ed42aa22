// Home and a product's page on a slow phone: 390 wide, a quarter of the processor, 1.6 Mbit/s, 150 ms there and back. When the
// main content is seen, how much the page moves, how long the browser is busy at a stretch, and how much JavaScript comes before
// and with the viewer. It looks at the site as it was last built; BASE_URL measures one that is already running.
import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { startServer } from "../server/src/testing/server-process.ts";

const RUNS = Number(process.env.RUNS ?? 3);
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_CPU = 4;
/** How long a page is watched after its heading stands: what comes later, a reader has asked for. */
const WATCHED_MS = 4_000;
const MOST = { contentMs: 3_000, shift: 0.05, taskMs: 200, scriptKb: 150, viewerGzipKb: 180 };
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/chromium-headless-shell"];

interface Reading {
  contentMs: number;
  shift: number;
  moved: string[];
  tasks: { atMs: number; ms: number }[];
  scripts: { url: string; atMs: number; bytes: number }[];
}

/** Runs in the page from its first moment. */
function watch(): void {
  const seen = { contentMs: 0, shift: 0, moved: [] as string[], tasks: [] as Reading["tasks"] };
  Object.assign(globalThis, { seen });
  const hear = (type: string, learn: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(learn)).observe({ type, buffered: true });
  hear("largest-contentful-paint", ({ startTime }) => {
    seen.contentMs = startTime;
  });
  hear("longtask", ({ startTime, duration }) => seen.tasks.push({ atMs: startTime, ms: duration }));
  hear("layout-shift", (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null }[];
    };
    if (hadRecentInput) return;
    seen.shift += value;
    seen.moved.push(`${value.toFixed(4)} ${sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80)).join(" | ")}`);
  });
}

const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Omit<Reading, "scripts"> }).seen,
    scripts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime, encodedBodySize }) => ({ url: name, atMs: startTime, bytes: encodedBodySize })),
  }));

async function visit(browser: Browser, url: string): Promise<Reading> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", SLOW);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  await page.addInitScript(watch);
  await page.goto(url, { timeout: 120_000, waitUntil: "commit" });
  await page.waitForSelector("main h1", { timeout: 120_000 });
  await page.waitForTimeout(WATCHED_MS);
  const reading = await read(page);
  await context.close();
  return reading;
}

const kb = (bytes: number) => bytes / 1_000;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The viewer begins with the request for its own code; whatever came earlier was needed to show the page. */
const viewerAt = ({ scripts }: Reading): number =>
  scripts.find(({ url }) => url.includes("/open-viewer"))?.atMs ?? Number.POSITIVE_INFINITY;

async function viewerGzipKb(reading: Reading): Promise<number> {
  const viewer = reading.scripts.filter(({ atMs }) => atMs >= viewerAt(reading));
  const bodies = await Promise.all(viewer.map(async ({ url }) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  return kb(sum(bodies.map((body) => gzipSync(body).length)));
}

function promise(name: string, value: number, most: number, unit: string, digits: number): void {
  console.log(`  ${name.padEnd(34)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(2)} of at most ${most} ${unit}`);
  if (!(value <= most) || (unit === "ms" && name.startsWith("main") && value === 0)) process.exitCode = 1;
}

async function measure(browser: Browser, name: string, url: string): Promise<Reading[]> {
  await fetch(url); // the first visitor of a fresh server waits for what everybody after them is given
  const readings: Reading[] = [];
  for (let run = 0; run < RUNS; run++) readings.push(await visit(browser, url));
  const before = readings.map((reading) => ({ ...reading, end: viewerAt(reading) }));
  console.log(name);
  const contents = readings.map(({ contentMs }) => contentMs);
  promise("main content seen after", median(contents), MOST.contentMs, "ms", 0);
  promise("layout shift", Math.max(...readings.map(({ shift }) => shift)), MOST.shift, "", 3);
  const longest = before.map(({ tasks, end }) => Math.max(0, ...tasks.filter(({ atMs }) => atMs < end).map(({ ms }) => ms)));
  promise("longest task before the viewer", median(longest), MOST.taskMs, "ms", 0);
  const scripts = before.map(({ scripts: all, end }) => kb(sum(all.filter(({ atMs }) => atMs < end).map(({ bytes }) => bytes))));
  promise("JavaScript before the viewer", Math.max(...scripts), MOST.scriptKb, "kB", 1);
  console.log(
    `  (each run: ${contents.map((ms) => ms.toFixed(0)).join(", ")} ms; longest ${longest.map((ms) => ms.toFixed(0)).join(", ")} ms)`,
  );
  for (const moved of new Set(readings.flatMap((reading) => reading.moved))) console.log(`  moved ${moved}`);
  return readings;
}

const own = process.env.BASE_URL ? null : await startServer({ DATA_DIR: ".data/bench", REQUESTS_PER_MINUTE: "0" });
const base = process.env.BASE_URL ?? own?.url ?? "";
const listing = (await (await fetch(`${base}/api/search/products`)).json()) as { items: { id: string; previewUrl: string | null }[] };
const product = listing.items.find(({ previewUrl }) => previewUrl !== null);
if (!product) throw new Error("There is no product with a preview to look at");

const executablePath = BROWSERS.find((path) => existsSync(path));
const graphics = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: graphics });
await measure(browser, "home", `${base}/`);
const [reading] = await measure(browser, "product", `${base}/product/${product.id}`);
if (reading && viewerAt(reading) < Number.POSITIVE_INFINITY)
  promise("viewer, gzip", await viewerGzipKb(reading), MOST.viewerGzipKb, "kB", 1);
await browser.close();
await own?.stop();
