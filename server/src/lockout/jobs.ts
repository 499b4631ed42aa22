import type { Job } from "../platform/jobs.ts";
import type { Services } from "../platform/procedure.ts";
import { removeQuiet } from "./repository.ts";

export const lockoutJobs: Job<Services>[] = [
  // Every 24 hours (spec 1 §9).
  { name: "lockout.cleanup", cron: "41 3 * * *", retryLimit: 1, run: ({ db, now }) => removeQuiet(db, now()) },
];
