import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { checkUpload } from "./checking/check.ts";
import { CHECK, CHECK_LARGE } from "./checking/queues.ts";
import { tidyUploads } from "./tidy.ts";

const check = (name: string): Job<Services, { id: string }> => ({ name, run: checkUpload });

export const uploadJobs: Job<Services>[] = [
  check(CHECK),
  check(CHECK_LARGE),
  { name: "uploads.tidy", cron: "17 * * * *", retryLimit: 1, run: tidyUploads },
];
