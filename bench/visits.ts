// What visits cost: how much CPU the whole server process spends on noting one, beyond receiving its request; and how long every chart of our team takes
// among a million of them, a year beside the year before, on one connection.
// npm run bench -- visits [--quick]

import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { consentTo, EVERYTHING } from "@blenda/domain/consent/rules";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { exactly } from "@blenda/domain/shared/language/formats";
import { sql } from "kysely";
import { bestSellers } from "../server/src/analytics/reading/best-sellers.ts";
import { comparedParts, comparedRevenue, comparedVisits } from "../server/src/analytics/reading/compared.ts";
import { geographyOf } from "../server/src/analytics/reading/geography.ts";
import { type Db, openDatabase } from "../server/src/platform/database/db.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { writeManySold, writeManyVisits } from "../server/src/testing/figures/many-visits.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { freshDatabase } from "./catalogue-database.ts";

const isQuick = process.argv.includes("--quick");
const NOTED = isQuick ? 3_000 : 10_000;
const MANY = isQuick ? 100_000 : 1_000_000;
const SOLD_A_DAY = isQuick ? 40 : 400;
const CONNECTIONS = 16;
const PROMISED_CPU_MS = 0.3;
const PROMISED_MS = 100;
const TIMES = 30;
const DATA_DIR = ".data/bench-visits";
const CLOCK_TICKS_PER_SECOND = 100;

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const url = await freshDatabase(postgres.url, "bench_visits");
const server = await startServer({
  DATABASE_URL: url,
  DATA_DIR,
  TRUSTED_PROXIES: "127.0.0.1",
  REQUESTS_PER_MINUTE: "0",
  DEMO_HISTORY: "off",
});
const db = openDatabase({ url, log: silentLog });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const now = new Date().toISOString();
const { version, timestamp, preferences } = consentTo(EVERYTHING, { now, userAgent: "", url: "" });
const consent = { version, timestamp, preferences };
const device = {
  ...{ type: "desktop", os: "Linux", browser: "Firefox", screenResolution: "1x1", language: "en", timezone: "UTC", viewport: "1x1" },
  ...{ colorDepth: 24, pixelRatio: 1 },
};
try {
  await beginMany(1_000, consent, 200);
  const idle = await spent(() => sleep(3_000));
  const each = await eachOf(consent, 200, idle);
  // The same request with a consent that no longer holds: what receiving and refusing it costs.
  const received = await eachOf({ ...consent, version: "0.9" }, 403, idle);
  console.log(`noting a visit: ${each.toFixed(3)} ms of the server's CPU, ${(each - received).toFixed(3)} beyond receiving it`);
  promise(each - received <= PROMISED_CPU_MS, `noting one costs at most ${PROMISED_CPU_MS} ms`);
  await charts();
} finally {
  agent.destroy();
  await db.destroy();
  await server.stop();
  await postgres.stop();
}

async function charts(): Promise<void> {
  await sql`truncate visits, user_analytics, visit_days cascade`.execute(db);
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await writeManyVisits(one, { count: MANY, days: 730, now });
    await writeManySold(one, { days: 730, items: SOLD_A_DAY, now });
    await sql`reset all`.execute(one);
  });
  const to = dayOf(now);
  const year = { from: dayAfter(to, -364), to };
  const questions: Record<string, (on: Db) => Promise<unknown>> = {
    "visits by day": (on) => comparedVisits(on, year),
    "revenue by day": (on) => comparedRevenue(on, year),
    sources: (on) => comparedParts(on, "source", year, 100),
    sites: (on) => comparedParts(on, "site", year, 100),
    campaigns: (on) => comparedParts(on, "campaign", year, 100),
    devices: (on) => comparedParts(on, "device", year, 100),
    "best sellers": (on) => bestSellers(on, year),
    map: (on) => geographyOf(on, year),
  };
  await db.connection().execute(async (one) => {
    for (const [name, ask] of Object.entries(questions)) {
      const p50 = await medianOf(() => ask(one));
      promise(p50 <= PROMISED_MS, `${name} among ${exactly(MANY)} visits: ${p50.toFixed(1)} ms, at most ${PROMISED_MS}`);
    }
  });
}

function promise(isKept: boolean, what: string): void {
  console.log(`${isKept ? "kept  " : "BROKEN"}  ${what}`);
  if (!isKept) process.exitCode = 1;
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[TIMES / 2] ?? 0;
}

async function eachOf(given: typeof consent, status: number, idle: Spent): Promise<number> {
  const { cpu, wall } = await spent(() => beginMany(NOTED, given, status));
  return (cpu - (idle.cpu / idle.wall) * wall) / NOTED;
}

interface Spent {
  cpu: number;
  wall: number;
}

async function spent(work: () => Promise<void>): Promise<Spent> {
  const [began, before] = [performance.now(), cpuMs()];
  await work();
  return { cpu: cpuMs() - before, wall: performance.now() - began };
}

/** Of the process with all its threads, as the system counts it. */
function cpuMs(): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${server.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  return ((user + system) * 1_000) / CLOCK_TICKS_PER_SECOND;
}

async function beginMany(count: number, given: typeof consent, status: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await beginOne(given, n, status);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

function beginOne(given: typeof consent, n: number, status: number): Promise<void> {
  const session = { sessionStart: now, pageViews: 1, timeOnSite: 0, referralSource: "direct" };
  const body = JSON.stringify({ consent: given, sessionId: crypto.randomUUID(), session, device });
  const headers = {
    ...{ origin: server.url, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    ...{ "user-agent": "Mozilla/5.0", "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/api/tracking/beginVisit`, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => (answer.statusCode === status ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
