import type { Period } from "@blenda/domain/reconciliation/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { beginRun, fetchStatement } from "./running/run.ts";
import { removeOldMatches } from "./running/run-repository.ts";

/** The month so far; on its first day still the whole one before. */
const nightlyPeriod = (now: Instant): Period => ({ from: `${addDays(now, -1).slice(0, 7)}-01`, to: now.slice(0, 10) });

export async function reconcileNightly(services: Services): Promise<void> {
  const { transaction, now, id } = services;
  const period = nightlyPeriod(now());
  const statement = await fetchStatement(services, period);
  await transaction(async (tx) => {
    await beginRun(tx, period, statement, { id: id(), trigger: "nightly", by: null }, now());
    await removeOldMatches(tx, now());
  });
}

export const reconciliationJobs: Job<Services>[] = [
  { name: "reconciliation.nightly", cron: "10 3 * * *", retryLimit: 2, run: reconcileNightly },
];
