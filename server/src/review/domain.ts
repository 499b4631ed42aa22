import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { submittedBy } from "./claims/claim-repository.ts";
import { readSubmissionAccess } from "./file-access.ts";
import { reviewJobs } from "./jobs.ts";
import { reviewListeners } from "./listeners.ts";
import { findableItems } from "./lists/find.ts";
import { reviewFigures, reviewWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { reviewRouter } from "./router.ts";

export const review = defineDomain({
  router: reviewRouter,
  listeners: reviewListeners,
  jobs: reviewJobs,
  personalData,
  fileAccess: readSubmissionAccess,
  findable: findableItems,
  waiting: reviewWaiting,
  figures: reviewFigures,
  owners: { submission: submittedBy, look: ownersIn("laterLooks", "creatorId") },
});
