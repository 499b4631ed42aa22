import { defineDomain } from "../platform/domain.ts";
import { reviewedTrainingAccess } from "./file-access.ts";
import { teachingJobs } from "./jobs.ts";
import { teachingListeners } from "./listeners.ts";
import { personalData } from "./personal-data.ts";
import { teachingRouter } from "./router.ts";
import { seedDemoCourses } from "./seeds.ts";
import { teachingUploads } from "./uploads.ts";

export const teaching = defineDomain({
  router: teachingRouter,
  listeners: teachingListeners,
  jobs: teachingJobs,
  personalData,
  fileAccess: reviewedTrainingAccess,
  seeds: { demo: seedDemoCourses },
  uploads: teachingUploads,
});
