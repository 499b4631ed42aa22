import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import { seeApplications } from "./access.ts";

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
