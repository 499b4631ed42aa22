import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../server/src/testing/server-process.ts";

const root = join(import.meta.dirname, "..");
/** The data of all journeys, and of one product that was started once and stopped: database made, demo sown. */
const SHARED = ".data/e2e";
const FRESH = ".data/e2e-fresh";
const CLOSED_WITHIN_MS = 60_000;

/**
 * The data of a product nobody has used, for a journey that starts one of its own: a copy. Making a database and sowing the demo takes fifteen
 * seconds of a processor, starting on what is there three.
 */
export async function copyFreshData(folder: string): Promise<void> {
  await cp(join(root, FRESH), join(root, folder), { recursive: true });
}

/** Before the first journey. The shared product begins with the same data. */
async function makeFreshData(port: string): Promise<void> {
  for (const folder of [SHARED, FRESH]) await rm(join(root, folder), { recursive: true, force: true });
  const server = await startServer({ DATA_DIR: FRESH, DATABASE_URL: "embedded", PORT: port });
  await server.stop();
  await untilClosed(join(root, FRESH, "postgres/postmaster.pid"));
  await copyFreshData(SHARED);
}

/** On a machine that is busy with other things PostgreSQL may write on for a while after the process that asked it to stop. */
async function untilClosed(pidFile: string): Promise<void> {
  for (const until = Date.now() + CLOSED_WITHIN_MS; existsSync(pidFile); await sleep(50))
    if (Date.now() > until) throw new Error("PostgreSQL still runs on the data every journey begins with");
}

if (import.meta.main) await makeFreshData(process.env.PORT ?? "");
