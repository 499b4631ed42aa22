import { exactly } from "../shared/language/formats.ts";
import { regionInSentence, regionName } from "../shared/language/wordings.ts";
import { EU_COUNTRIES } from "./constants.ts";
import type { OrderTax, TaxTerms } from "./model.ts";

/** "19%". */
export const rateText = (bps: number): string => `${exactly(bps / 100)}%`;

export const taxTexts = {
  termsFailed: "Failed to look up the tax",
  reportFailed: "Failed to load the tax report",
  fileFailed: "Failed to prepare the tax report",
  countryNeeded: "Choose your country, so we can show you the tax before you pay",
  /** Wherever tax is spoken of while none is collected: one truth on every page. */
  none: "Blenda doesn't collect sales tax yet",
  /** Prices of which nobody knows where they are paid. */
  plusTax: "plus tax",
  pricesWithout: "Prices are before tax. What's due where you live is added as soon as we know your country, and always before you pay.",
  unknownPlace: "Choose your country to see the tax",
  reverseInEu: "Reverse charge: the customer accounts for the VAT (Article 196 of Council Directive 2006/112/EC).",
  reverse: "Reverse charge: the customer accounts for the tax.",
};

const isEu = (country: string): boolean => (EU_COUNTRIES as readonly string[]).includes(country);

/** Where a business accounts for the tax itself, the invoice must say so. */
export const reverseSentence = (country: string): string => (isEu(country) ? taxTexts.reverseInEu : taxTexts.reverse);

/** Beside the word tax in a sum: "19% in Germany". */
export function taxLabel({ country, rateBps, isReverseCharge }: Pick<OrderTax, "country" | "rateBps" | "isReverseCharge">): string {
  return isReverseCharge ? `reverse charge, ${regionName(country)}` : `${rateText(rateBps)} in ${regionInSentence(country)}`;
}

/** What is to be said of the tax on a sum, in one sentence; nothing where the figure says it all. */
export function termsSentence(terms: TaxTerms): string | null {
  const { setting, country, rateBps, isReverseCharge, numberState } = terms;
  if (setting === "none") return `${taxTexts.none}.`;
  if (country === null) return `${taxTexts.unknownPlace}.`;
  if (isReverseCharge) return reverseSentence(country);
  if (numberState === "malformed") return `We don't recognize this number in ${regionInSentence(country)}, so tax is added.`;
  if (numberState === "unknown") return `${regionName(country)} doesn't know this number, so tax is added.`;
  return rateBps === 0 ? `We don't collect tax in ${regionInSentence(country)}.` : null;
}

/** Beside a price that doesn't hold tax yet. */
export function besidePrice({ setting, country, rateBps, isReverseCharge }: TaxTerms): string | null {
  if (setting === "none") return null;
  if (country === null) return taxTexts.plusTax;
  return rateBps === 0 || isReverseCharge ? null : `plus ${rateText(rateBps)} tax in ${regionInSentence(country)}`;
}

/** Once for a list of prices that don't hold tax. */
export function besideList({ setting, country, rateBps, isReverseCharge }: TaxTerms): string | null {
  if (setting === "none") return null;
  if (country === null) return "Prices are before tax.";
  return rateBps === 0 || isReverseCharge ? null : `Prices are before ${rateText(rateBps)} tax in ${regionInSentence(country)}.`;
}
