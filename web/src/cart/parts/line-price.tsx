import type { QuoteLine } from "@blenda/domain/checkout/model";
import { price } from "../../lib/text/money.ts";
import { BeforePrice } from "../../product/sale/before-price.tsx";
import { SaleBadge } from "../../product/sale/sale-badge.tsx";
import { SaleEnd } from "../../product/sale/sale-end.tsx";
import { classNames } from "../../ui/class-names.ts";

interface Props {
  line: QuoteLine;
  /** What it costs, as the list around it counts. */
  cents: number;
  className?: string;
}

/** What a line costs, and what made it cheaper: the larger of its sale and the code; both only where the code is goodwill of ours. */
export function LinePrice({ line: { listCents, sale, saleOffCents, codeOffCents }, cents, className }: Props) {
  return (
    <div className={classNames("grid content-start justify-items-end gap-0.5 tabular-nums", className)}>
      <p className="grid justify-items-end">
        <span className="type-ui font-semibold">{cents === 0 ? "Free" : price(cents)}</span>
        {(codeOffCents > 0 || (saleOffCents > 0 && !sale)) && (
          <s className="type-small text-muted">
            <span className="sr-only">before </span>
            {price(listCents)}
          </s>
        )}
        {saleOffCents > 0 && codeOffCents === 0 && sale && <BeforePrice sale={sale} className="type-small" />}
      </p>
      {saleOffCents > 0 && sale && (
        <p className="grid justify-items-end gap-0.5">
          <SaleBadge percentOff={sale.percentOff} className="bg-ember-soft" />
          <SaleEnd endsAt={sale.endsAt} className="type-small whitespace-nowrap text-muted" />
        </p>
      )}
    </div>
  );
}
