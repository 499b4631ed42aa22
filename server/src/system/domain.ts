import { defineDomain } from "../platform/domain.ts";
import { systemJobs } from "./jobs.ts";
import { systemWaiting } from "./overview.ts";
import { systemRouter } from "./router.ts";

export const system = defineDomain({
  router: systemRouter,
  jobs: systemJobs,
  waiting: systemWaiting,
});
