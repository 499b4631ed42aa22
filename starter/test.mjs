// Everything a change must pass, cheapest first. Each step prints only when it has something to say.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { runStep, stopStepsWithUs } from "./step.mjs";

const bin = (name) => `node_modules/.bin/${name}`;
/** The first without a window: half the work. */
const BROWSERS = JSON.parse(readFileSync("e2e/browsers.json", "utf8"));
const OLDER = "/usr/lib/postgresql/15";
/** Every migration, and of each domain the operations with the most SQL. `TEST_POSTGRES=… npm test` runs all of them there. */
const ON_OLDER = [
  "platform/database/db",
  "platform/events/delivery",
  "catalogue/reads",
  "catalogue/move",
  "search/products/products",
  "trainings/reads",
  "saved/saved",
  "notifications/aggregation",
  "inbox/inbox",
  "checkout/checkout",
  "payments/disputes/dispute",
  "orders/orders",
  "refunds/requests/refunds",
  "ledger/ledger",
  "tokens/packs/buying",
  "tokens/balance/reservations",
  "generation/requests/start",
];

/** How long a step may take: several times what it takes on two busy cores. Past that it waits for something that never comes. */
const LIMIT_MINUTES = { checks: 20, tests: 60, journeys: 120 };

/** What stands in one group runs at the same time: none of it fills two cores by itself. */
const groups = [
  [
    { name: "lint and format", run: [bin("biome"), "check", "--error-on-warnings"] },
    { name: "types: domain", run: [bin("tsc"), "-p", "domain"] },
    { name: "types: forge and server", run: [bin("tsc"), "-b", "server"] },
    { name: "types: web", run: [bin("tsc"), "-p", "web"] },
    { name: "dead code", run: [bin("knip")] },
  ],
  [{ name: "rules, operations, rooms", run: [bin("vitest"), "run"], isCounted: true }],
  [
    {
      name: "screens",
      run: [bin("vitest"), "run", "--config", "vitest.screens.config.ts"],
      isCounted: true,
      isWanted: () => hasBrowser(),
    },
    {
      name: "operations on PostgreSQL 15",
      run: [bin("vitest"), "run", ...ON_OLDER.map((path) => `server/src/${path}`)],
      env: { TEST_POSTGRES: OLDER },
      isCounted: true,
      // Somebody who names a database wants that one tested, and only that.
      isWanted: () => existsSync(`${OLDER}/bin/postgres`) && !process.env.TEST_DATABASE_URL,
    },
  ],
  [
    {
      name: "journeys",
      run: [bin("playwright"), "test", "--config", "e2e/playwright.config.ts"],
      limitMinutes: LIMIT_MINUTES.journeys,
      isCounted: true,
      isWanted: () => hasBrowser(),
    },
  ],
];

stopStepsWithUs();
let isBrowserThere;
let passed = 0;
let failed = 0;
const broken = [];
for (const group of groups) await Promise.all(group.filter(({ isWanted = () => true }) => isWanted()).map(take));
// Once more by name and reason: a long log is often kept by its end only.
for (const { name, why } of broken) console.log(`FAILED  ${name}\n${why}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function take({ name, run, env, isCounted, limitMinutes = isCounted ? LIMIT_MINUTES.tests : LIMIT_MINUTES.checks }) {
  const began = Date.now();
  const { status, stdout, stderr, isLate, waited } = await runStep(run, { env, limitMinutes });
  const counts = isCounted ? count(stdout) : { passed: 0, failed: 0 };
  const isBroken = status !== 0;
  passed += counts.passed + (isCounted || isBroken ? 0 : 1);
  failed += counts.failed || (isBroken ? 1 : 0);
  // What a server said beside the tests comes first: what failed, and why, is read at the end.
  if (isBroken) console.log(stderr + stdout);
  else for (const line of flaky(stdout)) console.log(line);
  if (isBroken) broken.push(...failures(stderr + stdout));
  if (isLate) broken.push({ name, why: waited });
  const tests = isCounted ? `${counts.passed} tests  ` : "";
  console.log(`${isBroken ? "FAILED" : "passed"}  ${name}  ${tests}${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** What worked only at another try: one runner lists it at its end, the other marks its line. */
function flaky(said) {
  const from = said.search(/^\s+\d+ flaky$/m);
  return from < 0 ? said.split("\n").filter((line) => /\(retry x\d+\)/.test(line)) : [said.slice(from).trimEnd()];
}

/** Both runners end with a line that counts. */
function count(said) {
  const of = (word) => Number(said.match(new RegExp(`^\\s*(?:Tests\\s.*?)?(\\d+) ${word}`, "m"))?.[1] ?? 0);
  return { passed: of("passed"), failed: of("failed") };
}

/** How each runner tells of a test that failed: its name on a line of its own, and why on those below it. */
function failures(said) {
  const found = new Map();
  for (const { 0: line, 1: name, index } of said.matchAll(/^ *(?:FAIL|\d+\)) +(.+?)[ ─]*$/gm)) {
    const below = said.slice(index + line.length, index + line.length + 4_000).split("\n");
    const why = below.filter((text) => text.trim() && !/^ *at /.test(text)).slice(0, 10);
    if (!found.has(name)) found.set(name, { name, why: why.map((text) => text.slice(0, 200)).join("\n") });
  }
  return [...found.values()];
}

/** Looked for once: screens and journeys need the same one. */
function hasBrowser() {
  return (isBrowserThere ??= haveBrowser());
}

/** Root on Debian may install one; everybody else is told what is missing. */
function haveBrowser() {
  if (readdirSync("e2e").every((name) => !name.endsWith(".spec.ts"))) return false;
  if (!existsSync(BROWSERS[0]) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("installing chromium-headless-shell");
    spawnSync("apt-get", ["update", "-qq"]);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
  }
  if (BROWSERS.some((path) => existsSync(path))) return true;
  console.log("FAILED  screens and journeys: install Chrome or Chromium");
  failed++;
  return false;
}
