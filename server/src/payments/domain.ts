import { defineDomain } from "../platform/domain.ts";
import { paymentJobs } from "./jobs.ts";
import { paymentHealth } from "./overview.ts";
import { findableOrders } from "./staff/find.ts";
import { partiesOfEvent } from "./staff/provider-events.ts";
import { paymentsRouter } from "./staff/router.ts";
import { forgetTestOrders } from "./test-orders.ts";
import { testProvider } from "./test-provider.ts";
import { webhooks } from "./webhooks.ts";

export const payments = defineDomain({
  testOrders: forgetTestOrders,
  router: paymentsRouter,
  jobs: paymentJobs,
  routes: [webhooks, testProvider],
  findable: [findableOrders],
  health: paymentHealth,
  owners: { provider_event: partiesOfEvent },
});
