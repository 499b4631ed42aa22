import { defineDomain } from "../platform/domain.ts";
import { uploadJobs } from "./jobs.ts";
import { uploadHealth } from "./overview.ts";
import { uploadsPersonalData } from "./personal-data.ts";
import { resumable } from "./receiving/routes.ts";
import { uploadsRouter } from "./router.ts";

export const uploads = defineDomain({
  router: uploadsRouter,
  routes: [resumable],
  jobs: uploadJobs,
  personalData: uploadsPersonalData,
  health: uploadHealth,
});
