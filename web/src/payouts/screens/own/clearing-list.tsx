import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { shortDayOf, weekdayOf } from "../../../lib/text/utc-day.ts";
import { ScrollRegion } from "../../../ui/layout/scroll-region.tsx";
import { salesText } from "../../data/payout-words.ts";

/** The same calendar in words: each day, and below it the sales that clear then. */
export function ClearingList({ clearing: { days, sales } }: { clearing: PayoutOverview["clearing"] }) {
  const all = days.reduce((sum, day) => sum + day.sales, 0);
  return (
    <>
      <ScrollRegion aria-label="What clears when" className="max-h-96 overflow-auto border-y border-line -outline-offset-2">
        <table className="w-full border-collapse type-ui">
          <caption className="sr-only">What clears on which day</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Clears, what was sold</th>
              <th scope="col">Sold</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          {days.map(({ day, cents, sales: count, isInNext }) => (
            <tbody key={day} className="border-t border-line first-of-type:border-t-0">
              <tr className="bg-surface-2">
                <th scope="rowgroup" className="px-3 py-2 text-left font-semibold">
                  {weekdayOf(day)}
                  <span className="block type-small font-normal text-muted">
                    {salesText(count)}, {isInNext ? "in the next payout" : "after it"}
                  </span>
                </th>
                <td />
                <td className="px-3 py-2 text-right font-semibold tabular-nums">{amount(cents)}</td>
              </tr>
              {sales
                .filter(({ clearsAt }) => clearsAt.slice(0, 10) === day)
                .map(({ lineId, title, orderNumber, soldAt, cents: of }) => (
                  <tr key={lineId}>
                    <td className="px-3 py-1.5">
                      <span className="line-clamp-1 break-all">{title}</span>
                      <span className="type-small text-muted">{orderNumber}</span>
                    </td>
                    <td className="px-3 py-1.5 align-top type-small whitespace-nowrap text-muted max-sm:hidden">
                      Sold {shortDayOf(soldAt)}
                    </td>
                    <td className="px-3 py-1.5 text-right align-top tabular-nums">{amount(of)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {sales.length < all && (
        <p className="mt-2 type-small text-muted">
          {exact(all)} sales clear, the next {exact(sales.length)} are named.
        </p>
      )}
    </>
  );
}
