import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Job } from "../platform/jobs/jobs.ts";
import { type Storage, StoredFileMissing } from "../platform/outside/storage/storage.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { addPrint } from "./port.ts";
import { filesWithoutPrint } from "./repository.ts";

/** So many in an hour: no reader waits for them, and they must not be felt. */
const AT_ONCE = 20;
const LIMITS = { cpuSeconds: 120, megabytes: 1_200, niceness: 19 };

/** Backfills prints of what was sold before copies were looked for. Each is kept for itself, so a run that is stopped loses one at most. */
async function readMissing({ db, storage, transaction, now }: Services): Promise<void> {
  for (const { storageKey, name, ...file } of await filesWithoutPrint(db, AT_ONCE)) {
    const prints = await printsOf(storage, storageKey, name);
    await transaction((tx) => addPrint(tx, { ...file, prints, at: now() }));
  }
}

/** None of a file that is gone: looking again would find it no more. */
async function printsOf(storage: Storage, storageKey: string, name: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "copies-read-"));
  try {
    const path = join(folder, "file");
    await pipeline((await storage.open(storageKey)).stream, createWriteStream(path));
    const { inspect } = await import("@blenda/forge/inspect/inspect");
    return (await inspect(path, { name, limits: LIMITS }, () => {})).fingerprints;
  } catch (error) {
    if (error instanceof StoredFileMissing) return [];
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const copiesJobs: Job<Services>[] = [{ name: "copies.readMissing", cron: "37 * * * *", retryLimit: 1, run: readMissing }];
