import type { Job } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { UNLOCK_MAIL_JOB, type UnlockMail } from "./attempts.ts";
import { removeQuiet } from "./repository.ts";
import { mailUnlockToken } from "./unlock-mail.ts";

export const lockoutJobs: Job<Services>[] = [
  { name: UNLOCK_MAIL_JOB, retryLimit: 2, run: (services, data) => mailUnlockToken(services, data as UnlockMail) },
  // Every 24 hours (spec 1 §9).
  { name: "lockout.cleanup", cron: "41 3 * * *", retryLimit: 1, run: ({ db, now }) => removeQuiet(db, now()) },
];
