import { HOT } from "@blenda/domain/community/constants";
import type { Job } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { countRound } from "./count.ts";
import { searchRings } from "./find-rings.ts";

export const feedJobs: Job<Services>[] = [
  { name: "community.count", cron: `*/${HOT.ROUND_MINUTES} * * * *`, retryLimit: 1, run: countRound },
  { name: "community.rings", cron: "23 4 * * *", retryLimit: 1, run: searchRings },
];
