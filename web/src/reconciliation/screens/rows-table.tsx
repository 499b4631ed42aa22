import type { RowList } from "@blenda/domain/reconciliation/constants";
import type { ReconciledRow, Run } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import type { UseQueryResult } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { countText } from "../../product/table/list-question.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { RowOpening, TableColumn, TableFoot } from "../../ui/table/table-types.ts";
import { type TableControl, WorkingTable } from "../../ui/table/working-table.tsx";
import { rowsQuestion } from "../data/reconciliation-queries.ts";
import type { OnFix } from "./on-fix.ts";
import { RowDetail } from "./row-detail.tsx";
import { StateTag } from "./state-tag.tsx";

type Answer = Awaited<ReturnType<typeof client.reconciliation.rows>>;

export const COLUMNS: readonly TableColumn<ReconciledRow>[] = [
  {
    name: "payout",
    head: "Payout",
    cell: ({ name, day }) => <PersonCell name={name} detail={weekdayOf(day)} photoUrl={null} />,
  },
  { name: "state", head: "State", cell: (row) => <StateCell row={row} /> },
  { name: "ledger", head: "Ledger", isNumber: true, onCard: "none", cell: ({ ledgerCents }) => amount(ledgerCents) },
  { name: "provider", head: "Provider", isNumber: true, onCard: "none", cell: ({ providerCents }) => amount(providerCents) },
  {
    name: "difference",
    head: "Difference",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ differenceCents, resolved }) => (
      <span
        title={reconciliationTexts.definitions.difference}
        className={classNames("font-semibold", differenceCents !== 0 && !resolved ? "text-bad" : "text-muted")}
      >
        {amount(differenceCents)}
      </span>
    ),
  },
];

function StateCell({ row }: { row: ReconciledRow }) {
  const { resolved, correction, state, matchedBy } = row;
  const note =
    correction?.state === "proposed"
      ? "Waiting for a second admin"
      : resolved
        ? reconciliationTexts.done[resolved.how]
        : state === "matched"
          ? reconciliationTexts.matchedBy[matchedBy]
          : null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateTag row={row} />
      {note && <span className="type-small text-muted">{note}</span>}
    </span>
  );
}

const EMPTY: Record<RowList, string> = {
  open: "Nothing is open.",
  matched: "Nothing is matched yet.",
  all: "There were no payouts in this period.",
};

interface Props {
  run: Run;
  show: RowList;
  control: TableControl;
  answer: Pick<UseQueryResult<Answer>, "data" | "error" | "refetch" | "isPlaceholderData">;
  opening: RowOpening<ReconciledRow>;
  onFix: OnFix;
}

/** Both sides of every payout; an open row lays their histories beside each other. */
export function RowsTable({ run, show, control, answer: { data, error, refetch, isPlaceholderData }, opening, onFix }: Props) {
  const { save, isSaving } = useCsvFile(() => client.reconciliation.rowsFile(rowsQuestion({ runId: run.id, show }, control.view)));
  const fixes: TableColumn<ReconciledRow> = {
    name: "fix",
    head: "Fix",
    onCard: "none",
    cell: (row) => <QuickFix row={row} isOpen={opening.isOpen?.(row) ?? false} onFix={onFix} />,
  };
  const all = data?.counts.all ?? 0;
  return (
    <WorkingTable
      caption="Payouts compared"
      control={{ ...control, shown: [...control.shown, "fix"] }}
      columns={[...COLUMNS, fixes]}
      searchLabel="Shop, person, payout or reference"
      page={data}
      isStale={isPlaceholderData}
      error={data ? null : error}
      onRetry={() => void refetch()}
      empty={
        show === "open" && all > 0 && !control.view.words
          ? `All ${exact(all)} matched.`
          : control.view.words
            ? "No row matches."
            : EMPTY[show]
      }
      count={data && countText(data, "row", "rows")}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      opening={opening}
      detail={(row) => <RowDetail runId={run.id} row={row} onFix={onFix} />}
      csv={{ onSave: save, isBusy: isSaving }}
      foot={data && !control.view.words ? footOf(data, show) : undefined}
      hints={[{ keys: ["F"], does: "Open the fix" }]}
    />
  );
}

function footOf({ counts, sums: { ledgerCents, providerCents } }: Answer, show: RowList): TableFoot {
  const count = counts[show];
  const name = show === "open" ? "open " : show === "matched" ? "matched " : "";
  return {
    label: count === 1 ? `1 ${name}row` : `${exact(count)} ${name}rows`,
    cells: { ledger: amount(ledgerCents), provider: amount(providerCents), difference: amount(ledgerCents - providerCents) },
  };
}

function QuickFix({ row, isOpen, onFix }: { row: ReconciledRow; isOpen: boolean; onFix: OnFix }) {
  const [first] = row.fixes;
  if (isOpen || !first || row.correction?.state === "proposed")
    return <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={18} className="ml-auto text-muted" />;
  return (
    <span className="flex justify-end">
      <Button size="small" onClick={() => onFix(row, first)}>
        {reconciliationTexts.fixes[first]}
        <span className="sr-only"> {row.name}</span>
      </Button>
    </span>
  );
}
