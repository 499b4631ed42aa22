import { defineDomain } from "../platform/domain.ts";
import { demoGoogleWindow } from "./google/demo-window.ts";
import { googleWindow } from "./google/window.ts";
import { identityJobs } from "./jobs.ts";
import { identityFigures } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { identityRouter } from "./router.ts";
import { identitySeeds } from "./seeds.ts";
import { findIdByEmail } from "./status/ranked-repository.ts";

export const identity = defineDomain({
  router: identityRouter,
  jobs: identityJobs,
  personalData,
  seeds: identitySeeds,
  routes: [googleWindow, demoGoogleWindow],
  figures: identityFigures,
  owners: { person: async (_db, userId) => [userId], address: async (db, email) => [await findIdByEmail(db, email)] },
});
