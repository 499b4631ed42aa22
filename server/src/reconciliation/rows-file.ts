import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import type { ReconciledRow } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { type CsvColumns, csvFile } from "../platform/http/csv.ts";
import { audit } from "../platform/requests/audit.ts";
import { rowList, selectList, shownRow } from "./list.ts";
import { reconciliation } from "./procedures.ts";
import { findRun } from "./running/run-repository.ts";

const money = (cents: number): number => cents / 100;

const COLUMNS: CsvColumns<ReconciledRow> = {
  Row: ({ key }) => key,
  Payout: ({ name }) => name,
  Day: ({ day }) => day,
  State: ({ state }) => reconciliationTexts.states[state],
  Match: ({ matchedBy }) => reconciliationTexts.matchedBy[matchedBy],
  Ledger: ({ ledgerCents }) => money(ledgerCents),
  Provider: ({ providerCents }) => money(providerCents),
  Difference: ({ differenceCents }) => money(differenceCents),
  Resolved: ({ resolved }) => (resolved ? reconciliationTexts.done[resolved.how] : null),
  "Resolved by": ({ resolved }) => resolved?.by,
  "Resolved at (UTC)": ({ resolved }) => resolved?.at,
  Note: ({ resolved }) => resolved?.note,
};

export const rowsFile = reconciliation.rowsFile.handler(async ({ input: { runId, show, search }, context }) => {
  const { db, now } = context;
  const run = await findRun(db, runId);
  async function* lines() {
    if (!run) return;
    for await (const row of rowList.all(db, selectList(db, run.id, { show, search }), {})) yield shownRow(row, undefined, now());
  }
  const name = run ? `reconciliation-${run.from}-to-${run.to}` : "reconciliation";
  const file = await csvFile({ name, now: now(), most: RECONCILIATION.FILE_ROWS }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, {
      action: "reconciliation.rowsFile",
      target: { kind: "reconciliation", id: run?.id ?? "none" },
      after: { show, search, isCut: file.isCut },
    }),
  );
  return file;
});
