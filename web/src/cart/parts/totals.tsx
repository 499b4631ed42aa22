import type { Quote } from "@blenda/domain/checkout/model";
import type { OrderTax, TaxTerms } from "@blenda/domain/tax/model";
import { reverseSentence, taxLabel, taxTexts, termsSentence } from "@blenda/domain/tax/texts";
import { price } from "../../lib/text/money.ts";

interface Figures extends Pick<Quote, "subtotalCents" | "discountCents" | "taxCents" | "totalCents"> {
  /** Of a quote, or of an order that stands; `null` where none was collected. */
  tax: TaxTerms | OrderTax | null;
}

const noteOf = (tax: Figures["tax"]): string | null => {
  if (tax === null) return `${taxTexts.none}.`;
  if ("setting" in tax) return termsSentence(tax);
  return tax.isReverseCharge ? reverseSentence(tax.country) : null;
};

function rateOf(tax: Figures["tax"]): string {
  if (tax === null || tax.country === null || tax.rateBps === 0) return "";
  return `, ${taxLabel({ ...tax, country: tax.country })}`;
}

/** What it comes to, figure under figure. The total is read out when it changes. */
export function Totals({ quote: { subtotalCents, discountCents, taxCents, totalCents, tax } }: { quote: Figures }) {
  const note = noteOf(tax);
  // Not nothing: nobody knows it yet.
  const isOpen = tax !== null && "setting" in tax && tax.setting !== "none" && tax.country === null;
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
        <dt>Tax{rateOf(tax)}</dt>
        <dd>{isOpen ? "Depends on your country" : price(taxCents)}</dd>
        {note && !isOpen && <dd className="w-full type-small">{note}</dd>}
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
