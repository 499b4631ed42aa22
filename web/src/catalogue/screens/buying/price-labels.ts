import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { priceNow } from "@blenda/domain/shared/price";
import type { SalePrice } from "@blenda/domain/shared/sale";
import { price } from "../../../lib/text/money.ts";
import { runningSale } from "../../../product/sale/running-sale.ts";

type PricedProduct = Pick<ProductPage, "priceCents" | "sale" | "isSubscriptionOnly" | "licences">;

interface PriceLabels {
  figure: string;
  words: string;
  ink: string;
  sale: SalePrice | null;
}

/** The large figure beside the chosen licence, what stands above it, and the sale it is in. */
export function priceLabels(product: PricedProduct, licence: LicenceType | undefined, now: number): PriceLabels {
  if (product.isSubscriptionOnly)
    return { figure: "Subscription", words: "Part of a subscription, not sold separately", ink: "text-sky", sale: null };
  const chosen = product.licences.find(({ type }) => type === licence) ?? product;
  const cents = priceNow({ ...chosen, sale: runningSale(chosen.sale, now) });
  const words = licence ? `${licenceTexts[licence].name} licence` : "Price";
  return cents === 0
    ? { figure: "Free", words, ink: "text-ok", sale: null }
    : { figure: price(cents), words, ink: "text-text", sale: chosen.sale };
}
