import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import { reconciled } from "@blenda/domain/reconciliation/events";
import { fixesFor } from "@blenda/domain/reconciliation/rules";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { reconciliation } from "../procedures.ts";
import { oneAtATime } from "../running/run.ts";
import { findRow } from "../running/run-repository.ts";
import { addCorrection, correctionOf } from "./correction-repository.ts";

/** Books nothing yet: it waits for a second admin. */
export const correct = reconciliation.correct.handler(async ({ input: { runId, key, reason }, context, errors }) => {
  const { transaction, now, id, user } = context;
  return transaction(async (tx) => {
    await oneAtATime(tx);
    const row = await findRow(tx, runId, key);
    if (!row) throw errors.RECONCILIATION_NOT_FOUND();
    const cents = row.providerCents - row.ledgerCents;
    if (cents === 0 || row.resolvedAt !== null || !fixesFor(row, row.status).includes("correct")) throw errors.RECONCILIATION_FIX();
    if (Math.abs(cents) > RECONCILIATION.CORRECTION_MOST_CENTS) throw errors.RECONCILIATION_TOO_MUCH();
    const correctionId = id();
    const { payoutId } = row;
    const isNew = await addCorrection(tx, { id: correctionId, key, payoutId, cents, reason, proposedBy: user.id, proposedAt: now() });
    if (!isNew) throw errors.RECONCILIATION_PROPOSED();
    await audit(tx, context, {
      action: "reconciliation.correct",
      target: { kind: "reconciliation", id: key },
      reason,
      after: { correction: correctionId, cents },
    });
    await emit(tx, reconciled({ runId }));
    return correctionOf(tx, correctionId, user.id);
  });
});
