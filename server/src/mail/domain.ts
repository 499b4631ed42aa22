import { defineDomain } from "../platform/domain.ts";
import { mailJobs } from "./jobs.ts";
import { mailPersonalData } from "./port.ts";
import { mailRouter } from "./router.ts";

export const mail = defineDomain({
  router: mailRouter,
  jobs: mailJobs,
  personalData: mailPersonalData,
});
