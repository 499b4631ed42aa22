import { checkSlug } from "./applying/check-slug.ts";
import { saveStep } from "./applying/save-step.ts";
import { submitApplication } from "./applying/submit-application.ts";
import { withdrawApplication } from "./applying/withdraw-application.ts";
import { claimApplication } from "./deciding/claim-application.ts";
import { decideApplication } from "./deciding/decide-application.ts";
import { putBackApplication } from "./deciding/put-back-application.ts";
import { reinstateCreator } from "./deciding/reinstate-creator.ts";
import { suspendCreator } from "./deciding/suspend-creator.ts";
import { application, applicationOf, applications, home } from "./reads.ts";
import { removeWork } from "./works/remove-work.ts";

export const onboardingRouter = {
  application,
  applicationOf,
  applications,
  checkSlug,
  decideApplication,
  home,
  putBackApplication,
  reinstateCreator,
  removeWork,
  saveStep,
  submitApplication,
  suspendCreator,
  claimApplication,
  withdrawApplication,
};
