import type { WantedLine } from "@blenda/domain/checkout/model";

/** What a quote remembers: what was asked, and what it came to. Prices are read again when it becomes an order. */
export interface QuoteContent {
  lines: WantedLine[];
  code: string | null;
  country: string | null;
  isTest: boolean;
  totalCents: number;
}
