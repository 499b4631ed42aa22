import { join } from "node:path";
import { debuglog } from "node:util";
import { startApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import type { StageDependencies } from "./history/stage.ts";
import { openHttp } from "./http/open.ts";
import { staffIds } from "./identity/port.ts";
import { DEMO_LEADS, DEMO_PASSWORD } from "./identity/seeds.ts";
import { openOutside, siteUrl } from "./outside.ts";
import { clock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrate.ts";
import { startPostgres } from "./platform/database/postgres/embedded.ts";
import { makeErrorStore } from "./platform/error-store.ts";
import { type LogLevel, makeLog } from "./platform/log.ts";
import { releaseMemory } from "./platform/release-memory.ts";
import { seed } from "./seeds.ts";
import { whatToDo } from "./start-failure.ts";

const STOP_WITHIN_MS = 4_500;
const STARTED_AFTER_MS = 2_000;
/** Opened in this order, closed in the reverse one. */
const closers: (() => Promise<unknown>)[] = [];
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(whatToDo(error));
  debuglog("blenda")("%o", error);
  await stop(1); // PostgreSQL has its own process group: left alone, it would live on
}

async function start(config: Config): Promise<void> {
  const errors = makeErrorStore();
  const log = makeLog({ level: config.LOG_LEVEL as LogLevel, style: config.isProduction ? "json" : "text", keep: errors.keep });
  const { url, place } = await findDatabase(config);
  const db = openDatabase({ url, log, isPrepared: config.DATABASE_PREPARED === "on" });
  closers.push(() => db.destroy());
  await migrate(db);
  errors.open(db);
  closers.push(errors.stop);
  const outside = await openOutside(config);
  await seed(db, outside.storage, config, log);
  // What was paid in another's name cannot be told of with the test provider's cards.
  if (config.isDemo && config.DEMO_HISTORY === "on" && !outside.payments) await replayHistory({ db, url, log, ...outside });
  if (isStopping) return;

  const app = await startApp({ db, url, log, ...outside });
  closers.push(app.stop);
  const http = await openHttp(app.services, config);
  // Streams end before the web server closes: a request that never finishes would keep it open.
  closers.push(() => http.close(), app.endStreams);
  const address = await http.listen({ port: config.PORT, host: config.HOST });

  setTimeout(releaseMemory, STARTED_AFTER_MS).unref();
  console.log(`Open ${siteUrl(config, new URL(address).port)}`);
  if (config.isDemo)
    console.log(`Demo accounts ${DEMO_LEADS.join(", ")}, password ${DEMO_PASSWORD}; more are in README.md, their mail is at /mailbox`);
  console.log(`Data in ${place}`);
  if ((await staffIds(db)).length === 0) console.log("There is no admin yet. Make one: npm run admin -- add ADDRESS");
}

/** A start that is stopped meanwhile waits for what is just being written, and no longer. */
async function replayHistory(ground: StageDependencies): Promise<void> {
  // Loaded only for a demo: others never need it.
  const { writeHistory } = await import("./history/history.ts");
  const leaving = new AbortController();
  const telling = writeHistory(ground, { now: clock(), signal: leaving.signal });
  closers.push(() => {
    leaving.abort();
    return telling;
  });
  await telling;
}

async function findDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<{ url: string; place: string }> {
  if (DATABASE_URL !== "embedded") return { url: DATABASE_URL, place: `the PostgreSQL of DATABASE_URL, files in ${DATA_DIR}` };
  const { url, stop, kind, dataDir, isAdopted } = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
  closers.push(stop);
  return { url, place: `${DATA_DIR} (PostgreSQL in ${dataDir}, ${kind}${isAdopted ? ", adopted" : ""})` };
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  try {
    for (const close of closers.reverse()) await close();
  } catch (error) {
    console.error(whatToDo(error));
    process.exit(1);
  }
  process.exit(code);
}
