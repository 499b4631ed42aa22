import { defineDomain } from "../platform/domain.ts";
import { personOfCorrection } from "./fixing/correction-repository.ts";
import { reconciliationJobs } from "./jobs.ts";
import { reconciliationWaiting } from "./overview.ts";
import { reconciliationRouter } from "./router.ts";
import { personOfRow } from "./running/run-repository.ts";

export const reconciliation = defineDomain({
  router: reconciliationRouter,
  jobs: reconciliationJobs,
  waiting: reconciliationWaiting,
  owners: { reconciled_row: personOfRow, correction: personOfCorrection },
});
