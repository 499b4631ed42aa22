import { defineDomain } from "../platform/domain.ts";
import { generationJobs } from "./jobs.ts";
import { generationFigures, generationHealth } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { generationRouter } from "./router.ts";
import { pictureUpload } from "./uploads.ts";

export const generation = defineDomain({
  router: generationRouter,
  jobs: generationJobs,
  personalData,
  uploads: [pictureUpload],
  figures: generationFigures,
  health: generationHealth,
});
