import { caseChanged } from "@blenda/domain/reports/events";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { lockCase } from "../cases/case-repository.ts";
import { caseFor } from "../cases/case-view.ts";
import { reports } from "../procedures.ts";
import { reportableOf } from "../reporting/targets.ts";
import { changeDecision, decisionsOf } from "./decision-repository.ts";

/** An account is never closed by one alone: one asks, another admin agrees. */
export const decideSuspension = reports.decideSuspension.handler(async ({ input: { caseId, isAgreed, reason }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) throw errors.REPORTS_NOT_FOUND();
    const [latest] = await decisionsOf(tx, caseId);
    if (latest?.suspension !== "asked" || !found.ownerId) throw errors.REPORTS_DECIDED();
    if (latest.decidedBy === user.id) throw errors.REPORTS_SECOND_ADMIN();
    const people = reportableOf(context, "user");
    if (isAgreed && !people?.suspend) throw errors.REPORTS_DECISION();
    if (isAgreed) await people?.suspend?.(context, tx, { userId: found.ownerId, reason });
    const suspension = isAgreed ? "agreed" : "declined";
    await changeDecision(tx, latest.id, { suspension, suspensionBy: user.id, suspensionAt: now() });
    await audit(tx, context, {
      action: "reports.decideSuspension",
      target: { kind: "report", id: caseId },
      reason,
      before: { suspension: "asked" },
      after: { suspension, userId: found.ownerId },
    });
    await emit(tx, caseChanged({ caseId }));
  });
  return caseFor(context, caseId);
});
