import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import { seeReports } from "./access.ts";

/** Something was reported, taken, decided or appealed. Told to everybody who looks at reports. */
export const caseChanged = event<{ caseId: string }>("reports.caseChanged", {
  aggregate: ({ caseId }) => `case/${caseId}`,
  to: () => ({ access: seeReports }),
  stale: ["reports.reports", "reports.reportOf", "reports.newReports", "reports.figures", ...OVERVIEW_READS],
});

/** What somebody reads of their own reports, or of reports about them, changed. */
export const ownReportsChanged = event<{ userId: string }>("reports.ownChanged", {
  aggregate: ({ userId }) => `reports-of/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["reports.myReports", "reports.aboutMe", "reports.reported"],
});
