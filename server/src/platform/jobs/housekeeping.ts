import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { tidyErrors } from "../error-store.ts";
import type { Services } from "../requests/procedure.ts";
import { raiseAlarm } from "./alarms.ts";
import type { Job } from "./jobs.ts";

/** A minute's share of looking for what is broken. */
const WATCH_MS = 250;
const KEYS_KEPT_DAYS = 7;
const COUNTERS_KEPT_MINUTES = 24 * 60;

/** Looks for broken invariants and writes down what it finds; the status page and the log carry it further. */
async function watch({ transaction, invariants, log, now }: Services): Promise<void> {
  for (const { name, rows } of await invariants.breachesInTurn(WATCH_MS)) {
    log.error(`invariant broken: ${name}`, { rows: rows.length });
    await transaction((tx) => raiseAlarm(tx, name, rows, now()));
  }
}

/** Removes expired rows. */
async function tidy({ db, now }: Services): Promise<void> {
  await db.deleteFrom("commandKeys").where("createdAt", "<", addDays(now(), -KEYS_KEPT_DAYS)).execute();
  await db.deleteFrom("rateCounters").where("windowStart", "<", addMinutes(now(), -COUNTERS_KEPT_MINUTES)).execute();
  await tidyErrors(db, now());
}

/** Housekeeping: work that is never asked for, and would be missed by all. */
export const housekeepingJobs: Job<Services>[] = [
  { name: "platform.watch", cron: "* * * * *", retryLimit: 0, run: watch },
  { name: "platform.tidy", cron: "17 * * * *", retryLimit: 1, run: tidy },
];
