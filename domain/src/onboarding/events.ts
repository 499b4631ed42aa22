import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { Instant } from "../shared/time.ts";
import { seeApplications } from "./access.ts";
import type { ApplicationAnswer } from "./constants.ts";

/** Something of one's own application changed: every device of the applicant shows it. */
export const applicationChanged = event<{ userId: string }>("onboarding.applicationChanged", {
  aggregate: ({ userId }) => `application/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["onboarding.application", "onboarding.home"],
});

/** An application came to our team, moved there, or left it. */
export const applicationMoved = event<{ userId: string }>("onboarding.applicationMoved", {
  aggregate: ({ userId }) => `application/${userId}/staff`,
  to: () => ({ access: seeApplications }),
  stale: ["onboarding.applications", "onboarding.applicationOf", ...OVERVIEW_READS],
});

/** Our team answered an application, or closed or opened a shop. The letter goes with it. */
export const applicantAnswered = event<{ userId: string; answer: ApplicationAnswer; at: Instant }>("onboarding.applicantAnswered", {
  aggregate: ({ userId }) => `application/${userId}`,
});
