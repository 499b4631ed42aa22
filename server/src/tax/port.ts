import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { SaidPlace, TaxEvidence, TaxTerms } from "@blenda/domain/tax/model";
import { refusal } from "../platform/requests/refusal.ts";
import { invoiceOf } from "./invoice.ts";
import { type BuyerTax, type TaxServices, taxesFor, termsFor } from "./terms.ts";

export type { BuyerTax } from "./terms.ts";

/** How somebody is taxed who says this of themselves, as far as their account and connection know. */
export const taxTermsFor = (services: TaxServices, buyerId: string | null, said: SaidPlace): Promise<BuyerTax> => termsFor(services, buyerId, said);

/** The tax on each of these net prices, under those terms. */
export const taxesOn = (services: TaxServices, terms: TaxTerms, nets: readonly number[]): Promise<number[]> => taxesFor(services, terms, nets);

/** What an order writes down of its tax. */
interface OrderTaxColumns {
  taxCountry: string | null;
  taxBps: number;
  isReverseCharge: boolean;
  taxNumber: string | null;
  taxEvidence: TaxEvidence | null;
}

const UNTAXED: OrderTaxColumns = { taxCountry: null, taxBps: 0, isReverseCharge: false, taxNumber: null, taxEvidence: null };

/** What an order keeps of where its buyer is, and why it is taxed as it is. */
export function taxColumns({ terms, connection }: BuyerTax, isConfirmed: boolean): OrderTaxColumns {
  const { setting, country, knownBy, rateBps, isReverseCharge, taxNumber, numberState } = terms;
  if (setting === "none" || country === null) return UNTAXED;
  const billing = knownBy === "connection" ? null : country;
  return {
    ...{ taxCountry: country, taxBps: rateBps, isReverseCharge, taxNumber },
    taxEvidence: { billing, connection, isConfirmed: isConfirmed && terms.elsewhere !== null, numberState },
  };
}

/** Refuses whoever is to pay something and has not said where they are, or is thought to be in two countries. */
export function requirePlace({ terms }: BuyerTax, isConfirmed: boolean): void {
  if (terms.setting === "none") return;
  if (terms.country === null) throw refusal("TAX_COUNTRY_NEEDED");
  if (terms.elsewhere !== null && !isConfirmed) throw refusal("TAX_PLACE_UNSURE");
}

/** What the invoice of a taxed order says: its country and number are the ones it was taxed by. Untaxed, it says what was said. */
export const taxedInvoice = (...asked: Parameters<typeof invoiceOf>): Promise<InvoiceDetails | undefined> => invoiceOf(...asked);
