import type { StuckRefund } from "@blenda/domain/refunds/lists/model";
import { refundListTexts } from "@blenda/domain/refunds/lists/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { price } from "../../../lib/text/money.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { stuckRefundsQuery } from "../../data/list-queries.ts";
import { RetryDialog } from "./retry-dialog.tsx";

/** Money that is promised and has not left, the longest first. */
export function StuckList({ mayDecide }: { mayDecide: boolean }) {
  const { data, error, refetch } = useQuery(stuckRefundsQuery);
  const [retrying, setRetrying] = useState<StuckRefund | null>(null);
  if (!data)
    return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton className="h-40 rounded-md" />;
  if (data.length === 0)
    return (
      <EmptyState icon="circle-check" title="Nothing is stuck">
        Every approved refund is on its way or waiting for a bank.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-md border border-line">
        {data.map((refund) => (
          <li key={refund.id} className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 p-4">
            <div className="grid min-w-0 flex-1 basis-64 gap-1">
              <p className="truncate type-ui font-semibold">{refund.title}</p>
              <p className="type-small text-muted tabular-nums">
                Order {refund.orderNumber} · {refund.buyerName} · {price(refund.amountCents)} · since {agoOf(refund.since)}
              </p>
            </div>
            <Tag tone={refund.stuck === "failed" ? "bad" : "warn"}>{refundListTexts.stuck[refund.stuck]}</Tag>
            {mayDecide && (
              <Button size="small" onClick={() => setRetrying(refund)}>
                Try again<span className="sr-only"> {refund.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {retrying && <RetryDialog id={retrying.id} title={retrying.title} onClose={() => setRetrying(null)} />}
    </>
  );
}
