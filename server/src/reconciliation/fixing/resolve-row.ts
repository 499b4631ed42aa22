import type { Fix } from "@blenda/domain/reconciliation/constants";
import { fixesFor } from "@blenda/domain/reconciliation/rules";
import { askProviderAgain, linkTransfer, markPaid, markReturned } from "../../payouts/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { reconciliation } from "../procedures.ts";
import { compare } from "../running/compare.ts";
import { oneAtATime } from "../running/run.ts";
import { findRow, lockRun, type RowRow, resolve, runLine } from "../running/run-repository.ts";
import { linesById, linkLines } from "../running/statement-repository.ts";

/** A fix, its note and what it changed are one transaction; then the whole run is compared again. */
export const resolveRow = reconciliation.resolveRow.handler(async ({ input, context, errors }) => {
  const { runId, key, fix, note, otherKey } = input;
  const { transaction, now, user, db, log } = context;
  const asked = await findRow(db, runId, key);
  if (!asked) throw errors.RECONCILIATION_NOT_FOUND();
  if (!isAllowed(asked, fix)) throw errors.RECONCILIATION_FIX();
  if (fix === "ask" && asked.payoutId) {
    try {
      await askProviderAgain(context, asked.payoutId);
    } catch (error) {
      log.warn("the payout provider did not answer about a payout", error);
      throw errors.RECONCILIATION_PROVIDER();
    }
  }
  return transaction(async (tx) => {
    await oneAtATime(tx);
    const run = await lockRun(tx, runId);
    const row = await findRow(tx, runId, key);
    if (!run || !row) throw errors.RECONCILIATION_NOT_FOUND();
    if (!isAllowed(row, fix)) throw errors.RECONCILIATION_FIX();
    await apply(tx, context, row, { fix, reason: note, actorId: user.id, otherKey });
    await resolve(tx, row, { resolvedAt: now(), resolvedBy: user.id, how: fix, note });
    await compare(tx, run, now());
    const after = await findRow(tx, runId, key);
    await audit(tx, context, {
      action: "reconciliation.resolveRow",
      target: { kind: "reconciliation", id: key },
      reason: note,
      before: { state: row.state, ledgerCents: row.ledgerCents, providerCents: row.providerCents },
      after: { fix, otherKey, state: after?.state ?? "gone", ledgerCents: after?.ledgerCents, providerCents: after?.providerCents },
    });
    return { run: await runLine(tx, runId) };
  });
});

const isAllowed = (row: RowRow, fix: Fix): boolean => row.resolvedAt === null && fixesFor(row, row.status).includes(fix);

interface RowFix {
  fix: Fix;
  reason: string;
  actorId: string;
  otherKey: string | undefined;
}

async function apply(tx: Tx, services: Services, row: RowRow, { fix, reason, actorId, otherKey }: RowFix): Promise<void> {
  const payoutId = row.payoutId ?? "";
  if (fix === "mark_returned" && !(await markReturned(tx, services, payoutId, { actorId, reason }))) throw refusal("RECONCILIATION_FIX");
  if (fix === "mark_paid" && !(await markPaid(tx, services, payoutId, { actorId, reason }))) throw refusal("RECONCILIATION_FIX");
  if (fix === "link") await link(tx, services, row, otherKey);
}

/** One of them is a payout without lines, the other lines without a payout. */
async function link(tx: Tx, services: Services, row: RowRow, otherKey: string | undefined): Promise<void> {
  const other = otherKey === undefined ? undefined : await findRow(tx, row.runId, otherKey);
  const [payout, lines] = row.payoutId === null ? [other, row] : [row, other];
  const isPair = payout?.payoutId && payout.lineIds.length === 0 && lines?.payoutId === null && lines.state !== "matched";
  if (!payout?.payoutId || !lines || !isPair) throw refusal("RECONCILIATION_LINK");
  await linkLines(tx, lines.lineIds, payout.payoutId);
  // One the provider never answered about has no transfer yet: this is it.
  const found = await linesById(tx, lines.lineIds);
  const transfer = found.find(({ kind }) => kind === "transfer");
  if (!transfer?.transferId || payout.ledgerCents !== 0) return;
  const feeCents = found.reduce((sum, { kind, amountCents }) => (kind === "fee" ? sum - amountCents : sum), 0);
  await linkTransfer(tx, services, payout.payoutId, transfer.transferId, { feeCents, occurredAt: transfer.at });
}
