import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { plainText } from "../shared/text.ts";
import { PLACE_SOURCES, TAX, TAX_NUMBER_STATES, TAX_SETTINGS } from "./constants.ts";

export const TaxCountry = z
  .string()
  .length(2)
  .regex(/^[A-Z]{2}$/);

/** What a buyer says of where they are; the zone is their browser's. Compared, and never believed alone. */
export const SaidPlace = z.strictObject({
  country: TaxCountry.optional(),
  taxNumber: plainText(0, TAX.NUMBER_MOST).optional(),
  zone: z.string().max(TAX.ZONE_MOST).optional(),
});
export type SaidPlace = z.infer<typeof SaidPlace>;

/** The same of somebody who orders right away: where two pieces speak for two countries, they are asked. */
export const PlacedBuyer = SaidPlace.extend({ isPlaceConfirmed: z.boolean().default(false) });

/** How a buyer is taxed, and why. */
export const TaxTerms = z.object({
  setting: z.enum(TAX_SETTINGS),
  /** Where they are, as far as anybody knows. */
  country: TaxCountry.nullable(),
  knownBy: z.enum(PLACE_SOURCES).nullable(),
  /** Basis points on top of the price; 0 where nothing is collected. */
  rateBps: z.int(),
  isReverseCharge: z.boolean(),
  /** The business number they gave, as its office writes it. */
  taxNumber: z.string().nullable(),
  numberState: z.enum(TAX_NUMBER_STATES).nullable(),
  /** Another country, which their connection speaks for: then they are asked. */
  elsewhere: TaxCountry.nullable(),
});
export type TaxTerms = z.infer<typeof TaxTerms>;

/** The pieces that speak for a country, kept with the order. */
export const TaxEvidence = z.object({
  billing: TaxCountry.nullable(),
  connection: TaxCountry.nullable(),
  /** They were asked, and said the first one is right. */
  isConfirmed: z.boolean(),
  numberState: z.enum(TAX_NUMBER_STATES).nullable(),
});
export type TaxEvidence = z.infer<typeof TaxEvidence>;

/** What an order says of tax; absent where none was collected in those days. */
export const OrderTax = z.object({
  country: TaxCountry,
  /** Basis points, the same on every line. */
  rateBps: z.int(),
  isReverseCharge: z.boolean(),
  taxNumber: z.string().nullable(),
  /** The shop's own, as it stands on invoices; empty where it has none there. */
  ownNumber: z.string(),
});
export type OrderTax = z.infer<typeof OrderTax>;

/** What one country's return asks for: by rate, and what businesses account for themselves apart. */
export const TaxReportRow = z.object({
  country: TaxCountry,
  rateBps: z.int(),
  isReverseCharge: z.boolean(),
  sales: z.int(),
  netCents: Cents,
  taxCents: Cents,
  refundedNetCents: Cents,
  refundedTaxCents: Cents,
});
export type TaxReportRow = z.infer<typeof TaxReportRow>;

export const TaxReport = z.object({
  quarter: z.string(),
  quarters: z.array(z.string()).max(TAX.REPORT_QUARTERS),
  rows: z.array(TaxReportRow).max(TAX.REPORT_ROWS_MOST),
  /** Sales of the quarter whose country fewer than two pieces speak for. */
  unproven: z.int(),
});
export type TaxReport = z.infer<typeof TaxReport>;
