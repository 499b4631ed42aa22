import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { deleteUnsentReturning } from "./evidence/evidence-repository.ts";

/** Files of evidence that was never sent. */
async function removeUnsent(services: Services): Promise<void> {
  const bodies = await services.transaction((tx) => deleteUnsentReturning(tx, addDays(services.now(), -1)));
  for (const key of bodies) await services.storage.remove(key);
}

export const disputeJobs: Job<Services>[] = [{ name: "disputes.removeUnsent", cron: "47 3 * * *", retryLimit: 1, run: removeUnsent }];
