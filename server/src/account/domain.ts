import { defineDomain } from "../platform/domain.ts";
import { accountJobs } from "./jobs.ts";
import { accountPersonalData } from "./port.ts";
import { accountRouter } from "./router.ts";
import { photoUpload } from "./uploads.ts";

export const account = defineDomain({
  router: accountRouter,
  jobs: accountJobs,
  personalData: accountPersonalData,
  uploads: [photoUpload],
});
