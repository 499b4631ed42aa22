import type { VisitNote } from "@blenda/domain/checkout/model";
import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { countryOfZone } from "../../platform/http/country-of-zone.ts";

interface CountrySources {
  invoice: Partial<InvoiceDetails>;
  visit: VisitNote;
}

/** Where an order came from: as its buyer says on the invoice, else by the clock of their browser. */
export const countryOfOrder = ({ invoice, visit }: CountrySources): string =>
  invoice.country || (visit.browserTimezone && countryOfZone(visit.browserTimezone)) || NOT_KNOWN;
