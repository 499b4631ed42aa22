// Kills the server, and every second time PostgreSQL with it, without warning while people buy, give back, follow, write and generate.
// Whatever somebody was told must be so, each thing they asked for happens once, and the books add up.
// npm run crash:mixed [kills]
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import type pg from "pg";
import type { Db } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { STAND_IN_KEY, startGeneratorStandIn } from "../server/src/testing/outside/generator-stand-in.ts";
import { beside, conclude, crash, startCrashing } from "./crashing.ts";
import { jobFaults, MODEL, openGenerator } from "./generating.ts";
import { buyer, seller, Told, type Town } from "./mixed-people.ts";
import { openShop, signIn, undeliveredPayments } from "./shopper.ts";
import { sweepPayments } from "./sweeping.ts";

const KILLS = Number(process.argv[2] ?? 30);
const PEOPLE = 10;
const TOKENS = 50;
/** Six minutes in all: killing, then the last wishes, then what is done later. */
const KILLING_MS = 210_000;
const LAST_WISHES_MS = 30_000;
const DONE_MS = 80_000;
/** What people are told at least between two kills. */
const LEAST_TOLD = 10;
const BACK_WITHIN_MS = 10_000;
const GIVEN_BACK = "refunded";
const DATA_DIR = `.data/crash-mixed-${process.pid}`;

const provider = await startGeneratorStandIn(zstdDecompressSync(readFileSync(MODEL)));
const env = { GENERATOR_URL: provider.url, GENERATOR_KEY: STAND_IN_KEY };
const told = new Told();
const town: Town = { shop: { url: "", productIds: [], people: [], cardToken: "" }, isOpen: false, isEvening: false };
let usedFrom = 0;
let living: Promise<unknown> = Promise.resolve();

const { kills, slowestMs } = await crash({
  dataDir: DATA_DIR,
  env,
  kills: KILLS,
  livesMs: () => 500 + Math.random() * 1_500,
  isUsed: () => told.count() >= usedFrom,
  withinMs: KILLING_MS,
  begin: ({ url }) => begin(url),
  during: async ({ url }, _round, over) => {
    open(url);
    usedFrom = told.count() + LEAST_TOLD;
    over.addEventListener("abort", () => (town.isOpen = false));
  },
});
const last = await startCrashing(DATA_DIR, env);
const faults = await beside(DATA_DIR, (db, _client, databaseUrl) => verify(db, databaseUrl, last.url)).finally(() => last.stop());
provider.close();
if (faults.length === 0) rmSync(DATA_DIR, { recursive: true, force: true });
if (kills < KILLS) faults.push(`only ${kills} of ${KILLS} kills in ${KILLING_MS / 1_000} s`);
if (slowestMs > BACK_WITHIN_MS) faults.push(`back after ${slowestMs.toFixed(0)} ms, later than ${BACK_WITHIN_MS}`);
console.log(`${kills} kills; slowest way back ${slowestMs.toFixed(0)} ms`);
conclude(faults, "nothing lost, nothing twice, every invariant holds");

async function begin(url: string): Promise<void> {
  await beside(DATA_DIR, async (db, client) => {
    town.shop = await openShop(url, client, PEOPLE);
    await openGenerator(db, PEOPLE, TOKENS);
    const sellers = await signInSellers(client, town.shop.productIds);
    living = Promise.all([
      ...town.shop.people.map((_, n) => buyer(town, told, n)),
      ...sellers.map((cookie, n) => seller(town, told, cookie, n)),
    ]).catch((error: Error) => told.broken.push(error.message));
  });
}

function open(url: string): void {
  town.shop = { ...town.shop, url };
  town.isOpen = true;
}

async function signInSellers(client: pg.Client, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>("select distinct creator_id as id from products where id = any($1)", [productIds]);
  const cookies: string[] = [];
  for (const { id } of rows) cookies.push(await signIn(client, id));
  return cookies;
}

/** Lets people finish what they began and the server what it does later, and answers what is wrong then. */
async function verify(db: Db, databaseUrl: string, url: string): Promise<string[]> {
  open(url);
  town.isEvening = true;
  await sweepPayments(db, databaseUrl);
  const isFinished = await Promise.race([living.then(() => true), sleep(LAST_WISHES_MS, false)]);
  for (const until = Date.now() + DONE_MS; (await underWay(db)) > 0 && Date.now() < until; ) await sleep(250);
  const { orders, refunds, follows, messages, jobs } = told;
  console.log(
    `told: ${orders.size} orders, ${refunds.size} refund requests, ${told.decisions.size} decisions, ${follows.size} follows, ${messages.size} messages, ${jobs.size} jobs`,
  );
  console.log(`refused: ${[...told.refused].map(([what, times]) => `${times} × ${what}`).join(", ") || "nothing"}`);
  return [
    ...told.broken,
    ...(isFinished ? [] : [`somebody was not answered in ${LAST_WISHES_MS / 1_000} s`]),
    ...(await orderFaults(db)),
    ...(await refundFaults(db)),
    ...(await followFaults(db)),
    ...(await messageFaults(db)),
    ...(await ownJobFaults(db)),
    ...(await findBreaches(db)).map(({ name }) => name),
  ];
}

