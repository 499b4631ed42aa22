import type { Me } from "@blenda/domain/identity/model";
import type { CaseDecision } from "@blenda/domain/reports/constants";
import { caseChanged } from "@blenda/domain/reports/events";
import { wordsToAuthor, wordsToReporters } from "@blenda/domain/reports/outcomes";
import { answerDueAt, decisionsFor, stateAfter, statusAfter } from "@blenda/domain/reports/rules";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { type CaseRow, changeCase, lockCase, waitingSince } from "../cases/case-repository.ts";
import { findThing, reportableOf } from "../reporting/targets.ts";
import { addDecision, decisionsOf } from "./decision-repository.ts";
import { obstacleOf, refuseObstacle } from "./obstacles.ts";
import { TELL_JOB, UNDO_SECONDS } from "./outcome-job.ts";

interface ReportDecision {
  action: "reports.resolveReport" | "reports.dismissReport";
  caseId: string;
  decision: CaseDecision;
  reason: string;
  isWarning?: boolean;
  toReporters?: string | undefined;
  toAuthor?: string | undefined;
}

/** A decision and its effect, in one transaction; its messages leave ten seconds later, unless it is taken back. */
export async function decide(
  context: Services & Auditor & { user: Me },
  { action, caseId, decision, reason, isWarning = false, ...given }: ReportDecision,
): Promise<void> {
  const { user, now, id, jobs } = context;
  await context.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) throw refusal("REPORTS_NOT_FOUND");
    await refuseObstacle(tx, found, await obstacleOf(tx, found, user));
    const { targetType, targetId, title, ownerId } = found;
    const reportable = reportableOf(context, targetType);
    const moves = reportable?.moves ?? [];
    const state = (await findThing(tx, reportable, targetId))?.state ?? "gone";
    const choices = decisionsFor({ moves, state, hasOwner: ownerId !== null, wasAsked: found.answerUntil !== null });
    if (!choices.includes(decision)) throw refusal("REPORTS_DECISION");

    const isOfAppeal = found.appealedAt !== null;
    const about = { targetType, title, reason: found.reason, isOfAppeal, wasOutOfSight: await isOutOfSightByUs(tx, found) };
    const toReporters = given.toReporters ?? wordsToReporters(decision, about).text;
    const toAuthor = given.toAuthor ?? wordsToAuthor(decision, about)?.text ?? "";
    const to = stateAfter(decision, moves);
    // What staff took away for another reason stays away.
    const isMoved = to !== null && state !== "gone" && state !== to && (to !== "visible" || about.wasOutOfSight);
    const change = { id: targetId, to: to ?? "visible", actorId: user.id, reason: found.reason, text: toAuthor, at: now() } as const;
    if (isMoved && !(await reportable?.setState?.(tx, change))) throw refusal("REPORTS_DECISION");

    await addDecision(tx, {
      ...{ id: id(), caseId, decision, decidedBy: user.id, decidedAt: now(), reason, toReporters, toAuthor, isOfAppeal },
      isWarning: isWarning || decision === "warn",
      ...{ stateBefore: state, stateAfter: isMoved ? to : null, statusBefore: found.status },
      suspension: decision === "remove_and_suspend" ? "asked" : null,
    });
    const status = statusAfter(decision);
    await changeCase(tx, caseId, {
      ...{ status, lookedAt: found.lookedAt ?? now(), assigneeId: user.id, assignedAt: found.assignedAt ?? now() },
      ...{ decision, decidedBy: user.id, decidedAt: now() },
      ...(decision === "ask_author" && { answerUntil: answerDueAt(now()), ...waitingSince(found, answerDueAt(now())) }),
    });
    await audit(tx, context, {
      action,
      target: { kind: "report", id: caseId },
      reason,
      before: { status: found.status, state },
      after: { status, decision, ...(isMoved && { state: to }) },
    });
    await jobs.enqueue(tx, TELL_JOB, {}, UNDO_SECONDS);
    await emit(tx, caseChanged({ caseId }));
  });
}

/** Whether it is reports that took it away: by themselves, or by a decision of this case. */
async function isOutOfSightByUs(tx: Tx, { id, hiddenAt }: CaseRow): Promise<boolean> {
  return hiddenAt !== null || (await decisionsOf(tx, id)).some(({ stateAfter: after }) => after === "hidden" || after === "removed");
}
