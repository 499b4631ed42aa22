import { KNOWN_BROWSER_DAYS } from "@blenda/domain/identity/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { importPicture, type LentPicture, PICTURE_JOB } from "./google/import-picture.ts";
import { mailResetLink, RESET_MAIL_JOB, type ResetMail } from "./passwords/reset-mail.ts";
import { removeOldLinks } from "./repository.ts";
import { removeExpiredSessions, removeOldBrowsers } from "./sessions/session-repository.ts";

/** Links are kept a day beyond their end, browsers a year beyond their last sign-in. */
async function tidy({ db, now }: Services): Promise<void> {
  await removeOldLinks(db, addDays(now(), -1));
  await removeOldBrowsers(db, addDays(now(), -KNOWN_BROWSER_DAYS));
}

export const identityJobs: Job<Services>[] = [
  { name: RESET_MAIL_JOB, retryLimit: 2, run: (services, data) => mailResetLink(services, data as ResetMail) },
  { name: PICTURE_JOB, retryLimit: 1, run: (services, data) => importPicture(services, data as LentPicture) },
  { name: "identity.expireSessions", cron: "17 * * * *", retryLimit: 1, run: ({ db, now }) => removeExpiredSessions(db, now()) },
  { name: "identity.tidy", cron: "23 4 * * *", retryLimit: 1, run: tidy },
];
