import { FINDING_KINDS } from "@blenda/domain/cleanup/constants";
import type { Finding } from "@blenda/domain/cleanup/model";
import { cleanupTexts } from "@blenda/domain/cleanup/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api, client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { price } from "../../lib/text/money.ts";
import { momentOf } from "../../lib/text/time.ts";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { readReportAgain, reportQuery } from "../data/cleanup-queries.ts";
import { DryRunDialog } from "./dry-run-dialog.tsx";
import { ScanSummary } from "./scan-summary.tsx";

const { kinds, steps } = cleanupTexts;

const COLUMNS: readonly TableColumn<Finding>[] = [
  { name: "kind", head: "What", onCard: "title", cell: ({ kind }) => kinds[kind].name },
  { name: "object", head: "Object", cell: ({ objectId }) => <span className="type-small wrap-anywhere text-muted">{objectId}</span> },
  {
    name: "order",
    head: "Order",
    cell: ({ order }) =>
      order ? (
        <Link to="/admin/payments" search={{ open: order.id } as never} className="link-inline tabular-nums">
          {order.number}
        </Link>
      ) : (
        <span className="text-faint">–</span>
      ),
  },
  {
    name: "amount",
    head: "Amount",
    isNumber: true,
    onCard: "figure",
    cell: ({ amountCents }) => (amountCents === null ? <span className="text-faint">–</span> : price(amountCents)),
  },
  {
    name: "since",
    head: "Since",
    isNumber: true,
    cell: ({ since }) => <span className="whitespace-nowrap text-muted">{since ? momentOf(since) : "–"}</span>,
  },
  {
    name: "step",
    head: "What can be done",
    cell: ({ step, why, done }) => {
      if (done) return <Tag tone={done.outcome === "failed" ? "bad" : "ok"}>{`Done: ${done.outcome}`}</Tag>;
      return step === "leave" ? <span className="text-muted">{why}</span> : steps[step];
    },
  },
];
const FILTERS: readonly TableFilter[] = [
  { name: "kind", label: "What", options: FINDING_KINDS.map((value) => ({ value, label: kinds[value].name })) },
];
const SHAPE = { name: "cleanup", columns: COLUMNS, filters: FILTERS, sort: { by: "place", isDown: false } } as const;

/** What does not fit between the card provider and our books: scan, report, choose, dry run, run. */
export function Cleanup() {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...reportQuery(control.view), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<{ places: number[]; clear: () => void } | null>(null);
  const { act, isActing } = useAct(api.cleanup.scan, { done: () => "Scan finished. Nothing was changed.", learn: readReportAgain });
  const scan = data?.scan ?? null;
  const { save, isSaving } = useCsvFile(() => client.cleanup.cleanupFile({ scanId: scan?.id ?? "" }));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">Stripe cleanup</h1>
        <Button kind="primary" icon="scan-search" isBusy={isActing} onClick={() => act(undefined)}>
          {scan ? "Scan again" : "Scan"}
        </Button>
      </div>
      <p className="max-w-prose text-muted">
        Compares the card provider with our books. A scan changes nothing. Choose what to settle, check the dry run, then run exactly that.
      </p>
      {scan && <ScanSummary scan={scan} />}
      {(scan || error || !data) && (
        <WorkingTable
          caption="Findings"
          control={control}
          columns={COLUMNS}
          filters={FILTERS}
          page={data?.page}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty="Nothing found. The provider and our books agree."
          count={data && countText(data.page, "finding", "findings")}
          keyOf={({ n }) => String(n)}
          nameOf={({ kind, objectId }) => `${kinds[kind].name} ${objectId}`}
          bulk={(rows, clear) => (
            <Button size="small" icon="play" onClick={() => setChosen({ places: rows.map(({ n }) => n), clear })}>
              Dry run {rows.length}
            </Button>
          )}
          {...(scan && { csv: { onSave: save, isBusy: isSaving } })}
        />
      )}
      {chosen && scan && (
        <DryRunDialog
          scanId={scan.id}
          chosen={chosen.places}
          onDone={() => {
            chosen.clear();
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
