import { besideList } from "@blenda/domain/tax/texts";
import { useTaxTerms } from "./tax-place.ts";

/** What comes on top of the prices below where the reader is. Nothing where none is due. */
export function ListTaxWords() {
  const terms = useTaxTerms();
  return terms ? besideList(terms) : null;
}
