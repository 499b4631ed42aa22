import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { checkChain } from "./chain.ts";

export const auditJobs: Job<Services>[] = [{ name: "audit.check", cron: "0 3 * * *", retryLimit: 1, run: checkChain }];
