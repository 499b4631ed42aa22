import { caseFor } from "../cases/case-view.ts";
import { reports } from "../procedures.ts";
import { decide } from "./decide.ts";

export const resolveReport = reports.resolveReport.handler(async ({ input, context }) => {
  await decide(context, { action: "reports.resolveReport", ...input });
  return caseFor(context, input.caseId);
});
