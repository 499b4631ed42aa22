// Kills the server, and every second time PostgreSQL with it, without warning while models are generated, again and again. Each
// job must end once, and every token must be where it belongs. The engine is the stand-in of a hosted one, so that five are under
// way at once and its bills can be read; its files are looked at by the real forge. npm run bench -- generation-crash [kills]
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { STAND_IN_KEY, startGeneratorStandIn } from "../server/src/testing/outside/generator-stand-in.ts";
import { beside, conclude, crash, startCrashing } from "./crashing.ts";
import { jobFaults, MODEL, openGenerator, startMany } from "./generating.ts";
import { openShop } from "./shopper.ts";

const JOBS = 20;
const PEOPLE = 4;
const TOKENS = 50;
const DONE_WITHIN_MS = 600_000;
const DATA_DIR = `.data/crash-generation-${process.pid}`;

const provider = await startGeneratorStandIn(zstdDecompressSync(readFileSync(MODEL)));
const env = { GENERATOR_URL: provider.url, GENERATOR_KEY: STAND_IN_KEY };
const { kills, slowestMs } = await crash({
  dataDir: DATA_DIR,
  env,
  kills: Number(process.argv[2] ?? 10),
  // Long enough for some to begin, some to end, and all that were lost to be missed once in a while.
  livesMs: (round) => 1_000 + Math.random() * (round % 3 === 0 ? 20_000 : 6_000),
  begin: ({ url }) => begin(url),
  during: async (_server, round) => {
    console.log(`round ${round}: ${provider.begun().length} tasks begun so far`);
  },
});
const last = await startCrashing(DATA_DIR, env);
const faults = await verify();
await last.stop();
provider.close();
rmSync(DATA_DIR, { recursive: true, force: true });
console.log(`${kills} kills; slowest way back ${slowestMs.toFixed(0)} ms`);
conclude(faults, "each job ended once, every token is where it belongs");

function begin(url: string): Promise<void> {
  return beside(DATA_DIR, async (db, client) => {
    const shop = await openShop(url, client, PEOPLE);
    await openGenerator(db, PEOPLE, TOKENS);
    if ((await startMany(shop, JOBS)) < JOBS) throw new Error("not every job was accepted");
  });
}

function verify(): Promise<string[]> {
  return beside(DATA_DIR, async (db) => {
    const ongoing = () => db.selectFrom("generationJobs").select("id").where("status", "in", ["queued", "running"]).execute();
    for (const until = Date.now() + DONE_WITHIN_MS; (await ongoing()).length > 0 && Date.now() < until; ) await sleep(500);
    const jobs = await db.selectFrom("generationJobs").select(["status", "starts"]).execute();
    const by = [...Map.groupBy(jobs, ({ status }) => status)].map(([status, of]) => `${of.length} ${status}`).join(", ");
    console.log(`${jobs.length} jobs: ${by}; begun ${jobs.reduce((sum, { starts }) => sum + starts, 0)} times`);
    console.log(`${provider.begun().length} tasks paid to the provider for ${jobs.length} jobs of two each`);
    return [
      ...(jobs.length === JOBS ? [] : [`there are ${jobs.length} jobs`]),
      ...(await jobFaults(db, PEOPLE * TOKENS)),
      ...(await findBreaches(db)).map(({ name }) => name),
    ];
  });
}
