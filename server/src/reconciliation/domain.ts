import { defineDomain } from "../platform/domain.ts";
import { reconciliationJobs } from "./jobs.ts";
import { reconciliationWaiting } from "./overview.ts";
import { reconciliationRouter } from "./router.ts";

export const reconciliation = defineDomain({
  router: reconciliationRouter,
  jobs: reconciliationJobs,
  waiting: reconciliationWaiting,
});
