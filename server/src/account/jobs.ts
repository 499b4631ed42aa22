import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { removeDueAccounts } from "./deletion/removal.ts";
import { buildExport, removeExpiredExports } from "./export/export.ts";

export const EXPORT_JOB = "account.export";

export const accountJobs: Job<Services>[] = [
  { name: EXPORT_JOB, retryLimit: 2, run: (services, data) => buildExport(services, (data as { id: string }).id) },
  { name: "account.expireExports", cron: "9 * * * *", retryLimit: 1, run: removeExpiredExports },
  { name: "account.removeDue", cron: "31 * * * *", retryLimit: 1, run: removeDueAccounts },
];
