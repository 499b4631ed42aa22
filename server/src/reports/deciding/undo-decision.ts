import { caseChanged } from "@blenda/domain/reports/events";
import { undoUntil } from "@blenda/domain/reports/rules";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { changeCase, findCase, lockCase, lockOpenCase, waitingSince } from "../cases/case-repository.ts";
import { caseFor } from "../cases/case-view.ts";
import { reports } from "../procedures.ts";
import { reportableOf } from "../reporting/targets.ts";
import { changeDecision, decisionsOf } from "./decision-repository.ts";

/** Brings everything back to where it was: what was reported, and the case; neither side has heard of it. */
export const undoDecision = reports.undoDecision.handler(async ({ input: { caseId }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const known = await findCase(tx, caseId);
    if (!known) throw errors.REPORTS_NOT_FOUND();
    // As a reporter does: a case that opens again must not meet a new one about the same thing.
    await advisoryLock(tx, `report/${known.targetType}/${known.targetId}`);
    const found = (await lockCase(tx, caseId)) ?? known;
    const [latest, before] = await decisionsOf(tx, caseId);
    const isMine = latest?.decidedBy === user.id && latest.toldAt === null && undoUntil(latest.decidedAt) >= now();
    if (!isMine || latest.suspensionBy !== null) throw errors.REPORTS_UNDO_OVER();
    const open = found.appealedAt === null ? await lockOpenCase(tx, found) : undefined;
    if (open && open.id !== caseId) throw errors.REPORTS_UNDO_OVER();

    const { stateBefore, stateAfter, statusBefore } = latest;
    if (stateAfter !== null && stateBefore !== "gone")
      await reportableOf(context, found.targetType)?.setState?.(tx, {
        ...{ id: found.targetId, to: stateBefore, reason: found.reason, text: "", at: now() },
        // What reports alone had hidden is hidden by no person again.
        actorId: stateBefore === "hidden" && before === undefined ? null : user.id,
      });
    await changeDecision(tx, latest.id, { undoneAt: now() });
    await changeCase(tx, caseId, {
      ...{
        status: statusBefore,
        decision: before?.decision ?? null,
        decidedBy: before?.decidedBy ?? null,
        decidedAt: before?.decidedAt ?? null,
      },
      ...(latest.decision === "ask_author" && { answerUntil: null, ...waitingSince(found, found.appealedAt ?? found.createdAt) }),
    });
    await audit(tx, context, {
      action: "reports.undoDecision",
      target: { kind: "report", id: caseId },
      before: { status: found.status, decision: latest.decision },
      after: { status: statusBefore },
    });
    await emit(tx, caseChanged({ caseId }));
  });
  return caseFor(context, caseId);
});
