import { defineDomain } from "../platform/domain.ts";
import { figureFileDownload } from "./downloads.ts";
import { figureJobs } from "./jobs.ts";
import { figureListeners } from "./listeners.ts";
import { personalData } from "./personal-data.ts";
import { figuresRouter } from "./router.ts";
import { viewBeacon } from "./views/view-beacon.ts";

export const figures = defineDomain({
  router: figuresRouter,
  listeners: figureListeners,
  jobs: figureJobs,
  personalData,
  downloads: [figureFileDownload],
  beacons: [viewBeacon],
});
