import type { BatchLine } from "@blenda/domain/payouts/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { payoutsText } from "../../data/payout-words.ts";

const AT_FIRST = 4;

const fateOf = ({ paid, open, returned }: BatchLine): string =>
  [`${paid} paid`, open > 0 && `${open} not settled`, returned > 0 && `${returned} returned`].filter(Boolean).join(", ");

/** The batches before this one, and what became of them. */
export function BatchesBefore({ before, shown }: { before: readonly BatchLine[]; shown: string | undefined }) {
  const [isWhole, setWhole] = useState(false);
  if (before.length === 0) return null;
  const lines = isWhole ? before : before.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="batches-before" className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="flex items-center justify-between gap-4 px-5 py-4">
        <h2 id="batches-before" className="type-h3">
          Before
        </h2>
        {before.length > AT_FIRST && (
          <Button kind="quiet" size="small" className="-mr-3 text-sky" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Fewer" : "All batches"}
          </Button>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.batch} className="border-t border-line">
            <Link
              to="/admin/payouts"
              search={{ batch: line.batch }}
              aria-current={line.batch === shown ? "page" : undefined}
              className="grid grid-cols-[1fr_auto] gap-x-4 px-5 py-3 type-ui -outline-offset-2 hover:bg-surface-2 aria-[current]:bg-surface-2"
            >
              <span className="font-semibold">{weekdayOf(line.day)}</span>
              <span className="text-right font-semibold tabular-nums">{amount(line.cents)}</span>
              <span className={classNames("type-small", line.returned > 0 ? "text-bad" : line.open > 0 ? "text-warn" : "text-muted")}>
                {fateOf(line)}
              </span>
              <span className="text-right type-small text-muted">{payoutsText(line.payouts)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
