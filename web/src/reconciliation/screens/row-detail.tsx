import type { RowDetail as Detail, Moment, ReconciledRow } from "@blenda/domain/reconciliation/model";
import { useQuery } from "@tanstack/react-query";
import { amount, gain } from "../../lib/text/amount.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { rowQuery } from "../data/reconciliation-queries.ts";
import { FixPanel } from "./fix-panel.tsx";
import type { OnFix } from "./on-fix.ts";

interface Props {
  runId: string;
  row: ReconciledRow;
  onFix: OnFix;
}

/** Our history, the provider's, and what can be done about it. */
export function RowDetail({ runId, row, onFix }: Props) {
  const { data, error, refetch } = useQuery(rowQuery(runId, row.key));
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div
      className="grid grid-cols-1 divide-line bg-surface-1 max-lg:divide-y lg:grid-cols-[1.2fr_1.2fr_0.9fr] lg:divide-x"
      aria-busy={!data || undefined}
    >
      <History
        title="Our ledger"
        moments={data?.ours}
        ending={data && endingOf(data)}
        fees={data && `Fees booked ${amount(data.feeLedgerCents)}`}
      />
      <History
        title={data?.transferId ? `Provider, transfer ${data.transferId}` : "Provider"}
        moments={data?.theirs}
        fees={data && `Fees taken ${amount(data.feeProviderCents)}`}
      />
      <FixPanel row={data ?? row} onFix={onFix} />
    </div>
  );
}

/** What must not be overlooked: our books still say paid. */
const endingOf = ({ state, resolved }: Detail): string | undefined =>
  state === "returned_after_paid" && !resolved
    ? "Still reads as paid"
    : state === "missing_in_ledger" && !resolved
      ? "Our ledger doesn't have it"
      : undefined;

interface HistoryProps {
  title: string;
  moments: readonly Moment[] | undefined;
  ending?: string | undefined;
  fees: string | undefined;
}

function History({ title, moments, ending, fees }: HistoryProps) {
  return (
    <section className="min-w-0 p-5">
      <h3 className="mb-3 type-small wrap-anywhere text-muted">{title}</h3>
      <ol className="grid gap-2.5 type-small">
        {moments?.map(({ at, what, cents }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one moment, and nothing moves
          <li key={n} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
            <time dateTime={at} className="text-muted tabular-nums">
              {utcMomentOf(at)}
            </time>
            <span className="wrap-anywhere">
              {what}
              {cents !== null && <span className={cents > 0 ? "text-ok" : "text-muted"}> {gain(cents)}</span>}
            </span>
          </li>
        ))}
        {moments?.length === 0 && <li className="text-muted">Nothing is known here.</li>}
        {ending && <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 font-semibold text-bad before:content-['']">{ending}</li>}
      </ol>
      {fees && moments && moments.length > 0 && <p className="mt-3 type-small text-muted">{fees}</p>}
    </section>
  );
}
