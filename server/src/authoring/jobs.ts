import { removeBodies } from "../drafts/left-files.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { productDrafts } from "./product-drafts.ts";
import { watchReading } from "./reading/line.ts";

export const authoringJobs: Job<Services>[] = [
  { name: "authoring.publishDue", cron: "* * * * *", retryLimit: 1, run: productDrafts.publishDue },
  { name: "authoring.watchReading", cron: "* * * * *", retryLimit: 1, run: watchReading },
  { name: "authoring.removeBodies", cron: "*/5 * * * *", retryLimit: 1, run: removeBodies },
];
