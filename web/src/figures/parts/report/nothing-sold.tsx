import { dayAfter } from "@blenda/domain/figures/rules";
import { lengthOf } from "../../data/range.ts";
import type { RangeState } from "../../data/use-range.ts";

/** Over the empty axes: the way to the last days that have something. */
export function NothingSold({ range: { range, show }, lastSaleDay }: { range: RangeState; lastSaleDay: string | null }) {
  const days = lengthOf(range);
  return (
    <p className="grid justify-items-center gap-1 type-ui">
      <span className="text-muted">No sales in {days === 1 ? "this day" : `these ${days} days`}</span>
      {lastSaleDay && (
        <button type="button" className="link" onClick={() => show({ from: dayAfter(lastSaleDay, 1 - days), to: lastSaleDay })}>
          Show your last sales
        </button>
      )}
    </p>
  );
}
