// Whether the catalogue stays quick while it sells: twelve category pages, kept, among 100,000 products, without sales and with ten sales
// a second, in turns, for two minutes in all: sales are counted once a minute, and that must be in it.
// npm run bench -- selling [--quick]

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exactly } from "@blenda/domain/shared/language/formats";
import pg from "pg";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { freshDatabase, importInto } from "./catalogue-database.ts";
import { type Load, load } from "./load.ts";
import { openShop, type Shop, Shopper } from "./shopper.ts";

const isQuick = process.argv.includes("--quick");
const PRODUCTS = isQuick ? 10_000 : 100_000;
const SALES_PER_SECOND = 10;
const TURNS = 6;
/** Together no part of a minute, or the count would always come at the same moment of a turn. */
const REST_SECONDS = 5;
const SELLING_SECONDS = 18;
const CONNECTIONS = 16;
const PEOPLE = 64;
const LEAST_SHARE = 0.8;
const DATA_DIR = ".data/bench-selling";

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const url = await freshDatabase(postgres.url, "bench_selling");
console.log(`${exactly(PRODUCTS)} products imported in ${(await importInto(url, PRODUCTS, DATA_DIR)).toFixed(0)} s`);
const server = await startServer({ DATABASE_URL: url, DATA_DIR, DEMO: "off", TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
const client = new pg.Client(url);
await client.connect();
const { rows: categories } = await client.query<{ name: string }>(
  "select name from categories where parent_id is not null order by position limit 12",
);
let sold = 0;
try {
  const shop = await openShop(server.url, client, PEOPLE);
  await browse(3);
  const loads = { resting: [] as Load[], selling: [] as Load[] };
  let counted = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    loads.resting.push(say("without sales", await browse(REST_SECONDS)));
    const countedBefore = await salesCounted();
    const over = new AbortController();
    const selling = sell(shop, over.signal);
    loads.selling.push(say("with sales", await browse(SELLING_SECONDS)));
    over.abort();
    await selling;
    counted += (await salesCounted()) - countedBefore;
  }
  const share = mean(loads.selling) / mean(loads.resting);
  const perSecond = sold / (TURNS * SELLING_SECONDS);
  judge(`kept category pages while it sells, of those without sales, at least ${LEAST_SHARE}`, share.toFixed(2), share >= LEAST_SHARE);
  judge(`sales a second, at least ${SALES_PER_SECOND * 0.9}`, perSecond.toFixed(1), perSecond >= SALES_PER_SECOND * 0.9);
  judge("of them counted while it sold, some", String(counted), counted > 0);
  const errors = [...loads.resting, ...loads.selling].reduce((sum, each) => sum + each.errors, 0);
  judge("errors, at most 0", String(errors), errors === 0);
} finally {
  await client.end();
  await server.stop();
  await postgres.stop();
}

async function salesCounted(): Promise<number> {
  const { rows } = await client.query<{ counted: string }>("select sum(sales_count) as counted from products");
  return Number(rows[0]?.counted);
}

function mean(loads: readonly Load[]): number {
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length;
}

function browse(seconds: number): Promise<Load> {
  let turn = 0;
  const path = () => `/api/search/products?category=${encodeURIComponent(categories[turn++ % categories.length]?.name ?? "")}`;
  return load({ url: server.url, path, connections: CONNECTIONS, seconds });
}

/** One sale every tenth of a second, whether the last one is through or not. */
async function sell(shop: Shop, over: AbortSignal): Promise<void> {
  const buying = new Set<Promise<void>>();
  for (let n = 0, began = performance.now(); !over.aborted; n++) {
    await sleep(Math.max(0, began + (n * 1_000) / SALES_PER_SECOND - performance.now()));
    const shopper = new Shopper(shop, n);
    const bought = shopper.buy().then(
      () => void sold++,
      (error: Error) => console.error(error.message),
    );
    const done = bought.finally(() => {
      shopper.close();
      buying.delete(done);
    });
    buying.add(done);
  }
  await Promise.all(buying);
}

function say(what: string, load: Load): Load {
  const { perSecond, p50, p99 } = load;
  console.log(`${what.padEnd(14)} ${perSecond.toFixed(0).padStart(7)} pages/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`);
  return load;
}

function judge(what: string, got: string, isKept: boolean): void {
  console.log(`${isKept ? "kept  " : "MISSED"} ${what}: ${got}`);
  if (!isKept) process.exitCode = 1;
}
