import { defineDomain } from "../platform/domain.ts";
import { checkoutJobs } from "./jobs.ts";
import { checkoutRouter } from "./router.ts";

export const checkout = defineDomain({
  router: checkoutRouter,
  jobs: checkoutJobs,
});
