import { defineDomain } from "../platform/domain.ts";
import { trackingJobs } from "./jobs.ts";
import { trackingListeners } from "./listeners.ts";
import { personalData } from "./personal-data.ts";
import { trackingRouter } from "./router.ts";

export const tracking = defineDomain({ router: trackingRouter, listeners: trackingListeners, jobs: trackingJobs, personalData });
