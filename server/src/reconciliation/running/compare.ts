import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import { reconciled } from "@blenda/domain/reconciliation/events";
import {
  isClean,
  isSameDifference,
  type OurPayout,
  type RowComparison,
  reconcile,
  totalsOf,
  weightOf,
} from "@blenda/domain/reconciliation/rules";
import { gaplessOf } from "@blenda/domain/reconciliation/statement";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type BookedPayout, freezePayouts, payoutsTakenBetween, thawPayouts } from "../../payouts/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { approvedCorrections, bookedCents } from "../fixing/correction-repository.ts";
import { changeRun, keysOf, type RowRow, type RunRow, replaceRows, resolutionsOf, unexplainedTotals } from "./run-repository.ts";
import { type LineRow, linesBetween } from "./statement-repository.ts";

const midnight = (day: string): Instant => `${day}T00:00:00.000Z`;
const askedAt = ({ takenAt, updatedAt }: BookedPayout): Instant => takenAt ?? updatedAt;
const ours = (payout: BookedPayout): OurPayout => ({ ...payout, askedAt: askedAt(payout) });

interface Inputs {
  from: Instant;
  before: Instant;
  payouts: Map<string, BookedPayout>;
  lines: Map<string, LineRow>;
}

/** Money comes back long after it left, so both sides are read from before the period; what has nothing of it in the period is left out. */
async function inputsOf(tx: Tx, { fromDay, toDay }: RunRow): Promise<Inputs> {
  const from = midnight(fromDay);
  const before = addDays(midnight(toDay), 1);
  const since = addDays(from, -RECONCILIATION.LOOK_BACK_DAYS);
  const payouts = await payoutsTakenBetween(tx, since, before);
  const lines = await linesBetween(tx, addDays(since, -RECONCILIATION.MATCH_DAYS), before);
  return { from, before, payouts: new Map(payouts.map((each) => [each.id, each])), lines: new Map(lines.map((each) => [each.id, each])) };
}

/**
 * Compares a run's period anew: its rows are replaced, what staff wrote about a difference that is still the same is kept, and
 * payouts are frozen or let go on. The caller holds the run.
 */
export async function compare(tx: Tx, run: RunRow, now: Instant): Promise<void> {
  const inputs = await inputsOf(tx, run);
  const { from, payouts, lines } = inputs;
  const corrections = await approvedCorrections(tx);
  const found = reconcile({
    payouts: [...payouts.values()].map(ours),
    lines: [...lines.values()],
    ...{ corrections, statementUntil: run.statementUntil ?? now, now },
  });
  const resolutions = await resolutionsOf(
    tx,
    found.rows.map(({ key }) => key),
  );
  const listed = await keysOf(tx, run.id);
  const isShown = (row: RowRow): boolean => {
    const isOfPeriod = (row.payoutId !== null && row.since >= from) || row.lineIds.some((id) => (lines.get(id)?.at ?? "") >= from);
    // What is open stays open when a month ends, and what was fixed here stays where it was fixed.
    const isLeftOpen = row.state !== "matched" && row.resolvedAt === null && (row.lineIds.length > 0 || row.state === "stale");
    return isOfPeriod || isLeftOpen || (row.resolvedAt !== null && listed.has(row.key));
  };
  const all = found.rows.map((row) => written(run.id, row, inputs, resolutions));
  const rows = all.filter(isShown);
  const elsewhere = all.filter((row) => !isShown(row));
  const onTheWay = found.onTheWay.flatMap((id) => payouts.get(id) ?? []).filter((payout) => askedAt(payout) >= from);
  await replaceRows(tx, run.id, rows);
  await changeRun(tx, run.id, {
    ...(await proofOf(tx, inputs, { rows, elsewhere, left: new Set(found.onTheWay) }, corrections)),
    ...{ onTheWay: onTheWay.length, onTheWayCents: onTheWay.reduce((sum, { amountCents }) => sum + amountCents, 0) },
  });
  const left = await unexplainedTotals(tx);
  if (left) await freezePayouts(tx, { by: "reconciliation", reason: reconciliationTexts.frozen(left), now });
  else await thawPayouts(tx, { by: "reconciliation", now });
  await emit(tx, reconciled({ runId: run.id }));
}

function written(runId: string, row: RowComparison, { payouts, lines }: Inputs, resolutions: ReadonlyMap<string, RowRow>): RowRow {
  const payout = payouts.get(row.payoutId ?? "");
  const line = lines.get(row.lineIds[0] ?? "");
  const since = payout ? askedAt(payout) : (line?.at ?? "");
  const before = resolutions.get(row.key);
  // A note holds for the difference it was written about; whatever else was done shows in what agrees now.
  const isKept = before && (row.state === "matched" || (before.how === "ignore" && isSameDifference(before, row)));
  return {
    ...{ runId, ...row, since, day: payout?.day ?? since.slice(0, 10), weight: weightOf(row) },
    ...{ userId: payout?.userId ?? null, status: payout?.status ?? null, reference: line?.reference ?? "" },
    resolvedAt: isKept ? before.resolvedAt : null,
    resolvedBy: isKept ? before.resolvedBy : null,
    how: isKept ? before.how : null,
    note: isKept ? before.note : null,
  };
}

interface SortedRows {
  rows: readonly RowRow[];
  elsewhere: readonly RowRow[];
  /** Payouts on their way. */
  left: ReadonlySet<string>;
}

/** Both sides by themselves: what the books say left, and what the statement says, whether or not a row has it. */
async function proofOf(
  tx: Tx,
  { from, payouts, lines }: Inputs,
  { rows, elsewhere, left }: SortedRows,
  corrections: Awaited<ReturnType<typeof approvedCorrections>>,
) {
  const others = new Set(elsewhere.flatMap(({ payoutId }) => payoutId ?? []));
  const otherLines = new Set(elsewhere.flatMap(({ lineIds }) => lineIds));
  const otherKeys = new Set(elsewhere.map(({ key }) => key));
  const keys = new Set(rows.map(({ key }) => key));
  const counted = [...payouts.keys()].filter((id) => !others.has(id) && !left.has(id));
  const stated = [...lines.values()].filter(({ id, kind }) => kind !== "deposit" && !otherLines.has(id));
  const ofPeriod = [...lines.values()].filter(({ at }) => at >= from);
  const booked = await bookedCents(tx, [
    ...counted.map((id) => `payout/${id}`),
    ...corrections.filter(({ key }) => keys.has(key) && !otherKeys.has(key)).map(({ id }) => `correction/${id}`),
  ]);
  const noted = rows.map((row) => ({ ...row, isIgnored: row.how === "ignore" }));
  const totals = totalsOf(
    booked,
    stated.reduce((sum, { amountCents }) => sum - amountCents, 0),
    noted,
  );
  const sum = (of: "feeLedgerCents" | "feeProviderCents") => rows.reduce((cents, row) => cents + row[of], 0);
  const gapless = gaplessOf(ofPeriod);
  return {
    ...{ ...totals, isClean: isClean(totals), payouts: counted.length },
    depositCents: ofPeriod.reduce((cents, line) => cents + (line.kind === "deposit" ? line.amountCents : 0), 0),
    ...{ feeLedgerCents: sum("feeLedgerCents"), feeProviderCents: sum("feeProviderCents") },
    ...{ statementLines: ofPeriod.length, gapless: gapless.state, gapAfter: gapless.gapAfter },
  };
}
