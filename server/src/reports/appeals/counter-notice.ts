import { counterNoticeUntil } from "@blenda/domain/reports/rules";
import { counterNoticeWords } from "@blenda/domain/reports/texts";
import { notifyAll } from "../../notifications/port.ts";
import { reports } from "../procedures.ts";
import { claimantsOf } from "../reporting/report-repository.ts";
import { lockOwnCase, reopen } from "./own-case.ts";

/** Whoever sent the notice hears that it is contested. */
export const counterNotice = reports.counterNotice.handler(async ({ input: { caseId, notice }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const own = await lockOwnCase(tx, caseId, user.id);
    if (own?.side !== "author") throw errors.REPORTS_NOT_FOUND();
    if (!counterNoticeUntil(own.told, now())) throw errors.REPORTS_APPEAL_OVER();
    const { found } = own;
    await reopen(tx, found, user.id, { appealKind: "counter_notice", appealText: notice.text, counterNotice: notice }, now());
    const words = counterNoticeWords(found.targetType, found.title);
    await notifyAll(
      tx,
      (await claimantsOf(tx, caseId)).map((userId) => ({
        ...{ userId, type: "system_update", title: words.title, message: words.text, data: { topic: "report" }, at: now() },
        onceKey: `counter-notice/${caseId}/${userId}`,
      })),
    );
    return { caseId };
  }),
);
