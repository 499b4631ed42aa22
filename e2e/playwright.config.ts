import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { serverProgram } from "../server/src/testing/process/server-program.ts";

const PORT = Number(process.env.E2E_PORT ?? 4310);
const BROWSERS = JSON.parse(readFileSync(new URL("./browsers.json", import.meta.url), "utf8")) as string[];
const executablePath = BROWSERS.find((path) => existsSync(path));

/** No sandbox: continuous integration runs as root. The rest keeps the browser from asking anybody but us. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // One process for all frames of a page: the site under test is our own.
  "--disable-site-isolation-trials",
];

/** Models that are really drawn. Everywhere else their pictures stand in, as for people without WebGL: drawing takes seconds here. */
const DRAWN = /(product|portfolio|said-before-spent)\.spec/;
/** What is not drawn needs no process that draws. */
const FLAT = ["--disable-3d-apis", "--in-process-gpu"];

/** Single journeys of a minute and more. */
const LONG = /(walking|typing|creators|courses|payouts|sale-start|affiliates|payloads|offline)\.spec/;

/** They close or change what all others see, so they come last. Alone: `playwright test blendagen-admin --no-deps`. */
const ALONE = /(blendagen-admin|content)\.spec/;

/** Drawn once for all workers and tries: a walk that failed fails the same way again (walking.spec.ts). */
process.env.WALK_SEED ??= String(Math.floor(Math.random() * 1_000_000));

/** The built product, as `npm start` runs it, with a data folder of its own. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  // One more than there are cores: each waits about as often as it works.
  workers: 3,
  // A journey that only works at another try is reported as such: see checks/run/results.ts.
  retries: 2,
  forbidOnly: !!process.env.CI,
  reporter: "line",
  // Generous: on a busy machine everything takes longer, and nothing here waits for a time to pass.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Written at the second try: following every step costs a fifth of a journey.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: false, sources: false },
    // Whoever tests movement asks for it; everybody else is there sooner.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: browser(),
    // See visitor.ts.
    reuseContext: true,
  },
  projects: [
    // They begin with the others, and first: what takes longest must not be alone at the end.
    { name: "long", testMatch: LONG, use: { launchOptions: browser(...FLAT) } },
    { name: "together", testIgnore: [ALONE, DRAWN, LONG], use: { launchOptions: browser(...FLAT) } },
    { name: "drawn", testMatch: DRAWN },
    { name: "alone", testMatch: ALONE, dependencies: ["long", "together", "drawn"], use: { launchOptions: browser(...FLAT) } },
  ],
  webServer: {
    command: `node e2e/fresh-data.ts && exec node ${serverProgram().join(" ")}`,
    cwd: "..",
    url: `http://127.0.0.1:${PORT}/api/ready`,
    // Two starts instead of one: the first makes the data that all others begin with.
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: ".data/e2e",
      DATABASE_URL: "embedded",
      NODE_ENV: "development",
      REQUESTS_PER_MINUTE: "0",
      // Journeys count what they did themselves, and begin sooner without it.
      DEMO_HISTORY: "off",
      // A journey that meets a limit brings its own address in x-forwarded-for.
      TRUSTED_PROXIES: "127.0.0.1",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});

function browser(...more: string[]) {
  return { ...(executablePath && { executablePath }), args: [...QUIET, ...more] };
}
