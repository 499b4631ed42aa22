import { defineDomain } from "../platform/domain.ts";
import { analyticsJobs } from "./jobs.ts";
import { analyticsListeners } from "./listeners.ts";
import { analyticsRouter } from "./router.ts";

export const analytics = defineDomain({ router: analyticsRouter, listeners: analyticsListeners, jobs: analyticsJobs });
