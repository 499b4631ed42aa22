import { defineDomain } from "../platform/domain.ts";
import { feedJobs } from "./feeds/jobs.ts";
import { communityRouter } from "./router.ts";

export const community = defineDomain({ router: communityRouter, jobs: feedJobs });
