import type { AffiliateRange } from "@blenda/domain/affiliates/constants";
import type { LinkFigures as LinkRow } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Table } from "../../ui/layout/table.tsx";
import { linksQuery } from "../data/affiliate-queries.ts";

const perClick = ({ clicks, cents }: LinkRow): string => (clicks === 0 ? "–" : amount(Math.round(cents / clicks)));
const conversion = ({ clicks, orders }: LinkRow): string => (clicks === 0 ? "–" : `${((100 * orders) / clicks).toFixed(1)}%`);

/** Which links bring what. A click whose page is not known stands by itself. */
export function LinkFigures({ range }: { range: AffiliateRange }) {
  const { data, error, refetch } = useQuery(linksQuery(range));
  return (
    <Panel title="Your links" className="min-w-0">
      {error && !data && <ErrorState message={affiliateTexts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your links">
          <Skeleton className="h-24" />
        </div>
      )}
      {data?.links.length === 0 && <p className="text-muted">No clicks in this time.</p>}
      {data && data.links.length > 0 && (
        <Table
          caption="What each link brings"
          rows={data.links}
          keyOf={({ path, sub }) => `${path} ${sub}`}
          columns={[
            {
              head: "Link",
              cell: ({ path, sub }) => (
                <span className="grid">
                  <span className="max-w-60 truncate font-semibold">{path || "Page not known"}</span>
                  {sub && <span className="type-small text-muted">{sub}</span>}
                </span>
              ),
            },
            { head: "Clicks", isNumber: true, cell: ({ clicks }) => exact(clicks) },
            { head: "Signed up", isNumber: true, cell: ({ signUps }) => exact(signUps) },
            { head: "Orders", isNumber: true, cell: ({ orders }) => exact(orders) },
            { head: "Conversion", isNumber: true, cell: conversion },
            { head: "Per click", isNumber: true, cell: perClick },
            { head: "Earned", isNumber: true, cell: ({ cents }) => amount(cents) },
          ]}
        />
      )}
    </Panel>
  );
}
