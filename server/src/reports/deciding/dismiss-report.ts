import { caseFor } from "../cases/case-view.ts";
import { reports } from "../procedures.ts";
import { decide } from "./decide.ts";

export const dismissReport = reports.dismissReport.handler(async ({ input, context }) => {
  await decide(context, { action: "reports.dismissReport", ...input, decision: "no_violation" });
  return caseFor(context, input.caseId);
});
