import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { invoiceDetailsOf } from "../orders/sql.ts";
import type { BuyerTax, TaxServices } from "./terms.ts";

/** Whoever said nothing of themselves with the order gets what they keep for their invoices; the place is the tax's. */
export async function invoiceOf(
  { db }: Pick<TaxServices, "db">,
  { terms }: BuyerTax,
  buyerId: string | null,
  said: InvoiceDetails | undefined,
): Promise<InvoiceDetails | undefined> {
  const { country, taxNumber } = terms;
  if (country === null) return said;
  const isSaid = said !== undefined && Boolean(said.name || said.businessName);
  const known = isSaid || buyerId === null ? said : ((await invoiceDetailsOf(db, buyerId)) ?? said);
  return { name: "", businessName: "", ...known, country, taxId: taxNumber ?? "" };
}
