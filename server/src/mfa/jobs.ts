import { EVENT_DAYS } from "@blenda/domain/mfa/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { removeExpiredChallenges } from "./checking/challenge-repository.ts";
import { removeOldEvents } from "./event-repository.ts";
import { removeExpiredEnrolmentCodes } from "./factors/enrolment-codes.ts";
import { removeExpiredSetups } from "./factors/setup-repository.ts";
import { recoverDue } from "./recovery/recover.ts";
import { removeExpiredFactorSessions } from "./sessions/session-repository.ts";

/** They open nothing any more; their rows only take room. */
async function tidy({ db, now }: Services): Promise<void> {
  await removeExpiredChallenges(db, now());
  await removeExpiredSetups(db, now());
  await removeExpiredEnrolmentCodes(db, now());
  await removeExpiredFactorSessions(db, now());
  await removeOldEvents(db, addDays(now(), -EVENT_DAYS));
}

export const mfaJobs: Job<Services>[] = [
  { name: "mfa.recover", cron: "*/10 * * * *", retryLimit: 1, run: recoverDue },
  { name: "mfa.tidy", cron: "13 * * * *", retryLimit: 1, run: tidy },
];
