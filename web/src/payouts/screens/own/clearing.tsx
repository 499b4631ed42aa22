import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { shortDayOf } from "../../../lib/text/utc-day.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ClearingBars } from "./clearing-bars.tsx";
import { ClearingList } from "./clearing-list.tsx";

/** The calendar of what becomes available, and what of it still makes the next payout. */
export function Clearing({ overview }: { overview: PayoutOverview }) {
  const [isList, setList] = useState(false);
  const { clearing, balance, holdDays } = overview;
  const { until } = clearing;
  return (
    <Panel
      title="When pending clears"
      aside={
        until && (
          <p className="type-small text-muted tabular-nums">
            {amount(balance.pendingCents)} until {shortDayOf(until)}
          </p>
        )
      }
      className="min-w-0"
    >
      {until === null ? (
        <p className="type-ui text-muted">Nothing is waiting to clear. Each sale becomes available {holdDays} days after it.</p>
      ) : isList ? (
        <ClearingList clearing={clearing} />
      ) : (
        <ClearingBars overview={overview} until={until} />
      )}
      {until !== null && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          {!isList && <Legend />}
          <Button kind="quiet" size="small" className="-mr-3 ml-auto text-sky" onClick={() => setList(!isList)}>
            {isList ? "As a chart" : "As a list"}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 type-small text-muted">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-chart-1-soft" />
        In the next payout
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-surface-3" />
        After it
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-3 border-t-2 border-ember" />
        Payout day
      </li>
    </ul>
  );
}
