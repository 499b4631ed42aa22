import { onboarding } from "./procedures.ts";

const notYet = (): never => {
  throw new Error("not written yet");
};

export const onboardingRouter = {
  application: onboarding.application.handler(notYet),
  applicationOf: onboarding.applicationOf.handler(notYet),
  applications: onboarding.applications.handler(notYet),
  checkSlug: onboarding.checkSlug.handler(notYet),
  decideApplication: onboarding.decideApplication.handler(notYet),
  home: onboarding.home.handler(notYet),
  putBackApplication: onboarding.putBackApplication.handler(notYet),
  reinstateCreator: onboarding.reinstateCreator.handler(notYet),
  removeWork: onboarding.removeWork.handler(notYet),
  saveStep: onboarding.saveStep.handler(notYet),
  submitApplication: onboarding.submitApplication.handler(notYet),
  suspendCreator: onboarding.suspendCreator.handler(notYet),
  takeApplication: onboarding.takeApplication.handler(notYet),
  withdrawApplication: onboarding.withdrawApplication.handler(notYet),
};
