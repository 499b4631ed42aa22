// What visits cost: how much CPU the whole server process spends on noting one, beside what a bare Node server spends on receiving the same request and what
// ours spends on one it has no call for; and how long every chart of our team takes among a million of them, a year beside the year before, on one connection.
// npm run bench -- visits [--quick]

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
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
const NOTED = isQuick ? 3_000 : 12_000;
const TURNS = 6;
const WARM = 1_500;
const PATH = "/api/tracking/beginVisit";
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
  await noting();
  await charts();
} finally {
  agent.destroy();
  await db.destroy();
  await server.stop();
  await postgres.stop();
}

/** In turns, so that what else the machine does falls on all alike. */
async function noting(): Promise<void> {
  const bare = await startBare();
  const kinds = {
    bare: { to: bare.url, pid: bare.child.pid, path: PATH, given: consent, status: 200 },
    received: { to: server.url, pid: server.child.pid, path: "/api/tracking/nothing", given: consent, status: 404 },
    // A consent that no longer holds: received, understood and refused.
    refused: { to: server.url, pid: server.child.pid, path: PATH, given: { ...consent, version: "0.9" }, status: 403 },
    noted: { to: server.url, pid: server.child.pid, path: PATH, given: consent, status: 200 },
  } satisfies Record<string, Kind>;
  try {
    for (const kind of Object.values(kinds)) await beginMany(kind, WARM);
    const idle = await spent(server.child.pid, () => sleep(3_000));
    const costs = { bare: [] as number[], received: [] as number[], refused: [] as number[], noted: [] as number[] };
    for (let turn = 0; turn < TURNS; turn++)
      for (const name of ["bare", "received", "refused", "noted"] as const) {
        const { cpu, wall } = await spent(kinds[name].pid, () => beginMany(kinds[name], NOTED / TURNS));
        costs[name].push((cpu - (name === "bare" ? 0 : (idle.cpu / idle.wall) * wall)) / (NOTED / TURNS));
      }
    const each = {
      bare: middleOf(costs.bare),
      received: middleOf(costs.received),
      refused: middleOf(costs.refused),
      noted: middleOf(costs.noted),
    };
    const shown = (ms: number) => ms.toFixed(3);
    console.log(
      `receiving such a request: ${shown(each.bare)} ms of CPU in a bare Node server, ${shown(each.received)} in ours, whatever it asks for`,
    );
    console.log(
      `noting a visit: ${shown(each.noted)} ms in all, ${shown(each.noted - each.received)} beyond receiving it; refusing one: ${shown(each.refused)}`,
    );
    promise(each.noted <= PROMISED_CPU_MS, `noting one costs at most ${PROMISED_CPU_MS} ms in all`);
  } finally {
    bare.child.kill();
  }
}

/** The least there is: it reads the request, makes sense of its JSON and answers as much as ours. */
async function startBare(): Promise<{ url: string; child: ChildProcess }> {
  const program = `require("node:http").createServer((request, answer) => {
    let body = "";
    request.on("data", (text) => (body += text));
    request.on("end", () => answer.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ isNoted: JSON.parse(body) !== null })));
  }).listen(0, "127.0.0.1", function () { console.log(this.address().port); })`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
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

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return middleOf(times);
}

interface Spent {
  cpu: number;
  wall: number;
}

async function spent(pid: number | undefined, work: () => Promise<unknown>): Promise<Spent> {
  const [began, before] = [performance.now(), cpuMs(pid)];
  await work();
  return { cpu: cpuMs(pid) - before, wall: performance.now() - began };
}

/** Of the process with all its threads, as the system counts it. */
function cpuMs(pid: number | undefined): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  return ((user + system) * 1_000) / CLOCK_TICKS_PER_SECOND;
}

interface Kind {
  to: string;
  path: string;
  pid: number | undefined;
  given: typeof consent;
  status: number;
}

async function beginMany(kind: Kind, count: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await beginOne(kind, n);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

function beginOne({ to, path, given, status }: Kind, n: number): Promise<void> {
  const session = { sessionStart: now, pageViews: 1, timeOnSite: 0, referralSource: "direct" };
  const body = JSON.stringify({ consent: given, sessionId: crypto.randomUUID(), session, device });
  const headers = {
    ...{ origin: server.url, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    ...{ "user-agent": "Mozilla/5.0", "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
  };
  return new Promise((resolve, reject) => {
    const asked = request(to + path, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => (answer.statusCode === status ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
