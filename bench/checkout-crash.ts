// Kills the server, and every second time PostgreSQL with it, without warning while people buy, again and again. Every order
// somebody was told is paid must be there, paid once; whatever the provider took must be delivered; the books must add up.
// npm run crash:checkout [kills]
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startApp } from "../server/src/app.ts";
import { checkoutJobs } from "../server/src/checkout/jobs.ts";
import { openDatabase } from "../server/src/platform/db.ts";
import { findBreaches } from "../server/src/platform/invariants.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { startPostgres } from "../server/src/platform/postgres/embedded.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";
import { memoryStorage } from "../server/src/testing/storage.ts";
import { openShop, type Shop, Shopper } from "./shopper.ts";

const KILLS = Number(process.argv[2] ?? 50);
const SHOPPERS = 8;
const PEOPLE = 32;
const BACK_WITHIN_MS = 5_000;
const DATA_DIR = ".data/crash-checkout";
const acknowledged: string[] = [];
let begun = 0;
let slowestMs = 0;
let shop: Shop | null = null;

for (let round = 1; round <= KILLS; round++) {
  const began = performance.now();
  const server = await startServer({ DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
  // The first start makes the database and fills the demo; only coming back is measured.
  if (round > 1) slowestMs = Math.max(slowestMs, performance.now() - began);
  shop = { ...(shop ?? (await prepare(server))), url: server.url };
  const over = new AbortController();
  const buying = Promise.all(Array.from({ length: SHOPPERS }, (_, n) => keepBuying(shop as Shop, round * SHOPPERS + n, over.signal)));
  await sleep(300 + Math.random() * 900);
  kill(server, round % 2 === 0);
  over.abort();
  await buying;
}
const faults = await verify();
console.log(`${KILLS} kills, ${begun} checkouts begun, ${acknowledged.length} acknowledged; slowest way back ${slowestMs.toFixed(0)} ms`);
if (slowestMs > BACK_WITHIN_MS) faults.push(`back after ${slowestMs.toFixed(0)} ms, later than ${BACK_WITHIN_MS}`);
for (const fault of faults) console.log(`BROKEN ${fault}`);
console.log(faults.length === 0 ? "nothing lost, nothing twice, every invariant holds" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

async function keepBuying(from: Shop, n: number, over: AbortSignal): Promise<void> {
  const shopper = new Shopper(from, n);
  while (!over.aborted) {
    begun++;
    // Killed in the middle: nobody was told anything, and what became of it is looked at in the end.
    const orderId = await shopper.buy().catch(() => null);
    if (orderId === null) break;
    acknowledged.push(orderId);
  }
  shopper.close();
}

async function prepare(server: ServerProcess): Promise<Shop> {
  const { url } = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
  const client = new pg.Client(url);
  await client.connect();
  const made = await openShop(server.url, client, PEOPLE);
  await client.end();
  return made;
}

function kill(server: ServerProcess, isDatabaseToo: boolean): void {
  const pidFile = `${DATA_DIR}/postgres/postmaster.pid`;
  if (isDatabaseToo && existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  server.child.kill("SIGKILL");
}

/** Lets the sweeper repair what the kills left half done, as it does every five minutes, and answers what is still wrong. */
async function verify(): Promise<string[]> {
  const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
  const db = openDatabase({ url: postgres.url, log: silentLog });
  const site = { url: "http://localhost", isSecure: false, supportEmail: "support@example.com" };
  const outside = { storage: memoryStorage(), mail: null, google: null, site, flags: [] };
  const aMinuteLater = () => new Date(Date.now() + 61_000).toISOString();
  const app = await startApp({ db, url: postgres.url, log: silentLog, ...outside, now: aMinuteLater });
  await checkoutJobs.find(({ name }) => name === "checkout.sweep")?.run(app.services, {});
  const paid = await db.selectFrom("orders").select("id").where("status", "=", "paid").execute();
  const kept = new Set(paid.map(({ id }) => id));
  const undelivered = await db
    .selectFrom("simIntents as i")
    .leftJoin("orders as o", "o.id", "i.orderId")
    .select("i.id")
    .where("i.status", "=", "succeeded")
    .where((is) => is.or([is("o.status", "<>", "paid"), is("o.status", "is", null)]))
    .execute();
  const breaches = await findBreaches(db);
  await app.stop();
  await db.destroy();
  await postgres.stop();
  return [
    ...acknowledged.filter((id) => !kept.has(id)).map((id) => `order ${id} was acknowledged and is not paid`),
    ...undelivered.map(({ id }) => `payment ${id} was taken and nothing was delivered`),
    ...breaches.map(({ name }) => name),
  ];
}
