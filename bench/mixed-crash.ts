// Kills the server, and every second time PostgreSQL with it, without warning while people buy, give back, follow, write and generate.
// Whatever somebody was told must be so, each thing they asked for happens once, and the books add up.
// npm run bench -- mixed-crash [kills]
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import type { Db } from "../server/src/platform/database/db.ts";
import { STAND_IN_KEY, startGeneratorStandIn } from "../server/src/testing/outside/generator-stand-in.ts";
import { beside, conclude, crash, startCrashing } from "./crashing.ts";
import { MODEL, openGenerator } from "./generating.ts";
import { faultsIn, underWay } from "./mixed-faults.ts";
import { buyer, seller, Told, type Town } from "./mixed-people.ts";
import { openShop, signInSellers } from "./shopper.ts";
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

/** Lets people finish what they began and the server what it does later, and answers what is wrong then. */
async function verify(db: Db, databaseUrl: string, url: string): Promise<string[]> {
  open(url);
  town.isEvening = true;
  await sweepPayments(db, databaseUrl);
  const isFinished = await Promise.race([living.then(() => true), sleep(LAST_WISHES_MS, false)]);
  for (const until = Date.now() + DONE_MS; (await underWay(db)) > 0 && Date.now() < until; ) await sleep(250);
  told.say();
  return [
    ...(isFinished ? [] : [`somebody was not answered in ${LAST_WISHES_MS / 1_000} s`]),
    ...(await faultsIn(db, told, PEOPLE * TOKENS)),
  ];
}
