import { defineDomain } from "../platform/domain.ts";
import { adminJobs } from "./jobs.ts";
import { adminRouter } from "./router.ts";

export const admin = defineDomain({ router: adminRouter, jobs: adminJobs });
