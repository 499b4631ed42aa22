import { taxTexts } from "@blenda/domain/tax/texts";
import { useCollectsTax } from "../../product/tax/collects-tax.ts";

/** What a price comes to, as true today as it is at the checkout. */
export const PriceAndTax = () => (useCollectsTax() ? taxTexts.pricesWithout : `${taxTexts.none}, so it's what you pay.`);

/** Who sees to the tax on a sale. */
export const SalesTax = () =>
  useCollectsTax()
    ? "Where Blenda collects sales tax, it comes on top of your price and isn't part of your earnings."
    : `${taxTexts.none}.`;
