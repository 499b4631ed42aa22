import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { forgetNetworks } from "./balance/welcome-repository.ts";
import { renewDue } from "./plans/renew.ts";

export const tokenJobs: Job<Services>[] = [
  { name: "tokens.tidy", cron: "41 4 * * *", retryLimit: 1, run: ({ db, now }) => forgetNetworks(db, addDays(now(), -1)) },
  { name: "tokens.renew", cron: "*/10 * * * *", retryLimit: 1, run: renewDue },
];