/** Jobs, refunds that are being paid, and news that wait. */
async function underWay(db: Db): Promise<number> {
  const jobs = await db.selectFrom("generationJobs").select("id").where("status", "in", ["queued", "running"]).execute();
  const refunds = await db.selectFrom("refunds").select("id").where("status", "in", ["approved", "auto_approved", "processing"]).execute();
  const news = await db.selectFrom("outbox").select("id").where("parkedAt", "is", null).execute();
  return jobs.length + refunds.length + news.length;
}

async function orderFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("orders").select(["id", "status"]).where("buyerId", "like", "shopper-%").execute();
  const paid = new Set(rows.flatMap(({ id, status }) => (status === "paid" ? id : [])));
  const twice = await db
    .selectFrom("simIntents")
    .select("orderId")
    .where("status", "=", "succeeded")
    .groupBy("orderId")
    .having(({ fn }) => fn.countAll(), ">", 1)
    .execute();
  return [
    ...[...told.orders].filter((id) => !paid.has(id)).map((id) => `order ${id} was acknowledged and is not paid`),
    ...(rows.length > told.begun.orders ? [`${rows.length} orders of ${told.begun.orders} wishes`] : []),
    ...twice.map(({ orderId }) => `order ${orderId} was paid twice`),
    ...(await undeliveredPayments(db)).map((id) => `payment ${id} was taken and nothing was delivered`),
  ];
}

async function refundFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("refunds").select(["id", "lineId", "orderId", "status", "amountCents"]).execute();
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const returned = await db
    .selectFrom("simRefunds as r")
    .innerJoin("simIntents as i", "i.id", "r.intentId")
    .select(["i.orderId", "r.amountCents"])
    .execute();
  const byOrder = Map.groupBy(returned, ({ orderId }) => orderId);
  const outcome = { approve: GIVEN_BACK, decline: "declined" } as const;
  return [
    ...[...told.refunds].filter((id) => !statusOf.has(id)).map((id) => `refund ${id} was acknowledged and is lost`),
    ...(rows.length > told.begun.refunds ? [`${rows.length} refunds of ${told.begun.refunds} wishes`] : []),
    ...[...told.decisions]
      .filter(([id, event]) => statusOf.get(id) !== outcome[event])
      .map(([id, event]) => `refund ${id}: the seller said ${event}, it is ${statusOf.get(id)}`),
    ...rows
      .filter(({ status }) => status !== GIVEN_BACK && status !== "declined" && status !== "creator_review")
      .map(({ id, status }) => `refund ${id} is still ${status}`),
    ...rows
      .filter(({ orderId, status, amountCents }) => {
        const back = byOrder.get(orderId)?.map((each) => each.amountCents) ?? [];
        return back.join() !== (status === GIVEN_BACK ? String(amountCents) : "");
      })
      .map(({ id, status }) => `refund ${id} is ${status}, the provider gave back something else`),
  ];
}

async function followFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("follows").select(["followerId", "followingId"]).where("followerId", "like", "shopper-%").execute();
  const kept = new Set(rows.map(({ followerId, followingId }) => `${followerId} ${followingId}`));
  return [...told.follows]
    .filter(([pair, is]) => kept.has(pair) !== is)
    .map(([pair, is]) => `${pair}: ${is ? "followed" : "unfollowed"}, lost`);
}

async function messageFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("messages").select("body").where("senderId", "like", "shopper-%").execute();
  const times = Map.groupBy(rows, ({ body }) => body);
  return [
    ...[...told.messages].filter((body) => !times.has(body)).map((body) => `message "${body}" was acknowledged and is lost`),
    ...[...times].filter(([, of]) => of.length > 1).map(([body, of]) => `message "${body}" is there ${of.length} times`),
  ];
}

async function ownJobFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("generationJobs").select("id").execute();
  const kept = new Set(rows.map(({ id }) => id));
  return [
    ...[...told.jobs].filter((id) => !kept.has(id)).map((id) => `job ${id} was acknowledged and is lost`),
    ...(rows.length > told.begun.jobs ? [`${rows.length} jobs of ${told.begun.jobs} wishes`] : []),
    ...(await jobFaults(db, PEOPLE * TOKENS)),
  ];
}
