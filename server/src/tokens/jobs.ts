import type { Job } from "../platform/jobs.ts";
import type { Services } from "../platform/procedure.ts";
import { renewDue } from "./renew.ts";

export const tokenJobs: Job<Services>[] = [{ name: "tokens.renew", cron: "*/10 * * * *", retryLimit: 1, run: renewDue }];
