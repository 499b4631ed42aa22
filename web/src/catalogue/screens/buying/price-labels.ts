import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { price } from "../../../lib/text/money.ts";

type PricedProduct = Pick<ProductPage, "priceCents" | "isSubscriptionOnly" | "licences">;

/** The large figure beside the chosen licence, and what stands above it. */
export function priceLabels(product: PricedProduct, licence: LicenceType | undefined): { figure: string; words: string; ink: string } {
  if (product.isSubscriptionOnly) return { figure: "Subscription", words: "Part of a subscription, not sold separately", ink: "text-sky" };
  const cents = product.licences.find(({ type }) => type === licence)?.priceCents ?? product.priceCents;
  const words = licence ? `${licenceTexts[licence].name} licence` : "Price";
  return cents === 0 ? { figure: "Free", words, ink: "text-ok" } : { figure: price(cents), words, ink: "text-text" };
}
