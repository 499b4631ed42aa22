// What everything shares that kills without warning: servers that are started and killed again and again, and a look at what is left.
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Db, openDatabase } from "../server/src/platform/database/db.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";

interface Crashes {
  dataDir: string;
  env?: Record<string, string>;
  kills: number;
  /** What must stand before anything is killed. */
  begin?(server: ServerProcess): Promise<void>;
  /** How long the server of this round lives. */
  livesMs(round: number): number;
  /** Whether it was of use already; if not it lives on, for a while. */
  isUsed?(): boolean;
  /** Works with the server until it is gone. Answers once nothing of it is under way. */
  during(server: ServerProcess, round: number, over: AbortSignal): Promise<unknown>;
  /** Whether PostgreSQL goes with it; every second time unless told otherwise. */
  isDatabaseToo?(round: number): boolean;
  /** Kills no more after that, however few there were. */
  withinMs?: number;
}

/** Answers how many there were, and the slowest way back. The first start makes the database and fills the demo; it is not measured. */
export async function crash({
  dataDir,
  env = {},
  kills,
  begin,
  livesMs,
  isUsed = () => true,
  during,
  isDatabaseToo = isEven,
  withinMs,
}: Crashes) {
  let slowestMs = 0;
  const until = performance.now() + (withinMs ?? Number.POSITIVE_INFINITY);
  for (let round = 1; round <= kills; round++) {
    const began = performance.now();
    if (began > until) return { kills: round - 1, slowestMs };
    const server = await startCrashing(dataDir, env);
    if (round > 1) slowestMs = Math.max(slowestMs, performance.now() - began);
    else await begin?.(server);
    const over = new AbortController();
    const work = during(server, round, over.signal);
    await sleep(livesMs(round));
    for (const longest = performance.now() + LONGEST_MS; !isUsed() && performance.now() < longest; ) await sleep(50);
    kill(server, dataDir, isDatabaseToo(round));
    over.abort();
    await work;
  }
  return { kills, slowestMs };
}

/** So much longer a server of no use yet lives: on a busy machine nothing might ever be done otherwise. */
const LONGEST_MS = 5_000;

const isEven = (round: number) => round % 2 === 0;

/** Behind a trusted proxy everybody may have an address of their own, so limits per address stay out of the way. */
export const startCrashing = (dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0", ...env });

function kill(server: ServerProcess, dataDir: string, isDatabaseToo: boolean): void {
  const pidFile = `${dataDir}/postgres/postmaster.pid`;
  if (isDatabaseToo && existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  server.child.kill("SIGKILL");
}

type Use<Answer> = (db: Db, client: pg.Client, url: string) => Promise<Answer>;

/** What is left, once nobody runs on it any more. */
export async function afterwards<Answer>(dataDir: string, use: Use<Answer>): Promise<Answer> {
  const postgres = await startPostgres({ dataDir: `${dataDir}/postgres` });
  try {
    return await beside(dataDir, use);
  } finally {
    await postgres.stop();
  }
}

/** The database of a server that runs. */
export async function beside<Answer>(dataDir: string, use: Use<Answer>): Promise<Answer> {
  const postgres = await startPostgres({ dataDir: `${dataDir}/postgres` });
  const client = new pg.Client(postgres.url);
  await client.connect();
  const db = openDatabase({ url: postgres.url, log: silentLog, max: 4 });
  try {
    return await use(db, client, postgres.url);
  } finally {
    await client.end();
    await db.destroy();
  }
}

/** Says what is broken, or that all is well, and ends. */
export function conclude(faults: readonly string[], well: string): never {
  for (const fault of faults) console.log(`BROKEN ${fault}`);
  console.log(faults.length === 0 ? well : `${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
