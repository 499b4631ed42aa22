import type { PayoutDetail } from "@blenda/domain/payouts/model";
import { moneyIn } from "@blenda/domain/shared/language/wordings";
import { useQuery } from "@tanstack/react-query";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { payoutQuery } from "../../data/payout-queries.ts";
import { statementUrl, usePayoutFile } from "../../data/use-payout-file.ts";
import { PayoutLines } from "../payout-lines.tsx";
import { PayoutSum } from "../payout-sum.tsx";
import { PayoutTrail } from "../payout-trail.tsx";

/** One payout opened: its way, its sum, what it is made of, and its papers. */
export function PayoutDetails({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(payoutQuery(id));
  if (data) return <Details payout={data} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading this payout" className="grid gap-4 p-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-10" />
    </div>
  );
}

function Details({ payout }: { payout: PayoutDetail }) {
  const { id, arrives, sum, lines, lineCount } = payout;
  const { save, isSaving } = usePayoutFile();
  return (
    <div className="divide-y divide-line">
      <PayoutTrail payout={payout} />
      <PayoutSum sum={sum} />
      {arrives && (
        <p className="px-5 py-3 type-small text-muted">
          Arrives as <strong className="font-semibold text-text">{moneyIn(arrives.amount, arrives.currency)}</strong>, at our payout
          provider's rate of {arrives.rate}. The transfer fee is ours.
        </p>
      )}
      <PayoutLines lines={lines} lineCount={lineCount} />
      <div className="flex flex-wrap gap-2 px-5 py-3">
        <a href={statementUrl(id)} download className={buttonStyle("secondary", "small")}>
          <Icon name="file-text" size={16} />
          Statement as PDF
        </a>
        <Button size="small" icon="download" isBusy={isSaving} onClick={() => save({ id })}>
          CSV
        </Button>
      </div>
    </div>
  );
}
