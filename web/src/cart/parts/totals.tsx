import type { Quote } from "@blenda/domain/checkout/model";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { price } from "../../lib/text/money.ts";

type Figures = Pick<Quote, "subtotalCents" | "discountCents" | "taxCents" | "totalCents">;

/** What it comes to, figure under figure. The total is read out when it changes. */
export function Totals({ quote: { subtotalCents, discountCents, taxCents, totalCents } }: { quote: Figures }) {
  return (
    <dl className="grid gap-2.5 type-ui tabular-nums">
      <div className="flex justify-between gap-4 text-muted">
        <dt>Subtotal</dt>
        <dd>{price(subtotalCents)}</dd>
      </div>
      {discountCents > 0 && (
        <div className="flex justify-between gap-4 text-ok">
          <dt>Discount</dt>
          <dd>−{price(discountCents)}</dd>
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 text-muted">
        <dt>Tax</dt>
        <dd>{price(taxCents)}</dd>
        {taxCents === 0 && <dd className="w-full type-small">{checkoutTexts.noTax}.</dd>}
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="type-h2">Total</dt>
        <dd aria-live="polite" className="type-h2">
          {price(totalCents)}
        </dd>
      </div>
    </dl>
  );
}
