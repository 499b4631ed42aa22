import { answerReport } from "./appeals/answer-report.ts";
import { appeal } from "./appeals/appeal.ts";
import { counterNotice } from "./appeals/counter-notice.ts";
import { claimReport } from "./deciding/claim-report.ts";
import { decideSuspension } from "./deciding/decide-suspension.ts";
import { dismissReport } from "./deciding/dismiss-report.ts";
import { putBack } from "./deciding/put-back.ts";
import { resolveReport } from "./deciding/resolve-report.ts";
import { undoDecision } from "./deciding/undo-decision.ts";
import { aboutMe, colleagues, figures, myReports, newReports, reported, reportOf, reports } from "./reads.ts";
import { report } from "./reporting/report.ts";

export const reportsRouter = {
  aboutMe,
  answerReport,
  appeal,
  colleagues,
  counterNotice,
  decideSuspension,
  dismissReport,
  figures,
  myReports,
  newReports,
  putBack,
  report,
  reported,
  reportOf,
  reports,
  resolveReport,
  claimReport,
  undoDecision,
};
