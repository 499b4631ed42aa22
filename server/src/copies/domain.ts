import { defineDomain } from "../platform/domain.ts";
import { copiesJobs } from "./jobs.ts";
import { seedDemoPrints } from "./seeds.ts";

/** Knows which shapes are sold, so that review learns of copies. Nobody asks it from outside. */
export const copies = defineDomain({ jobs: copiesJobs, seeds: { demo: seedDemoPrints } });
