import { COMMISSION_STATES, type CommissionState } from "@blenda/domain/affiliates/constants";
import { affiliateTexts, commissionTexts } from "@blenda/domain/affiliates/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { trailQuery } from "../data/affiliate-queries.ts";
import { TrailRow } from "./trail-row.tsx";

/** Every order somebody was brought to, each with how it came and what became of it. */
export function Trail() {
  const [state, setState] = useState<CommissionState | undefined>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(trailQuery(state));
  const { save, isSaving } = useCsvFile(() => client.affiliates.trailFile({ ...(state && { state }) }));
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <section aria-labelledby="trail" className="min-w-0 rounded-md border border-line bg-surface-1 p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="trail" className="type-h3">
          Orders, each with its trail
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label="State"
            className="h-9 min-w-36"
            value={state ?? ""}
            onChange={({ target }) => setState(COMMISSION_STATES.find((each) => each === target.value))}
          >
            <option value="">All states</option>
            {COMMISSION_STATES.map((each) => (
              <option key={each} value={each}>
                {commissionTexts[each]}
              </option>
            ))}
          </Select>
          <Button size="small" icon="download" isBusy={isSaving} disabled={!rows || rows.length === 0} onClick={save}>
            CSV
          </Button>
        </div>
      </div>
      {error && !rows && <ErrorState message={affiliateTexts.trailFailed} onRetry={() => void refetch()} />}
      {!rows && !error && (
        <div role="status" aria-label="Loading your orders">
          <Skeleton className="h-40" />
        </div>
      )}
      {rows?.length === 0 && (
        <p className="text-muted">{state ? "No orders in this state." : "No orders yet. They show up here within seconds."}</p>
      )}
      <ul>
        {rows?.map((row) => (
          <TrailRow key={row.id} row={row} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
