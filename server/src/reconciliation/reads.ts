import { payoutTexts } from "@blenda/domain/payouts/texts";
import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import type { Moment, RowDetail } from "@blenda/domain/reconciliation/model";
import { payoutHistory } from "../payouts/port.ts";
import type { Db } from "../platform/database/db.ts";
import { correctionsOf } from "./fixing/correction-repository.ts";
import { candidateOf, countRows, type FoundRow, findShownRow, rowList, selectCandidates, selectList, shownRow } from "./list.ts";
import { reconciliation } from "./procedures.ts";
import { findRun, latestRuns } from "./running/run-repository.ts";
import { type LineRow, linesById } from "./running/statement-repository.ts";

const NOTHING = {
  ...{ rows: [], next: null, total: { count: 0, isMore: false }, run: null },
  ...{ counts: { open: 0, matched: 0, all: 0 }, sums: { ledgerCents: 0, providerCents: 0 } },
};

export const runs = reconciliation.runs.handler(({ context: { db } }) => latestRuns(db));

export const rows = reconciliation.rows.handler(async ({ input: { runId, show, search, ...asked }, context: { db, user, now } }) => {
  const run = await findRun(db, runId);
  if (!run) return NOTHING;
  const page = await rowList.page(db, selectList(db, run.id, { show, search }), asked);
  const corrections = await correctionsOf(
    db,
    page.rows.map(({ key }) => key),
    user.id,
  );
  return {
    ...page,
    rows: page.rows.map((row) => shownRow(row, corrections.get(row.key), now())),
    run,
    ...(await countRows(db, run.id, show)),
  };
});

export const row = reconciliation.row.handler(async ({ input: { runId, key }, context: { db, user, now }, errors }) => {
  const found = await findShownRow(db, runId, key);
  if (!found) throw errors.RECONCILIATION_NOT_FOUND();
  const corrections = await correctionsOf(db, [key], user.id);
  return { ...shownRow(found, corrections.get(key), now()), ...(await detailOf(db, found)) };
});

type Detail = Pick<RowDetail, "transferId" | "feeLedgerCents" | "feeProviderCents" | "ours" | "theirs" | "lines" | "candidates">;

async function detailOf(db: Db, found: FoundRow): Promise<Detail> {
  const [history, lines] = await Promise.all([
    found.payoutId === null ? { steps: [], news: [] } : payoutHistory(db, found.payoutId),
    linesById(db, found.lineIds),
  ]);
  const canLink = shownRow(found, undefined, found.since).fixes.includes("link");
  const candidates = canLink ? await selectCandidates(db, found).limit(RECONCILIATION.CANDIDATES).execute() : [];
  const ours: Moment[] = history.steps.map(({ status, at, note }) => ({
    at,
    what: note ? `${payoutTexts.statuses[status]}, ${note}` : payoutTexts.statuses[status],
    cents: null,
  }));
  const theirs: Moment[] = [
    ...history.news.map(({ state, occurredAt }) => ({ at: occurredAt, what: state, cents: null })),
    ...lines.map(({ at, kind, reference, amountCents }) => ({
      at,
      what: reference ? `${kind}, “${reference}”` : kind,
      cents: amountCents,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return {
    transferId: lines.find(({ transferId }) => transferId !== null)?.transferId ?? null,
    ...{ feeLedgerCents: found.feeLedgerCents, feeProviderCents: found.feeProviderCents },
    ...{ ours: ours.slice(-RECONCILIATION.HISTORY_MOST), theirs: theirs.slice(-RECONCILIATION.HISTORY_MOST) },
    lines: lines.slice(0, RECONCILIATION.HISTORY_MOST).map(shownLine),
    candidates: candidates.map(candidateOf),
  };
}

const shownLine = ({ id, kind, amountCents, at, reference }: LineRow) => ({ id, kind, cents: amountCents, at, reference });
