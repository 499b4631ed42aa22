import { authorAppealUntil, reporterAppealUntil } from "@blenda/domain/reports/rules";
import { reports } from "../procedures.ts";
import { lockOwnCase, reopen } from "./own-case.ts";

export const appeal = reports.appeal.handler(async ({ input: { caseId, text }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const own = await lockOwnCase(tx, caseId, user.id);
    if (!own) throw errors.REPORTS_NOT_FOUND();
    const until = own.side === "author" ? authorAppealUntil(own.told, now()) : reporterAppealUntil(own.told, now());
    if (!until) throw errors.REPORTS_APPEAL_OVER();
    await reopen(tx, own.found, user.id, { appealKind: "appeal", appealText: text }, now());
    return { caseId };
  }),
);
