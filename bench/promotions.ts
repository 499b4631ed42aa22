// A sale of 2,000 items among 100,000 products, on two processes: how soon it has begun everywhere, and whether listings and search are
// as quick while it runs as without it. Three sales, each of other items, with and without in turns; the better figure of each counts.
// npm run bench -- promotions [--quick]

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "@blenda/domain/shared/calendar";
import { exactly } from "@blenda/domain/shared/language/formats";
import pg from "pg";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";
import { freshDatabase, importInto } from "./catalogue-database.ts";
import { load } from "./load.ts";
import { signIn } from "./shopper.ts";

const isQuick = process.argv.includes("--quick");
const PRODUCTS = isQuick ? 10_000 : 100_000;
const ITEMS = isQuick ? 200 : 2_000;
const TURNS = 3;
const LOAD_TURNS = isQuick ? 4 : 8;
const SECONDS = 0.5;
const CONNECTIONS = 16;
/** Time to write and plan the event before it begins. */
const AHEAD_MS = isQuick ? 6_000 : 20_000;
const LATEST_MS = 2_000;
const LEAST_SHARE = 0.95;
/** What is asked until it says so, on each process. */
const LOOK_MS = 20;
const GIVE_UP_MS = 30_000;
const SELLER = "import-shop-1";
const DATA_DIR = ".data/bench-promotions";

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const url = await freshDatabase(postgres.url, "bench_promotions");
console.log(`${exactly(PRODUCTS)} products imported in ${(await importInto(url, PRODUCTS, DATA_DIR)).toFixed(0)} s`);
const environment = { DATABASE_URL: url, DATA_DIR, DEMO: "off", TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" };
const servers = [await startServer(environment), await startServer(environment)] as const;
const database = new pg.Client(url);
await database.connect();

let asked = 0;
/** Addresses nobody asked before, and the same ones again: made anew, and kept. */
const CASES: Readonly<Record<string, () => string>> = {
  "listing, kept": () => "/api/search/products",
  "listing, fresh": () => `/api/search/products?after=x${asked++}`,
  "search, kept": () => "/api/search/products?q=oak%20chair",
  "search, fresh": () => `/api/search/products?q=oak&price=0-${1_000 + asked++}`,
};
const best = new Map<string, number>();
let errors = 0;

try {
  const cookie = await signIn(database, SELLER);
  for (const server of servers) await totalOf(server, "/api/search/products"); // waits until the index is filled
  // Not counted: a server that has just started answers more slowly than one that has worked for a while.
  await measure("without");
  best.clear();
  let latest = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const begun = await beginSale(cookie, await itemsFor(turn));
    latest = Math.max(latest, begun.ms);
    console.log(`sale ${turn + 1} of ${exactly(ITEMS)} items: begun everywhere after ${begun.ms.toFixed(0)} ms (${begun.said})`);
    await measure("with");
    await servers[0].client(cookie).saleEvents.cancelSaleEvent({ id: begun.id });
    await sleep(LATEST_MS);
    await measure("without");
  }
  judge(`ms until the sale had begun everywhere, at most ${exactly(LATEST_MS)}`, latest.toFixed(0), latest <= LATEST_MS);
  for (const name of Object.keys(CASES)) {
    const [on, off] = [best.get(`with ${name}`) ?? 0, best.get(`without ${name}`) ?? 0];
    const figures = `${(on / off).toFixed(2)} (${on.toFixed(0)} of ${off.toFixed(0)} a second)`;
    judge(`${name}: answers while it runs, of those without it, at least ${LEAST_SHARE}`, figures, on / off >= LEAST_SHARE);
  }
  judge("errors, at most 0", String(errors), errors === 0);
} finally {
  await database.end();
  for (const server of servers) await server.stop();
  await postgres.stop();
}

/** Things from $10.00 on; at 90% off every one of them costs less. */
async function itemsFor(turn: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from products where creator_id = $1 and status = 'published' and not is_subscription_only and price_cents between 1000 and 9800
       and published_at < now() - interval '20 days' order by n offset $2 limit $3`,
    [SELLER, turn * ITEMS, ITEMS],
  );
  if (rows.length < ITEMS) throw new Error(`${SELLER} has ${turn * ITEMS + rows.length} things that could take part`);
  return rows.map(({ id }) => id);
}

/** Plans it as its creator does, and answers how long after its second the last place said so. */
async function beginSale(cookie: string, ids: readonly string[]): Promise<{ id: string; ms: number; said: string }> {
  const { saleEvents } = servers[0].client(cookie);
  const items = ids.map((itemId) => ({ itemType: "product" as const, itemId, percent: null }));
  const startsAt = new Date(Date.now() + AHEAD_MS).toISOString();
  const event = { name: "Bench week", startsAt, endsAt: addDays(startsAt, 2), percent: 90, items, key: crypto.randomUUID() };
  const { id } = await saleEvents.createSaleEvent(event);
  await saleEvents.scheduleSaleEvent({ id });
  const spareMs = Date.parse(startsAt) - Date.now();
  if (spareMs < 0) throw new Error("planning took longer than there was time for");
  const above = "/api/search/products?price=10-";
  const expected = (await totalOf(servers[0], above)) - ids.length;
  const [first = "", last = ""] = [ids[0], ids.at(-1)];
  const isOn = async (server: ServerProcess, item: string) =>
    JSON.stringify(await ask(server, `/api/catalogue/product?id=${item}`)).includes(id);
  const places: Record<string, (server: ServerProcess) => Promise<boolean>> = {
    "the first item's page": (server) => isOn(server, first),
    "the last item's page": (server) => isOn(server, last),
    "a kept listing": async (server) => (await totalOf(server, above)) === expected,
    "a fresh listing": async (server) => (await totalOf(server, `${above}&after=x${asked++}`)) === expected,
  };
  await sleep(Math.max(0, Date.parse(startsAt) - Date.now()));
  const waits = servers.flatMap((server) =>
    Object.entries(places).map(async ([place, isThere]) => {
      while (!(await isThere(server))) {
        if (Date.now() - Date.parse(startsAt) > GIVE_UP_MS) throw new Error(`${place} never showed the sale`);
        await sleep(LOOK_MS);
      }
      return { place, ms: Date.now() - Date.parse(startsAt) };
    }),
  );
  const seen = await Promise.all(waits);
  const slowest = seen.reduce((one, other) => (other.ms > one.ms ? other : one));
  return { id, ms: slowest.ms, said: `last was ${slowest.place}; planned ${(spareMs / 1_000).toFixed(1)} s before` };
}

async function measure(what: "with" | "without"): Promise<void> {
  for (let turn = 0; turn < LOAD_TURNS; turn++)
    for (const [name, path] of Object.entries(CASES)) {
      const got = await load({ url: servers[0].url, path, connections: CONNECTIONS, seconds: SECONDS });
      errors += got.errors;
      best.set(`${what} ${name}`, Math.max(best.get(`${what} ${name}`) ?? 0, got.perSecond));
    }
}

async function ask({ url: home }: ServerProcess, path: string): Promise<unknown> {
  const answer = await fetch(`${home}${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function totalOf(server: ServerProcess, path: string): Promise<number> {
  return ((await ask(server, path)) as { total: number }).total;
}

function judge(what: string, got: string, isKept: boolean): void {
  console.log(`${isKept ? "kept  " : "MISSED"} ${what}: ${got}`);
  if (!isKept) process.exitCode = 1;
}
