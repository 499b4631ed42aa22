import { forget } from "../platform/files/files.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { takeExpired } from "./files/file-repository.ts";
import { WRITE_FILE_JOB, writeFile } from "./files/write-file.ts";
import { follow } from "./sums/follow.ts";
import { takeUnfollowed } from "./sums/sale-lines-repository.ts";

/** So many turns in a minute; whoever sold before there were figures has them some minutes after the update. */
const TURNS = 50;

/** Orders from before there were figures. */
async function catchUp({ transaction }: Services): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const count = await transaction(async (tx) => {
      const orderIds = await takeUnfollowed(tx);
      await follow(tx, orderIds);
      return orderIds.length;
    });
    if (count === 0) return;
  }
}

async function removeExpired({ transaction, storage, now }: Services): Promise<void> {
  const keys = await transaction(async (tx) => forget(tx, await takeExpired(tx, now())));
  for (const key of keys) await storage.remove(key);
}

export const figureJobs: Job<Services>[] = [
  { name: "figures.catchUp", cron: "* * * * *", retryLimit: 1, run: catchUp },
  { name: "figures.removeExpired", cron: "41 * * * *", retryLimit: 1, run: removeExpired },
  { name: WRITE_FILE_JOB, retryLimit: 2, run: writeFile },
];
