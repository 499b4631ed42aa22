// What an hour of abuse leaves behind in one server process: visitors who look around, ask for words nobody sells and pages that
// do not exist, guess passwords, price carts, and open and close live streams, each from another address. Everything that is kept
// has a bound, so memory after the first part (ten minutes of an hour) and at the end must be about the same.
// npm run bench -- memory [--minutes 60]
import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { makeAbuse } from "./abuse.ts";
import { openShop } from "./shopper.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "12" } } });
const MINUTES = Number(values.minutes);
const FIRST_MINUTES = Math.min(10, MINUTES / 3);
const MAY_GROW_MB = 60;
const LOOK_EVERY_MS = 10_000;
const SAY_EVERY_MS = 60_000;
/** The middle one of so many looks: what is about to be collected comes and goes. */
const LOOKS = 6;
const VISITORS = 8;
const DATA_DIR = ".data/bench-memory";

const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1" });
const client = new pg.Client(postgres.url);
await client.connect();
const { productIds } = await openShop(server.url, client, 1);
await client.end();

const { deeds, asked, statuses, close } = makeAbuse(server.url, productIds, VISITORS);
const began = performance.now();
const until = began + MINUTES * 60_000;
const looks: { at: number; mb: number }[] = [];

const abusing = Promise.all(Array.from({ length: VISITORS }, abuse));
for (let said = began; performance.now() < until; ) {
  await sleep(Math.min(LOOK_EVERY_MS, until - performance.now()));
  looks.push({ at: performance.now() - began, mb: residentMb() });
  if (performance.now() < said + SAY_EVERY_MS) continue;
  said = performance.now();
  console.log(`${((said - began) / 60_000).toFixed(0).padStart(3)} min  ${residentMb().toFixed(0)} MB  ${asked()} requests`);
}
await abusing;
close();
await server.stop();
await postgres.stop();

const first = memoryBefore(FIRST_MINUTES * 60_000);
const last = memoryBefore(Number.POSITIVE_INFINITY);
const isKept = last - first <= MAY_GROW_MB;
console.log(`${asked()} requests: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(", ")}`);
console.log(
  `${isKept ? "kept  " : "MISSED"} ${first.toFixed(0)} MB after ${FIRST_MINUTES.toFixed(0)} minutes, ${last.toFixed(0)} MB at the end: grew by ${(last - first).toFixed(0)} MB, at most ${MAY_GROW_MB}`,
);
process.exit(isKept && !statuses.has(500) ? 0 : 1);

function memoryBefore(ms: number): number {
  const some = looks.filter(({ at }) => at <= ms).slice(-LOOKS);
  return some.map(({ mb }) => mb).toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0;
}

async function abuse(): Promise<void> {
  for (let turn = 0; performance.now() < until; turn++) await deeds[turn % deeds.length]?.();
}

function residentMb(): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.child.pid)], { encoding: "utf8" })) / 1_024;
}
