import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { READ_MEDIA } from "./media-repository.ts";
import { readMedia } from "./reading/read-media.ts";
import { trainingDrafts } from "./training-drafts.ts";

const read: Job<Services, { fileId: string }> = { name: READ_MEDIA, run: (services, asked) => readMedia(services, asked) };

export const teachingJobs: Job<Services>[] = [
  read,
  { name: "teaching.publishDue", cron: "* * * * *", retryLimit: 1, run: trainingDrafts.publishDue },
];
