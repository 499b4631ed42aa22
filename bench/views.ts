// What counting page views costs: how much CPU the whole server process spends on each, from the request to the sums in the database. Each view
// comes from its own address, as those of people do, of 200 products in 20 time zones.
// npm run bench -- views

import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exactly } from "@blenda/domain/shared/language/formats";
import pg from "pg";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { freshDatabase } from "./catalogue-database.ts";

const VIEWS = 20_000;
const WARM = 5_000;
const CONNECTIONS = 8;
const PROMISED_MS = 0.1;
const DATA_DIR = ".data/bench-views";
const ZONES = "Europe/Berlin America/New_York Asia/Tokyo Europe/Paris America/Sao_Paulo Asia/Seoul Australia/Sydney Europe/Madrid".split(
  " ",
);
const CLOCK_TICKS_PER_SECOND = 100;

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const url = await freshDatabase(postgres.url, "bench_views");
const server = await startServer({ DATABASE_URL: url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
const client = new pg.Client(url);
await client.connect();
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const host = new URL(server.url).host;
try {
  const { rows } = await client.query<{ id: string }>("select id from products where status = 'published' order by id limit 200");
  const ids = rows.map(({ id }) => id);
  await show(ids, WARM);
  await sleep(6_000);
  const counted = await countedViews();
  const idle = await spent(() => sleep(6_000));
  const each = await eachOf(ids, idle);
  const written = (await countedViews()) - counted;
  // The same request, of something nobody shows: what receiving it costs.
  const received = await eachOf(["<nothing>"], idle);
  console.log(
    `${exactly(VIEWS)} views: ${each.toFixed(4)} ms of the server's CPU each, ${(each - received).toFixed(4)} without their requests`,
  );
  promise(each - received <= PROMISED_MS, `counting one costs at most ${PROMISED_MS} ms`);
  promise(written === VIEWS, "each counted once");
} finally {
  agent.destroy();
  await client.end();
  await server.stop();
  await postgres.stop();
}

function promise(isKept: boolean, what: string): void {
  console.log(`${isKept ? "kept  " : "BROKEN"}  ${what}`);
  if (!isKept) process.exitCode = 1;
}

/** What a view costs, beyond what the server does anyway; with what is written down every few seconds. */
async function eachOf(ids: readonly string[], idle: Spent): Promise<number> {
  const { cpu, wall } = await spent(async () => {
    await show(ids, VIEWS);
    await sleep(6_000);
  });
  return (cpu - (idle.cpu / idle.wall) * wall) / VIEWS;
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

async function countedViews(): Promise<number> {
  const { rows } = await client.query<{ views: string }>(
    "select coalesce(sum(views), 0) as views from creator_days where slice = '' and split = ''",
  );
  return Number(rows[0]?.views);
}

async function show(ids: readonly string[], count: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await view(`item=product:${ids[n % ids.length]}&zone=${ZONES[n % ZONES.length]}&from=`, n);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

function view(said: string, n: number): Promise<void> {
  const headers = {
    ...{ host, origin: server.url, "content-length": 0 },
    ...{ "user-agent": "Mozilla/5.0", "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/api/figures/view?${said}`, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => (answer.statusCode === 204 ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
    });
    asked.on("error", reject);
    asked.end();
  });
}
