import { defineDomain } from "../platform/domain.ts";
import { copiesJobs } from "./jobs.ts";
import { similarProducts } from "./lookalikes.ts";
import { seedDemoPrints } from "./seeds.ts";

/** Knows which shapes are sold, so that review and reports learn of copies. It answers no calls. */
export const copies = defineDomain({ lookalikes: [similarProducts], jobs: copiesJobs, seeds: { demo: seedDemoPrints } });
