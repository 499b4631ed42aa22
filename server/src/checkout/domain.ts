import { defineDomain } from "../platform/domain.ts";
import { checkoutJobs } from "./jobs.ts";
import { checkoutRouter } from "./router.ts";
import { testProvider } from "./test-provider.ts";
import { webhooks } from "./webhooks.ts";

export const checkout = defineDomain({
  router: checkoutRouter,
  jobs: checkoutJobs,
  routes: [webhooks, testProvider],
});
