import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs.ts";
import type { Services } from "../platform/procedure.ts";
import { mailDigests } from "./digest.ts";
import { removeCleared } from "./repository.ts";
import { summariseDay } from "./summary.ts";

const purge = ({ db, now }: Services): Promise<void> =>
  removeCleared(db, addMinutes(now(), -NOTIFICATIONS.UNDO_MINUTES), addMinutes(now(), -NOTIFICATIONS.WINDOW_HOURS * 60));

export const notificationJobs: Job<Services>[] = [
  { name: "notifications.digest", cron: "0 7 * * *", retryLimit: 2, run: mailDigests },
  { name: "notifications.purge", cron: "*/10 * * * *", retryLimit: 0, run: purge },
  // Just before the day ends, so that "today" is nearly all of it.
  { name: "notifications.summary", cron: "50 23 * * *", retryLimit: 2, run: summariseDay },
];
