import { defineDomain } from "../platform/domain.ts";
import { auditJobs } from "./jobs.ts";
import { auditRouter } from "./router.ts";

export const audit = defineDomain({
  router: auditRouter,
  jobs: auditJobs,
});
