import { defineDomain } from "../../platform/domain.ts";
import { lockoutJobs } from "./jobs.ts";
import { lockoutWaiting } from "./overview.ts";
import { lockoutRouter } from "./router.ts";

export const lockout = defineDomain({
  router: lockoutRouter,
  jobs: lockoutJobs,
  waiting: lockoutWaiting,
});
