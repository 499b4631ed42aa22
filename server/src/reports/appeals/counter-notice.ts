import { noticeContested } from "@blenda/domain/reports/events";
import { counterNoticeUntil } from "@blenda/domain/reports/rules";
import { emit } from "../../platform/events/outbox.ts";
import { reports } from "../procedures.ts";
import { claimantsOf } from "../reporting/report-repository.ts";
import { lockOwnCase, reopen } from "./own-case.ts";

/** The sender of the notice hears that it is contested. */
export const counterNotice = reports.counterNotice.handler(async ({ input: { caseId, notice }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const own = await lockOwnCase(tx, caseId, user.id);
    if (own?.side !== "author") throw errors.REPORTS_NOT_FOUND();
    if (!counterNoticeUntil(own.told, now())) throw errors.REPORTS_APPEAL_OVER();
    const { found } = own;
    await reopen(tx, found, user.id, { appealKind: "counter_notice", appealText: notice.text, counterNotice: notice }, now());
    const { targetType, title } = found;
    await emit(tx, noticeContested({ caseId, claimantIds: await claimantsOf(tx, caseId), targetType, title, at: now() }));
    return { caseId };
  }),
);
