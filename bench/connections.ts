// Ends every connection to PostgreSQL, again and again, while people buy, give back, follow, write, generate and upload. No process may end,
// no answer may be a failure other than "the database is away", whatever somebody was told must be so, and the books add up.
// npm run bench -- connections [times]
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import type pg from "pg";
import type { Db } from "../server/src/platform/database/db.ts";
import { STAND_IN_KEY, startGeneratorStandIn } from "../server/src/testing/outside/generator-stand-in.ts";
import { UploadFaults, uploader } from "./connections-uploads.ts";
import { beside, conclude, startCrashing } from "./crashing.ts";
import { MODEL, openGenerator } from "./generating.ts";
import { faultsIn, underWay } from "./mixed-faults.ts";
import { buyer, listed, seller, Told, type Town } from "./mixed-people.ts";
import { openShop, signInSellers } from "./shopper.ts";
import { sweepPayments } from "./sweeping.ts";

const TIMES = Number(process.argv[2] ?? 50);
const PEOPLE = 10;
const TOKENS = 50;
/** Five minutes in all: ending connections, then the last wishes, then what is done later. */
const ENDING_MS = 170_000;
const LAST_WISHES_MS = 30_000;
const DONE_MS = 80_000;
/** What people are told at least between two times, and how long is waited for it. */
const LEAST_TOLD = 5;
const LONGEST_MS = 5_000;
const DATA_DIR = `.data/crash-connections-${process.pid}`;
const OTHERS = `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const provider = await startGeneratorStandIn(zstdDecompressSync(readFileSync(MODEL)));
const server = await startCrashing(DATA_DIR, { GENERATOR_URL: provider.url, GENERATOR_KEY: STAND_IN_KEY });
const told = new Told();
const uploads = new UploadFaults(told);
const faults = await beside(DATA_DIR, drill);
if (server.child.exitCode !== null || server.child.signalCode !== null) faults.push(`the process ended: ${server.said().slice(-2_000)}`);
await server.stop();
provider.close();
if (faults.length === 0) rmSync(DATA_DIR, { recursive: true, force: true });
else console.log(server.said().slice(-20_000));
conclude(faults, "no process ended, nothing lost, nothing twice, every invariant holds");

async function drill(db: Db, client: pg.Client, databaseUrl: string): Promise<string[]> {
  const town: Town = { shop: await openShop(server.url, client, PEOPLE), isOpen: true, isEvening: false };
  await openGenerator(db, PEOPLE, TOKENS);
  const sellers = await signInSellers(client, town.shop.productIds);
  const living = Promise.all([
    ...town.shop.people.map((_, n) => buyer(town, told, n)),
    ...sellers.map((cookie, n) => seller(town, told, cookie, n)),
    ...sellers.map((cookie) => uploader(town, uploads, cookie)),
  ]).catch((error: Error) => told.broken.push(error.message));

  const { times, ended } = await endConnections(client);
  town.isEvening = true;
  await sweepPayments(db, databaseUrl);
  const isFinished = await Promise.race([living.then(() => true), sleep(LAST_WISHES_MS, false)]);
  const isBusy = async () => (await underWay(db)) + (await uploads.underWay(db)) > 0;
  for (const until = Date.now() + DONE_MS; (await isBusy()) && Date.now() < until; ) await sleep(250);

  console.log(`${times} times every connection, ${ended} in all`);
  told.say();
  console.log(`uploads: ${uploads.sent.size}; answered otherwise: ${listed(told.failed)}`);
  return [
    ...(times < TIMES ? [`only ${times} of ${TIMES} times in ${ENDING_MS / 1_000} s`] : []),
    ...(isFinished ? [] : [`somebody was not answered in ${LAST_WISHES_MS / 1_000} s`]),
    ...[...told.failed].filter(([what]) => !what.startsWith("503 DATABASE_UNAVAILABLE")).map(([what, n]) => `answered ${n} × ${what}`),
    ...(await uploads.faults(db)),
    ...(await faultsIn(db, told, PEOPLE * TOKENS)),
  ];
}

async function endConnections(client: pg.Client): Promise<{ times: number; ended: number }> {
  let ended = 0;
  const until = performance.now() + ENDING_MS;
  for (let times = 0; times < TIMES; times++) {
    if (performance.now() > until || server.child.exitCode !== null) return { times, ended };
    const enough = told.count() + uploads.sent.size + LEAST_TOLD;
    await sleep(500 + Math.random() * 1_500);
    for (const longest = performance.now() + LONGEST_MS; told.count() + uploads.sent.size < enough && performance.now() < longest; )
      await sleep(25);
    const { rows } = await client.query<{ ended: number }>(OTHERS);
    ended += rows[0]?.ended ?? 0;
  }
  return { times: TIMES, ended };
}
