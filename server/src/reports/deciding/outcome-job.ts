import { REPORTS } from "@blenda/domain/reports/constants";
import { caseChanged, outcomeAnnounced, ownReportsChanged } from "@blenda/domain/reports/events";
import { wordsToAuthor, wordsToReporters } from "@blenda/domain/reports/outcomes";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit, emitAll } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { type CaseRow, findCase } from "../cases/case-repository.ts";
import { reportersOf } from "../reporting/report-repository.ts";
import { changeDecision, type DecisionRow } from "./decision-repository.ts";

/** Asked for with every decision, for when its ten seconds are over. */
export const TELL_JOB = "reports.tellOutcomes";
export const { UNDO_SECONDS } = REPORTS;
const AT_ONCE = 50;

/** Decisions that were not taken back: now both sides hear. Locked: two processes never tell the same. */
export async function notifyOutcomes({ transaction, now }: Services): Promise<void> {
  await transaction(async (tx) => {
    const due = await tx
      .selectFrom("reportDecisions")
      .selectAll()
      .where("toldAt", "is", null)
      .where("undoneAt", "is", null)
      .where("decidedAt", "<=", addMinutes(now(), -UNDO_SECONDS / 60))
      .orderBy("decidedAt")
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const decision of due) {
      const found = await findCase(tx, decision.caseId);
      if (found) await notifySides(tx, decision, found, now());
    }
  });
}

async function notifySides(tx: Tx, decision: DecisionRow, found: CaseRow, at: Instant): Promise<void> {
  const { targetType, title, reason, ownerId } = found;
  const wasOutOfSight = decision.stateBefore !== "visible";
  const about = { targetType, title, reason, isOfAppeal: decision.isOfAppeal, wasOutOfSight };
  const reporters = await reportersOf(tx, found.id);
  const toReporters = { title: wordsToReporters(decision.decision, about).title, text: decision.toReporters };
  const authorTitle = wordsToAuthor(decision.decision, about)?.title ?? AUTHOR_TITLE;
  const toAuthor = ownerId && decision.toAuthor !== "" ? { ownerId, title: authorTitle, text: decision.toAuthor } : null;
  const { id: decisionId, caseId } = decision;
  await emit(tx, outcomeAnnounced({ caseId, decisionId, reporterIds: reporters, toReporters, toAuthor, at }));
  await changeDecision(tx, decision.id, { toldAt: at });
  await emit(tx, caseChanged({ caseId: found.id }));
  const readers = [...new Set([...reporters, ...(ownerId ? [ownerId] : [])])].sort();
  await emitAll(
    tx,
    readers.map((userId) => ownReportsChanged({ userId })),
  );
}

const AUTHOR_TITLE = "A decision from our team";
