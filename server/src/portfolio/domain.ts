import { defineDomain } from "../platform/domain.ts";
import { portfolioJobs } from "./jobs.ts";
import { portfolioPersonalData } from "./port.ts";
import { portfolioRouter } from "./router.ts";
import { mediaUpload } from "./uploads.ts";

export const portfolio = defineDomain({
  router: portfolioRouter,
  jobs: portfolioJobs,
  personalData: portfolioPersonalData,
  uploads: [mediaUpload],
});
