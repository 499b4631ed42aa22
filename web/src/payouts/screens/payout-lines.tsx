import type { PayoutLine } from "@blenda/domain/payouts/model";
import { useState } from "react";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ScrollRegion } from "../../ui/layout/scroll-region.tsx";

const KINDS: Record<PayoutLine["kind"], string> = {
  sale: "Sale",
  refund: "Refund",
  dispute: "Dispute",
  commission: "Affiliate share",
  correction: "Correction",
};

/** The lines in it, once they are asked for. */
export function PayoutLines({ lines, lineCount }: { lines: readonly PayoutLine[]; lineCount: number }) {
  const [isOpen, setOpen] = useState(false);
  if (lineCount === 0) return null;
  return (
    <div className="px-5 py-3">
      <Button
        kind="quiet"
        size="small"
        icon={isOpen ? "chevron-down" : "chevron-right"}
        className="-ml-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {exact(lineCount)} {lineCount === 1 ? "line" : "lines"} in it
      </Button>
      {isOpen && (
        <ScrollRegion aria-label="Lines of this payout" className="mt-2 max-h-80 overflow-auto -outline-offset-2">
          <table className="w-full border-collapse type-small">
            <caption className="sr-only">Lines of this payout</caption>
            <thead>
              <tr className="border-b border-line text-left text-muted">
                <th scope="col" className="py-1.5 pr-3 font-normal">
                  What
                </th>
                <th scope="col" className="py-1.5 pr-3 text-right font-normal max-md:hidden">
                  Net
                </th>
                <th scope="col" className="py-1.5 pr-3 text-right font-normal max-md:hidden">
                  Blenda
                </th>
                <th scope="col" className="py-1.5 pr-3 text-right font-normal max-md:hidden">
                  Card
                </th>
                <th scope="col" className="py-1.5 text-right font-normal">
                  Yours
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {lines.map((line) => (
                <tr
                  key={`${line.at} ${line.kind} ${line.orderNumber} ${line.title} ${line.amountCents}`}
                  className="align-top tabular-nums"
                >
                  <td className="py-1.5 pr-3">
                    <span className="line-clamp-1 break-all text-text">{line.title || KINDS[line.kind]}</span>
                    <span className="text-muted">
                      {[KINDS[line.kind], line.orderNumber, utcMomentOf(line.at)].filter(Boolean).join(", ")}
                    </span>
                  </td>
                  <td className="py-1.5 pr-3 text-right text-muted max-md:hidden">{amount(line.netCents)}</td>
                  <td className="py-1.5 pr-3 text-right text-muted max-md:hidden">{amount(line.commissionCents)}</td>
                  <td className="py-1.5 pr-3 text-right text-muted max-md:hidden">{amount(line.processingCents)}</td>
                  <td className="py-1.5 text-right font-semibold">{amount(line.amountCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines.length < lineCount && (
            <p className="py-2 type-small text-muted">
              The first {exact(lines.length)} of {exact(lineCount)}. The CSV has all of them.
            </p>
          )}
        </ScrollRegion>
      )}
    </div>
  );
}
