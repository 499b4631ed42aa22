import { SYSTEM } from "@blenda/domain/system/constants";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { lookAtAll } from "./health.ts";
import { addMarks, removeOldMarks } from "./health-repository.ts";

/** Looks at every part and keeps what it found, so that staff see how it was, not only how it is. */
async function look(services: Services): Promise<void> {
  const { db, now } = services;
  await addMarks(db, await lookAtAll(services), now());
  await removeOldMarks(db, now());
}

export const systemJobs: Job<Services>[] = [
  { name: "system.look", cron: `*/${SYSTEM.HEALTH_EVERY_MINUTES} * * * *`, retryLimit: 0, run: look },
];
