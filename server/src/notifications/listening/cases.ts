import { caseLetterSent } from "@blenda/domain/refunds/events";
import { hiddenByReports, noticeContested, outcomeAnnounced } from "@blenda/domain/reports/events";
import { counterNoticeWords, hiddenWords } from "@blenda/domain/reports/texts";
import { type Listener, listener } from "../../platform/events/outbox.ts";
import { notify, notifyAll } from "../notify.ts";

/** What our team wrote to one side of a refund case. */
const onCaseLetterSent = listener("notifications.caseLetterSent", caseLetterSent, (tx, { side, userId, orderId, key, title, text, at }) =>
  notify(tx, {
    ...({ userId, type: "system_update", title, message: text } as const),
    data: { topic: "refund", ...(side === "buyer" && { orderId }) },
    ...{ onceKey: key, at },
  }),
);

const ABOUT_REPORT = { type: "system_update", data: { topic: "report" } } as const;

const onHiddenByReports = listener("notifications.hiddenByReports", hiddenByReports, (tx, { caseId, ownerId, targetType, title, at }) => {
  const words = hiddenWords(targetType, title);
  const told = { title: words.title, message: words.text, onceKey: `report hidden/${caseId}/${at}`, at };
  return notify(tx, { ...ABOUT_REPORT, ...told, userId: ownerId });
});

const onOutcomeAnnounced = listener("notifications.reportOutcome", outcomeAnnounced, (tx, outcome) => {
  const { decisionId, reporterIds, toReporters, toAuthor, at } = outcome;
  const noticeTo = (userId: string, { title, text }: { title: string; text: string }) => ({
    ...{ ...ABOUT_REPORT, userId, title, message: text, onceKey: `report/${decisionId}/${userId}`, at },
  });
  return notifyAll(tx, [
    ...reporterIds.map((userId) => noticeTo(userId, toReporters)),
    ...(toAuthor ? [noticeTo(toAuthor.ownerId, toAuthor)] : []),
  ]);
});

const onNoticeContested = listener("notifications.noticeContested", noticeContested, (tx, contested) => {
  const { caseId, claimantIds, targetType, title, at } = contested;
  const words = counterNoticeWords(targetType, title);
  return notifyAll(
    tx,
    claimantIds.map((userId) => ({
      ...{ ...ABOUT_REPORT, userId, title: words.title, message: words.text, onceKey: `counter-notice/${caseId}/${userId}`, at },
    })),
  );
});

export const caseListeners: Listener[] = [onCaseLetterSent, onHiddenByReports, onOutcomeAnnounced, onNoticeContested];
