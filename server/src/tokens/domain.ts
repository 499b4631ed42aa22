import { defineDomain } from "../platform/domain.ts";
import { tokenJobs } from "./jobs.ts";
import { tokenListeners } from "./listeners.ts";
import { tokenFigures } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { tokensRouter } from "./router.ts";
import { seedDemoTokens } from "./seeds.ts";

export const tokens = defineDomain({
  router: tokensRouter,
  listeners: tokenListeners,
  jobs: tokenJobs,
  personalData,
  seeds: { demo: seedDemoTokens },
  figures: tokenFigures,
});
