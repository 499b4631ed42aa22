import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { emailFault } from "../../identity/parts/faults.ts";
import { invoiceFaults } from "../../orders/parts/invoice-fields.tsx";

/** What an order needs to know besides the card. The browser keeps it until the order is paid. */
export const NO_DETAILS = { email: "", name: "", businessName: "", taxId: "", country: "" };
export type DetailField = keyof typeof NO_DETAILS;

export const detailFaults = ({ email, ...invoice }: Record<DetailField, string>, isGuest: boolean) => ({
  email: isGuest ? emailFault(email) : undefined,
  ...invoiceFaults(invoice),
});

/** Nothing at all where nothing was filled in. */
export function invoiceOf({ name, businessName, taxId, country }: Record<DetailField, string>): { invoice?: InvoiceDetails } {
  const invoice = { name: name.trim(), businessName: businessName.trim(), taxId: taxId.trim(), country };
  return Object.values(invoice).some(Boolean) ? { invoice } : {};
}
