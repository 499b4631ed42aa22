import type { SuspiciousCommission } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNow } from "../../../lib/clock/now.ts";
import { amount } from "../../../lib/text/amount.ts";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { suspiciousQuery } from "../../data/check-queries.ts";
import { DecisionDialog } from "./decision-dialog.tsx";

interface PendingDecision {
  row: SuspiciousCommission;
  isApproved: boolean;
}

/** Shares that look odd, the oldest first. Nobody is paid for one before our team has looked. */
export function AffiliateChecks() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(suspiciousQuery);
  const [asking, setAsking] = useState<PendingDecision | null>(null);
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h1 className="type-h1">Affiliate checks</h1>
        <p className="max-w-prose text-muted">
          These orders look like someone buying through their own link. The buyer keeps what they bought either way.
        </p>
      </header>
      {error && !data && <ErrorState message={affiliateTexts.queueFailed} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading the orders" className="grid gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      )}
      {rows?.length === 0 && (
        <EmptyState icon="shield-check" title="Nothing to check">
          Orders that look odd show up here before their share is paid.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label="Orders to check" className="grid gap-3">
          {rows.map((row) => (
            <li key={row.id}>
              <Check row={row} onAsk={(isApproved) => setAsking({ row, isApproved })} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="justify-self-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {asking && <DecisionDialog key={asking.row.id} {...asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

function Check({ row, onAsk }: { row: SuspiciousCommission; onAsk: (isApproved: boolean) => void }) {
  const { title, orderNumber, affiliateName, globalAffiliateId, why, cents, bps, baseCents, ownOrders, programme } = row;
  const now = useNow();
  const isOver = row.availableAt !== null && Date.parse(row.availableAt) <= now;
  const facts = [
    ["Affiliate", `${affiliateName}, ${globalAffiliateId}`],
    ["Click", `${momentOf(row.clickedAt)}${row.path && `, ${row.path}`}`],
    ["Order", `${orderNumber}, ${momentOf(row.orderedAt)}`],
    [isOver ? "Hold ended" : "Hold ends", row.availableAt === null ? "Not yet known" : dayOf(row.availableAt)],
    ["Orders of their own, in all", exact(ownOrders)],
    ["Paid from", programme === "platform" ? "Our commission" : "The creator's part"],
  ] as const;
  const which = <span className="sr-only"> for order {orderNumber}</span>;
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="type-h3 wrap-anywhere">{title}</h2>
          <span>
            <Tag tone="warn" hasDot>
              {why}
            </Tag>
          </span>
        </div>
        <p className="grid justify-items-end tabular-nums">
          <span className="type-h3">{amount(cents)}</span>
          <span className="type-small text-muted">
            {bps / 100}% of {price(baseCents)}
          </span>
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="type-small text-muted">{name}</dt>
            <dd className="type-ui wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="danger" onClick={() => onAsk(false)}>
          Decline share{which}
        </Button>
        <Button onClick={() => onAsk(true)}>Approve share{which}</Button>
      </div>
    </Panel>
  );
}
