import { defineDomain } from "../platform/domain.ts";
import { reviewedDraftAccess } from "./file-access.ts";
import { authoringJobs } from "./jobs.ts";
import { authoringListeners } from "./listeners.ts";
import { readingHealth, readingLines } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { authoringRouter } from "./router.ts";
import { seedDemoDrafts } from "./seeds.ts";
import { pictureUpload } from "./uploads.ts";

export const authoring = defineDomain({
  router: authoringRouter,
  listeners: authoringListeners,
  jobs: authoringJobs,
  personalData,
  fileAccess: reviewedDraftAccess,
  seeds: { demo: seedDemoDrafts },
  uploads: [pictureUpload],
  health: readingHealth,
  lines: readingLines,
});
