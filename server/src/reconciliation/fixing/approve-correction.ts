import { reconciled } from "@blenda/domain/reconciliation/events";
import { bookCorrection } from "../../payouts/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { reconciliation } from "../procedures.ts";
import { compare } from "../running/compare.ts";
import { oneAtATime } from "../running/run.ts";
import { latestRunWith, lockRun, type RowRow, resolve } from "../running/run-repository.ts";
import { changeCorrection, correctionOf, lockCorrection } from "./correction-repository.ts";

/** The second person. What was proposed is booked only while the difference is still that one. */
export const approveCorrection = reconciliation.approveCorrection.handler(async ({ input: { id, isApproved }, context, errors }) => {
  const { transaction, now, user } = context;
  return transaction(async (tx) => {
    await oneAtATime(tx);
    const correction = await lockCorrection(tx, id);
    if (!correction) throw errors.RECONCILIATION_NOT_FOUND();
    if (correction.state !== "proposed") throw errors.RECONCILIATION_DECIDED();
    // The proposer may take it back, and nothing else.
    if (isApproved && correction.proposedBy === user.id) throw errors.RECONCILIATION_SECOND_ADMIN();
    const row = await latestRunWith(tx, correction.key);
    const isStill = row !== undefined && row.providerCents - row.ledgerCents === correction.cents;
    if (isApproved && !isStill) throw errors.RECONCILIATION_FIX();
    await changeCorrection(tx, id, { state: isApproved ? "approved" : "declined", decidedBy: user.id, decidedAt: now() });
    if (isApproved) await bookCorrection(tx, { id, providerCents: correction.cents, now: now() });
    await audit(tx, context, {
      action: "reconciliation.approveCorrection",
      target: { kind: "reconciliation", id: correction.key },
      reason: correction.reason,
      before: { correction: id, cents: correction.cents, proposedBy: correction.proposedBy },
      after: { isApproved },
    });
    if (row) await after(tx, row, isApproved, { by: user.id, note: correction.reason, now: now() });
    return correctionOf(tx, id, user.id);
  });
});

async function after(
  tx: Tx,
  row: RowRow,
  isApproved: boolean,
  { by, note, now }: { by: string; note: string; now: string },
): Promise<void> {
  const run = isApproved ? await lockRun(tx, row.runId) : undefined;
  if (!run) return emit(tx, reconciled({ runId: row.runId }));
  await resolve(tx, row, { resolvedAt: now, resolvedBy: by, how: "correct", note });
  await compare(tx, run, now);
}
