// 2,000 webhook events, each sent one to five times, in no order, a fifth of them forged or stale, through the real web server:
// exactly the right effects, and every invariant holds. npm run bench -- webhooks [events]
import { join } from "node:path";
import pg from "pg";
import { startApp } from "../server/src/app.ts";
import { openHttp } from "../server/src/http/open.ts";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { isSimulated } from "../server/src/platform/outside/payments/payments-simulated.ts";
import { databaseUrl } from "../server/src/testing/database/database-url.ts";
import { memoryStorage } from "../server/src/testing/outside/storage.ts";
import { passingVault } from "../server/src/testing/outside/vault.ts";
import { makeStorm } from "../server/src/testing/outside/webhook-storm.ts";

const EVENTS = Number(process.argv[2] ?? 2_000);
const DATABASE = "webhooks";

const postgres = await startPostgres({ dataDir: join(".data/bench-checkout", "postgres") });
const client = new pg.Client(postgres.url);
await client.connect();
await client.query(`drop database if exists ${DATABASE}`);
await client.query(`create database ${DATABASE}`);
const url = databaseUrl(postgres.url, DATABASE);
const db = openDatabase({ url, log: silentLog });
await migrate(db);
const site = { url: "http://localhost", isSecure: false, supportEmail: "support@example.com" };
const app = await startApp({
  db,
  url,
  log: silentLog,
  storage: memoryStorage(),
  vault: passingVault(),
  mail: null,
  google: null,
  site,
  flags: [],
});
const http = await openHttp(app.services, { TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false });
try {
  const { payments, now } = app.services;
  if (!isSimulated(payments)) throw new Error("this needs the built-in provider");
  await addProduct(now());
  const storm = await makeStorm({ db, now }, payments, EVENTS);
  const began = performance.now();
  await storm.unleash(async (payload, signature) => {
    const headers = { "content-type": "application/json", "x-signature": signature };
    return (await http.inject({ method: "POST", url: "/webhooks/simulated", payload, headers })).statusCode;
  });
  const seconds = (performance.now() - began) / 1_000;
  const wrong = [...(await storm.mistakes()), ...(await findBreaches(db)).map(({ name }) => name)];
  console.log(`${EVENTS} events in ${storm.letters} letters, ${(storm.letters / seconds).toFixed(0)} letters/s`);
  for (const each of wrong) console.log(`WRONG ${each}`);
  console.log(wrong.length === 0 ? "exactly the right effects" : `${wrong.length} wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await http.close();
  await app.stop();
  await db.destroy();
  await client.end();
  await postgres.stop();
}
process.exit();

/** Something the orders can be about, and somebody who made it. */
async function addProduct(at: string): Promise<void> {
  const creator = { id: "maker", email: "maker@example.com", name: "", displayName: "", globalAffiliateId: "100MAK", createdAt: at };
  await db.insertInto("users").values(creator).execute();
  await db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  const product = { id: "robot", creatorId: "maker", categoryId: "props", status: "published" as const, title: "Robot", description: "" };
  await db
    .insertInto("products")
    .values({ ...product, priceCents: 2_000, publishedAt: at, createdAt: at, updatedAt: at })
    .execute();
}
