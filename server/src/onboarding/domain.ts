import { defineDomain } from "../platform/domain.ts";
import { onboardingJobs } from "./jobs.ts";
import { onboardingListeners } from "./listeners.ts";
import { applicationsWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { onboardingRouter } from "./router.ts";
import { onboardingSeeds } from "./seeds.ts";
import { workUpload } from "./uploads.ts";
import { workAccess } from "./works/work-repository.ts";

export const onboarding = defineDomain({
  router: onboardingRouter,
  listeners: onboardingListeners,
  jobs: onboardingJobs,
  personalData,
  fileAccess: workAccess,
  seeds: onboardingSeeds,
  uploads: [workUpload],
  waiting: applicationsWaiting,
});
