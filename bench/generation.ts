// Browsing while the generator is saturated beside browsing while it rests: home, a listing, products, at a steady pace, in
// turns, in one run. The p99 of the one may be one and a half times that of the other. npm run bench -- generation [seconds]
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { openGenerator, startMany } from "./generating.ts";
import { openShop, type Shop } from "./shopper.ts";

/** Many short stretches in turns, so that whatever else the machine does falls on both. */
const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = 8;
const PER_SECOND = 100;
const JOBS = 8;
const PEOPLE = 4;
const MOST_RATIO = 1.5;
const DATA_DIR = ".data/bench-generation";

const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
const client = new pg.Client(postgres.url);
await client.connect();
const db = openDatabase({ url: postgres.url, log: silentLog, max: 1 });
const all: Record<"idle" | "busy", number[]> = { idle: [], busy: [] };
try {
  const shop = await openShop(server.url, client, PEOPLE);
  await openGenerator(db, PEOPLE, 1_000);
  await browse(shop, 3);
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ["idle", "busy"] as const) {
      if (kind === "busy") await saturate(shop);
      const times = await browse(shop, SECONDS);
      const running = await countRunning();
      if (kind === "busy" && running === 0) throw new Error("nothing was running at the end of a busy stretch");
      all[kind].push(...times);
      console.log(`${kind}  ${times.length} answers   p50 ${part(times, 0.5).toFixed(1)} ms   p99 ${part(times, 0.99).toFixed(1)} ms`);
      if (kind === "busy") await rest();
    }
  }
  const [idle, busy] = [part(all.idle, 0.99), part(all.busy, 0.99)];
  const isKept = busy <= idle * MOST_RATIO;
  console.log(
    `${isKept ? "kept  " : "BROKEN"}  p99 ${busy.toFixed(1)} ms while generating, ${idle.toFixed(1)} ms idle: ${(busy / idle).toFixed(2)} times, promised ${MOST_RATIO}`,
  );
  process.exitCode = isKept ? 0 : 1;
} finally {
  await client.end();
  await db.destroy();
  await server.stop();
  await postgres.stop();
}

async function saturate(shop: Shop): Promise<void> {
  if ((await startMany(shop, JOBS)) < JOBS) throw new Error("not every job was accepted");
  while ((await countRunning()) === 0) await sleep(50);
  await sleep(1_000);
}

async function countRunning(): Promise<number> {
  return Number((await client.query("select count(*) from generation_jobs where status = 'running'")).rows[0].count);
}

/** Everything that waits or runs is cancelled by whoever started it. */
async function rest(): Promise<void> {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    "select id, user_id from generation_jobs where status in ('queued', 'running')",
  );
  for (const { id, user_id } of rows) {
    const cookie = `session=${`shopper-token-${user_id.split("-")[1]}`.padEnd(43, "x")}`;
    await fetch(`${server.url}/api/generation/cancel`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url, cookie },
      body: JSON.stringify({ id }),
    });
  }
  while ((await countRunning()) > 0) await sleep(50);
  await sleep(500);
}

/** At a steady pace, whether or not the one before was answered: who waits does not ask less. */
async function browse(shop: Shop, seconds: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let n = 0;
  const next = () => {
    const product = shop.productIds[n % shop.productIds.length];
    const paths = ["/api/content/home", `/api/search/products?after=x${n}`, `/api/catalogue/product?id=${product}`, "/"];
    return paths[n++ % paths.length] as string;
  };
  const began = performance.now();
  for (let asked = 0; asked < seconds * PER_SECOND; asked++) {
    const wait = began + (asked * 1_000) / PER_SECOND - performance.now();
    if (wait > 0) await sleep(wait);
    under.push(ask(agent, `${shop.url}${next()}`).then((ms) => void times.push(ms)));
  }
  await Promise.all(under);
  agent.destroy();
  return times;
}

function ask(agent: http.Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const request = http.get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on("end", () => done(performance.now() - began));
    });
    request.on("error", fail);
  });
}

function part(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
