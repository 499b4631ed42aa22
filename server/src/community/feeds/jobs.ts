import { HOT } from "@blenda/domain/community/constants";
import type { Job } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { countRound } from "./count.ts";

export const feedJobs: Job<Services>[] = [
  { name: "community.count", cron: `*/${HOT.ROUND_MINUTES} * * * *`, retryLimit: 1, run: countRound },
];
