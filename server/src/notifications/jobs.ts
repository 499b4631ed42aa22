import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { mailDigests } from "./digest/digest.ts";
import { summariseDay } from "./digest/summary.ts";
import { removeCleared } from "./repository.ts";

const purge = ({ db, now }: Services): Promise<void> =>
  removeCleared(db, addMinutes(now(), -NOTIFICATIONS.UNDO_MINUTES), addMinutes(now(), -NOTIFICATIONS.WINDOW_HOURS * 60));

export const notificationJobs: Job<Services>[] = [
  { name: "notifications.digest", cron: "0 7 * * *", retryLimit: 2, run: mailDigests },
  { name: "notifications.purge", cron: "*/10 * * * *", retryLimit: 0, run: purge },
  // Just before the day ends, so that "today" is nearly all of it.
  { name: "notifications.summary", cron: "50 23 * * *", retryLimit: 2, run: summariseDay },
];
