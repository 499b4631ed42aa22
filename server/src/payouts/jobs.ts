import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { collectPayouts } from "./run/run.ts";
import { sendPayout } from "./sending/send.ts";
import { SEND_JOB } from "./sending/send-job.ts";
import { settleQuiet, syncPayouts } from "./sending/sync.ts";
import { watchBooks } from "./watch.ts";

const SEND_TRIES = 5;

/** Fridays and days are UTC's. The run comes after the hour's earnings have become available. */
export const payoutJobs: Job<Services>[] = [
  {
    name: "payouts.run",
    cron: "40 0 * * 5",
    retryLimit: 3,
    run: async (services) => {
      await collectPayouts(services);
    },
  },
  { name: SEND_JOB, retryLimit: SEND_TRIES, run: (services, data) => sendPayout(services, (data as { id: string }).id) },
  { name: "payouts.sync", cron: "51 * * * *", retryLimit: 1, run: syncPayouts },
  { name: "payouts.passTime", cron: "*/10 * * * *", retryLimit: 1, run: settleQuiet },
  { name: "payouts.watch", cron: "*/5 * * * *", retryLimit: 0, run: watchBooks },
];
