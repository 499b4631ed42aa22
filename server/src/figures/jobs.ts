import { forget } from "../platform/files/files.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { deleteExpiredReturning } from "./files/file-repository.ts";
import { WRITE_FILE_JOB, writeFile } from "./files/write-file.ts";
import { countSales } from "./sums/count-sales.ts";

async function removeExpired({ transaction, storage, now }: Services): Promise<void> {
  const keys = await transaction(async (tx) => forget(tx, await deleteExpiredReturning(tx, now())));
  for (const key of keys) await storage.remove(key);
}

export const figureJobs: Job<Services>[] = [
  { name: "figures.catchUp", cron: "* * * * *", retryLimit: 1, run: countSales },
  { name: "figures.removeExpired", cron: "41 * * * *", retryLimit: 1, run: removeExpired },
  { name: WRITE_FILE_JOB, retryLimit: 2, run: writeFile },
];
