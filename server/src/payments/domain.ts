import { defineDomain } from "../platform/domain.ts";
import { paymentJobs } from "./jobs.ts";

export const payments = defineDomain({ jobs: paymentJobs });
