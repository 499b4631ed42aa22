import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { notifyOutcomes, TELL_JOB } from "./deciding/outcome-job.ts";
import { deleteUnsentReturning } from "./reporting/picture-repository.ts";

/** Pictures of reports that were never sent. */
async function removeUnsent(services: Services): Promise<void> {
  const bodies = await services.transaction((tx) => deleteUnsentReturning(tx, addDays(services.now(), -1)));
  for (const key of bodies) await services.storage.remove(key);
}

export const reportJobs: Job<Services>[] = [
  // Every decision asks for it; by the clock it finds what a lost request would have left.
  { name: TELL_JOB, cron: "* * * * *", run: notifyOutcomes },
  { name: "reports.removeUnsent", cron: "47 3 * * *", retryLimit: 1, run: removeUnsent },
];
