import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { Instant } from "../shared/time.ts";
import { seeReports } from "./access.ts";
import type { ReportTarget } from "./constants.ts";

/** Something was reported, taken, decided or appealed. Told to everybody who looks at reports. */
export const caseChanged = event<{ caseId: string }>("reports.caseChanged", {
  aggregate: ({ caseId }) => `case/${caseId}`,
  to: () => ({ access: seeReports }),
  stale: ["reports.reports", "reports.reportOf", "reports.newReports", "reports.figures", ...OVERVIEW_READS],
});

/** The reports of a person, or those about them, changed as they read them. */
export const ownReportsChanged = event<{ userId: string }>("reports.ownChanged", {
  aggregate: ({ userId }) => `reports-of/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["reports.myReports", "reports.aboutMe", "reports.reported"],
});

interface OfCase {
  caseId: string;
  at: Instant;
}
const ofCase = { aggregate: ({ caseId }: OfCase) => `case/${caseId}` };

/** Reports alone have hidden something; its author is told. */
export const hiddenByReports = event<OfCase & { ownerId: string; targetType: ReportTarget; title: string }>(
  "reports.hiddenByReports",
  ofCase,
);

interface Words {
  title: string;
  text: string;
}

/** A decision that was not taken back: both sides hear. `toAuthor` is null where there is no author, or nothing to say. */
export const outcomeAnnounced = event<
  OfCase & { decisionId: string; reporterIds: string[]; toReporters: Words; toAuthor: (Words & { ownerId: string }) | null }
>("reports.outcomeAnnounced", ofCase);

/** A creator contests a notice; its sender is told. */
export const noticeContested = event<OfCase & { claimantIds: string[]; targetType: ReportTarget; title: string }>(
  "reports.noticeContested",
  ofCase,
);
