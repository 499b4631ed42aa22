import { type Fix, ROW_LISTS, type RowList } from "@blenda/domain/reconciliation/constants";
import type { ReconciledRow, Run } from "@blenda/domain/reconciliation/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { useNow } from "../../lib/clock/now.ts";
import { exact } from "../../lib/text/numbers.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { oneOf } from "../../product/table/list-question.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { useTable } from "../../product/table/use-table.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { PERIODS, type PeriodName, periodOf, runOf } from "../data/periods.ts";
import { refresh, rowsQuery, runsQuery } from "../data/reconciliation-queries.ts";
import { Equation } from "./equation.tsx";
import { FixDialog } from "./fix-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { PageHead } from "./page-head.tsx";
import { Proofs } from "./proofs.tsx";
import { COLUMNS, RowsTable } from "./rows-table.tsx";
import { RunList } from "./run-list.tsx";
import { useFixKey } from "./use-fix-key.ts";

const PATH = "/admin/payout-reconciliation";
const SHAPE = { name: "reconciliation", columns: COLUMNS, filters: [], sort: { by: "difference", isDown: true } } as const;

/** Which run the address asks for: one by its name, the latest of a period, or the latest of all. */
function useShownRun() {
  const asked = useSearch({ from: PATH });
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const { data: runs = [] } = useQuery(runsQuery);
  const name = oneOf(
    PERIODS.map(({ value }) => value),
    asked.period,
  );
  const period = name && periodOf(name, today);
  const runId = asked.run ?? (period ? runOf(runs, period)?.id : undefined);
  const isMissing = period !== undefined && asked.run === undefined && runId === undefined;
  return { asked, runs, today, name, period, runId, isMissing };
}

/** Whether our books are the provider's: the proof, and every row that does not agree. */
export function Reconciliation() {
  const { asked, runs, today, name, period, runId, isMissing } = useShownRun();
  const show = oneOf(ROW_LISTS, asked.show) ?? "open";
  const control = useTable(SHAPE);
  const answer = useQuery({ ...rowsQuery({ runId, show }, control.view), placeholderData: keepPreviousData, enabled: !isMissing });
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  const go = (search: { run?: string; period?: PeriodName; show?: RowList }) => void navigate({ to: PATH, search });
  const { act, isActing } = useAct(api.reconciliation.startRun, { learn: refresh, done: ({ openRows }) => doneText(openRows) });
  const run = isMissing ? null : (answer.data?.run ?? null);
  const days = period ?? (asked.run && run ? { from: run.from, to: run.to } : periodOf("month", today));
  const start = () => act({ ...days, key: newKey() }, { onSuccess: ({ id }) => go({ run: id }) });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <PageHead
        period={run && !period ? { from: run.from, to: run.to } : days}
        name={name ?? (asked.run ? "" : "month")}
        isRunning={isActing}
        onPeriod={(next) => go(next === "month" ? {} : { period: next })}
        onImport={() => setImporting(true)}
        onRun={start}
      />
      {answer.error && !answer.data && <ErrorState message={answer.error.message} onRetry={() => void answer.refetch()} />}
      {!run && !answer.error && (isMissing || answer.data) && (
        <div className="rounded-md border border-line bg-surface-1">
          <EmptyState icon="scale" title="These days haven't been compared yet" action={<Button onClick={start}>Compare now</Button>}>
            Every night at 03:10 UTC the month so far is compared automatically.
          </EmptyState>
        </div>
      )}
      {!run && !isMissing && !answer.data && !answer.error && <Skeleton className="h-44" />}
      {run && <ShownRun run={run} show={show} control={control} answer={answer} onImport={() => setImporting(true)} />}
      <RunList runs={runs} shown={run?.id} />
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onDone={(imported) => {
            setImporting(false);
            // The days that were looked at stay: they are compared again with what came in.
            if (imported) act({ ...days, key: newKey() }, { onSuccess: ({ id }) => asked.run && go({ run: id }) });
          }}
        />
      )}
    </div>
  );
}

const doneText = (open: number): string => (open === 0 ? "Compared. Nothing is open." : `Compared. ${exact(open)} open.`);

interface ShownProps {
  run: Run;
  show: RowList;
  control: ReturnType<typeof useTable>;
  answer: Parameters<typeof RowsTable>[0]["answer"];
  onImport: () => void;
}

function ShownRun({ run, show, control, answer, onImport }: ShownProps) {
  const navigate = useNavigate();
  const rows = answer.data?.rows ?? [];
  const { opened, opening, close } = useOpened(rows, ({ key }) => key);
  const [fixing, setFixing] = useState<{ row: ReconciledRow; fix: Fix } | null>(null);
  useFixKey();
  const toggling = { ...opening, open: (row: ReconciledRow) => (row.key === opened ? close() : opening.open(row)) };
  const { open = 0, matched = 0, all = 0 } = answer.data?.counts ?? {};
  const onShow = (next: RowList) =>
    void navigate({ to: PATH, search: ({ run: id, period }) => ({ run: id, period, show: next === "open" ? undefined : next }) });
  return (
    <>
      {run.state === "waiting" && (
        <Alert tone="warn" title={`The provider hasn't answered since ${utcMomentOf(run.startedAt)} UTC`}>
          <p className="mb-3">Nothing could be compared. Upload its statement, or run it again later.</p>
          <Button size="small" icon="upload" onClick={onImport}>
            Upload CSV
          </Button>
        </Alert>
      )}
      {!run.isClean && (
        <Alert tone="bad" title="Payouts are stopped">
          There is a difference nobody can explain. Link it, correct it, or write a note, and payouts will resume.
        </Alert>
      )}
      <section aria-label="Proof" className="min-w-0 rounded-md border border-line bg-surface-1">
        <Equation run={run} />
        <Proofs run={run} />
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Rows"
          value={show}
          options={[
            { value: "open", label: `Open ${exact(open)}` },
            { value: "matched", label: `Matched ${exact(matched)}` },
            { value: "all", label: `All ${exact(all)}` },
          ]}
          onChange={onShow}
        />
        <p className="flex items-center gap-2 type-small text-muted pointer-coarse:hidden">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> move <Kbd>F</Kbd> fix
        </p>
      </div>
      <RowsTable run={run} show={show} control={control} answer={answer} opening={toggling} onFix={(row, fix) => setFixing({ row, fix })} />
      {fixing && <FixDialog runId={run.id} {...fixing} onClose={() => setFixing(null)} />}
    </>
  );
}
