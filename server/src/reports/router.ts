import { reports } from "./procedures.ts";

const later = (): never => {
  throw new Error("Not written yet");
};

export const reportsRouter = {
  aboutMe: reports.aboutMe.handler(later),
  answerReport: reports.answerReport.handler(later),
  appeal: reports.appeal.handler(later),
  colleagues: reports.colleagues.handler(later),
  counterNotice: reports.counterNotice.handler(later),
  decideSuspension: reports.decideSuspension.handler(later),
  dismissReport: reports.dismissReport.handler(later),
  figures: reports.figures.handler(later),
  myReports: reports.myReports.handler(later),
  newReports: reports.newReports.handler(later),
  putBack: reports.putBack.handler(later),
  report: reports.report.handler(later),
  reported: reports.reported.handler(later),
  reportOf: reports.reportOf.handler(later),
  reports: reports.reports.handler(later),
  resolveReport: reports.resolveReport.handler(later),
  takeReport: reports.takeReport.handler(later),
  undoDecision: reports.undoDecision.handler(later),
};
