import { defineDomain } from "../platform/domain.ts";
import { mfaJobs } from "./jobs.ts";
import { mfaPersonalData } from "./personal-data.ts";
import { mfaRouter } from "./router.ts";

export const mfa = defineDomain({
  router: mfaRouter,
  jobs: mfaJobs,
  personalData: mfaPersonalData,
});
