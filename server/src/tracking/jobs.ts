import { dayOf } from "@blenda/domain/figures/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { TRACKING } from "@blenda/domain/tracking/constants";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { forgetAddressesBefore } from "./places/place-repository.ts";
import { countVisits } from "./sums/count-visits.ts";
import { removeVisitsBefore } from "./telling/visit-repository.ts";

const AT_ONCE = 5_000;
const TURNS = 200;

/** The same day, so many months ago. */
function monthsAgo(now: string, months: number): string {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - months);
  return dayOf(at.toISOString());
}

/** Addresses after 30 days, visits after 13 months (decision D20). */
async function forget(services: Services): Promise<void> {
  const { db, now } = services;
  await forgetAddressesBefore(db, addDays(now(), -TRACKING.ADDRESS_KEPT_DAYS));
  await countVisits(services);
  const before = monthsAgo(now(), TRACKING.VISIT_KEPT_MONTHS);
  for (let turn = 0; turn < TURNS; turn++) if ((await removeVisitsBefore(db, before, AT_ONCE)) < AT_ONCE) return;
}

export const trackingJobs: Job<Services>[] = [
  { name: "tracking.count", cron: "* * * * *", retryLimit: 1, run: countVisits },
  { name: "tracking.forget", cron: "23 * * * *", retryLimit: 1, run: forget },
];
