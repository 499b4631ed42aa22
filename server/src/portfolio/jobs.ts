import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { deleteUnusedMediaReturning, forgetViewers } from "./repository.ts";

async function tidy(services: Services): Promise<void> {
  const yesterday = addDays(services.now(), -1);
  const bodies = await services.transaction(async (tx) => {
    await forgetViewers(tx, yesterday.slice(0, 10));
    return deleteUnusedMediaReturning(tx, yesterday);
  });
  for (const key of bodies) await services.storage.remove(key);
}

export const portfolioJobs: Job<Services>[] = [{ name: "portfolio.tidy", cron: "53 3 * * *", retryLimit: 1, run: tidy }];
