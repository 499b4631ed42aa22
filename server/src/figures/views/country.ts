import type { VisitNote } from "@blenda/domain/checkout/model";
import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { countryOfZone } from "../../platform/outside/places/country-of-zone.ts";

/** By the clock of a browser: the most that is known of somebody who agreed to nothing (decision D20). */
export const countryByClock = (zone: string): string => countryOfZone(zone) ?? NOT_KNOWN;

interface CountrySources {
  invoice: Partial<InvoiceDetails>;
  visit: VisitNote;
}

/** Where an order came from: as its buyer says on the invoice, else by the clock of their browser. */
export const countryOfOrder = ({ invoice, visit }: CountrySources): string =>
  invoice.country || (visit.browserTimezone ? countryByClock(visit.browserTimezone) : NOT_KNOWN);
