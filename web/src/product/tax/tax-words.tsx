import { taxOn } from "@blenda/domain/tax/rules";
import { besidePrice, taxLabel } from "@blenda/domain/tax/texts";
import { price } from "../../lib/text/money.ts";
import { useTaxTerms } from "./tax-place.ts";

/** What a price before tax comes to where the reader is, or that tax is added. Nothing where none is due. */
export function TaxWords({ cents }: { cents: number }) {
  const terms = useTaxTerms();
  const words = terms ? besidePrice(terms) : null;
  if (!terms || words === null) return null;
  const { country, rateBps, isReverseCharge } = terms;
  if (country === null) return <p className="type-small text-muted">{price(cents)} plus tax</p>;
  const taxCents = taxOn(cents, rateBps);
  return (
    <p className="type-small text-muted">
      {price(cents + taxCents)}, includes {price(taxCents)} tax ({taxLabel({ country, rateBps, isReverseCharge })})
    </p>
  );
}
