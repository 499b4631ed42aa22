import { defineDomain } from "../platform/domain.ts";
import { saleEventJobs } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { saleEventsRouter } from "./router.ts";
import { seedDemoSaleEvents } from "./seeds.ts";

export const saleEvents = defineDomain({
  router: saleEventsRouter,
  jobs: saleEventJobs,
  personalData,
  seeds: { demo: seedDemoSaleEvents },
});
