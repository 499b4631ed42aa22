import { defineDomain } from "../platform/domain.ts";
import { evidenceAccess } from "./evidence/evidence-repository.ts";
import { disputeJobs } from "./jobs.ts";
import { partiesOfDispute } from "./list.ts";
import { disputeListeners } from "./listeners.ts";
import { personalData } from "./personal-data.ts";
import { disputesRouter } from "./router.ts";
import { evidenceUpload } from "./uploads.ts";

export const disputes = defineDomain({
  router: disputesRouter,
  listeners: disputeListeners,
  jobs: disputeJobs,
  personalData,
  fileAccess: evidenceAccess,
  uploads: [evidenceUpload],
  owners: { dispute: partiesOfDispute },
});
