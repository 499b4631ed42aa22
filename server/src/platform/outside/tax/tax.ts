import type { Collector } from "@blenda/domain/tax/collector";

/** Whether an office knows a business number; `null` when it gives no answer. */
export type AskOffice = (country: string, number: string) => Promise<boolean | null>;

/** How the shop collects tax. */
export interface TaxSettings extends Collector {
  /** The shop's own business number, as it stands on invoices; empty where it has none. */
  ownNumber: string;
  /** `null`: numbers are judged by their form only. */
  askOffice: AskOffice | null;
}

/** Prices are what people pay. */
export const COLLECTS_NOTHING: TaxSettings = { setting: "none", home: "US", countries: [], ownNumber: "", askOffice: null };
