import type { EarningsReport } from "@blenda/domain/figures/model";
import { useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const AT_FIRST = 5;

/** What becomes available on which day. */
export function Clearing({ clearing }: { clearing: EarningsReport["clearing"] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? clearing : clearing.slice(0, AT_FIRST);
  const rest = clearing.length - shown.length;
  return (
    <Panel title="Becomes available">
      {clearing.length === 0 ? (
        <p className="type-ui text-muted">Nothing is waiting to clear.</p>
      ) : (
        <ol className="max-h-80 divide-y divide-line overflow-y-auto border-y border-line">
          {shown.map(({ day, cents }) => (
            <li key={day} className="flex justify-between gap-4 py-2 type-ui">
              <span className="text-muted">{weekdayOf(day)}</span>
              <span className="font-semibold tabular-nums">{amount(cents)}</span>
            </li>
          ))}
        </ol>
      )}
      {rest > 0 && (
        <Button kind="quiet" size="small" className="mt-2 -ml-3" onClick={() => setOpen(true)}>
          {rest} more {rest === 1 ? "day" : "days"}
        </Button>
      )}
    </Panel>
  );
}
