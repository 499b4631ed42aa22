// Kills the server, and every second time PostgreSQL with it, without warning while models are generated, again and again. Each
// job must end once, and every token must be where it belongs. The engine is the stand-in of a hosted one, so that five are under
// way at once and its bills can be read; its files are looked at by the real forge. npm run crash:generation [kills]
import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import pg from "pg";
import { type Db, openDatabase } from "../server/src/platform/db.ts";
import { findBreaches } from "../server/src/platform/invariants.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { startPostgres } from "../server/src/platform/postgres/embedded.ts";
import { STAND_IN_KEY, startGeneratorStandIn } from "../server/src/testing/generator-stand-in.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";
import { openGenerator, startMany } from "./generating.ts";
import { openShop } from "./shopper.ts";

const KILLS = Number(process.argv[2] ?? 10);
const JOBS = 20;
const PEOPLE = 4;
const TOKENS = 50;
const DONE_WITHIN_MS = 600_000;
const DATA_DIR = `.data/crash-generation-${process.pid}`;
const MODEL = "server/demo/built/products/orbit-7-service-robot/orbit-7-service-robot.glb.zst";

const provider = await startGeneratorStandIn(zstdDecompressSync(readFileSync(MODEL)));
const env = { DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0", GENERATOR_URL: provider.url, GENERATOR_KEY: STAND_IN_KEY };
for (let round = 1; round <= KILLS; round++) {
  const server = await startServer(env);
  if (round === 1) await begin(server);
  // Long enough for some to begin, some to end, and all that were lost to be missed once in a while.
  await sleep(1_000 + Math.random() * (round % 3 === 0 ? 20_000 : 6_000));
  kill(server, round % 2 === 0);
  console.log(`kill ${round}: ${provider.begun().length} tasks begun so far`);
}
const last = await startServer(env);
const faults = await verify();
await last.stop();
provider.close();
rmSync(DATA_DIR, { recursive: true, force: true });
for (const fault of faults) console.log(`BROKEN ${fault}`);
console.log(faults.length === 0 ? "each job ended once, every token is where it belongs" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

async function withDatabase<Answer>(use: (db: Db, client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const { url } = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
  const client = new pg.Client(url);
  await client.connect();
  const db = openDatabase({ url, log: silentLog, max: 2 });
  try {
    return await use(db, client);
  } finally {
    await client.end();
    await db.destroy();
  }
}

function begin(server: ServerProcess): Promise<void> {
  return withDatabase(async (db, client) => {
    const shop = await openShop(server.url, client, PEOPLE);
    await openGenerator(db, PEOPLE, TOKENS);
    if ((await startMany(shop, JOBS)) < JOBS) throw new Error("not every job was accepted");
  });
}

function kill(server: ServerProcess, isDatabaseToo: boolean): void {
  const pidFile = `${DATA_DIR}/postgres/postmaster.pid`;
  if (isDatabaseToo && existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  server.child.kill("SIGKILL");
}

function verify(): Promise<string[]> {
  return withDatabase(async (db) => {
    const ongoing = () => db.selectFrom("generationJobs").select("id").where("status", "in", ["queued", "running"]).execute();
    for (const until = Date.now() + DONE_WITHIN_MS; (await ongoing()).length > 0 && Date.now() < until; ) await sleep(500);
    const jobs = await db.selectFrom("generationJobs").select(["id", "status", "cost", "returned", "starts"]).execute();
    const files = await db.selectFrom("generationFiles").select("jobId").execute();
    const accounts = await db.selectFrom("tokenAccounts").select(["balance", "held"]).where("userId", "like", "shopper-%").execute();
    const spent = jobs.reduce((sum, { cost, returned }) => sum + cost - returned, 0);
    const left = accounts.reduce((sum, { balance }) => sum + balance, 0);
    const by = [...Map.groupBy(jobs, ({ status }) => status)].map(([status, of]) => `${of.length} ${status}`).join(", ");
    console.log(`${KILLS} kills, ${jobs.length} jobs: ${by}; begun ${jobs.reduce((sum, { starts }) => sum + starts, 0)} times`);
    console.log(`${provider.begun().length} tasks paid to the provider for ${jobs.length} jobs of two each`);
    return [
      ...(jobs.length === JOBS ? [] : [`there are ${jobs.length} jobs`]),
      ...(await ongoing()).map(({ id }) => `job ${id} has not ended`),
      ...jobs
        .filter(({ id, status }) => files.filter(({ jobId }) => jobId === id).length !== (status === "succeeded" ? 4 : 0))
        .map(({ id }) => `job ${id} has other files than it should`),
      ...jobs
        .filter(({ status, cost, returned }) => returned !== (status === "succeeded" ? 0 : cost))
        .map(({ id }) => `job ${id} took or gave back the wrong tokens`),
      ...(left + spent === PEOPLE * TOKENS ? [] : [`${left} tokens left and ${spent} spent of ${PEOPLE * TOKENS}`]),
      ...(await findBreaches(db)).map(({ name }) => name),
    ];
  });
}
