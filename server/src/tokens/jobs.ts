import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs.ts";
import type { Services } from "../platform/procedure.ts";
import { renewDue } from "./renew.ts";
import { forgetNetworks } from "./welcome-repository.ts";

export const tokenJobs: Job<Services>[] = [
  { name: "tokens.tidy", cron: "41 4 * * *", retryLimit: 1, run: ({ db, now }) => forgetNetworks(db, addDays(now(), -1)) },
  { name: "tokens.renew", cron: "*/10 * * * *", retryLimit: 1, run: renewDue },
];
