import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import type { AnalyticsRow, EarningsRow, SaleLine, SplitRow } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { regionName } from "@blenda/domain/shared/language/wordings";
import type { CsvColumns } from "../../platform/http/csv.ts";

export const countryName = (code: string): string => (code === NOT_KNOWN ? figureTexts.unknown : regionName(code));

/** Dollars and cents, as spreadsheets add them up. */
const money = (cents: number): number => cents / 100;

export const SALES_COLUMNS: CsvColumns<SaleLine> = {
  Order: ({ orderNumber }) => orderNumber,
  "Sold at (UTC)": ({ at }) => at,
  Product: ({ item }) => item.title,
  Type: ({ item }) => (item.type === "training" ? "Course" : "Product"),
  Licence: ({ licence }) => figureTexts.licences[licence],
  Country: ({ country }) => countryName(country),
  Source: ({ source }) => figureTexts.sources[source],
  List: ({ listCents }) => money(listCents),
  Discount: ({ offCents }) => money(offCents),
  Refunded: ({ refundedCents }) => money(refundedCents),
  Fees: ({ feesCents }) => money(feesCents),
  "You earned": ({ earnedCents }) => money(earnedCents),
  State: ({ state }) => figureTexts.states[state],
  "Clears at (UTC)": ({ clearsAt }) => clearsAt,
};

type NamedRow = { name: string };

export const SPLIT_COLUMNS = (of: string): CsvColumns<SplitRow & NamedRow> => ({
  [of]: ({ name }) => name,
  Sales: ({ sales }) => sales,
  Gross: ({ grossCents }) => money(grossCents),
  "You earned": ({ earnedCents }) => money(earnedCents),
});

export const EARNINGS_COLUMNS = (of: string): CsvColumns<EarningsRow & NamedRow> => ({
  [of]: ({ name }) => name,
  Sales: ({ sales }) => sales,
  "You earned": ({ earnedCents }) => money(earnedCents),
  Pending: ({ pendingCents }) => money(pendingCents),
  Available: ({ availableCents }) => money(availableCents),
  Refunded: ({ refundedCents }) => money(refundedCents),
});

export const ANALYTICS_COLUMNS = (of: string): CsvColumns<AnalyticsRow & NamedRow> => ({
  [of]: ({ name }) => name,
  Views: ({ views }) => views,
  Sales: ({ sales }) => sales,
  "Free downloads": ({ free }) => free,
  "Conversion in %": ({ conversionBps }) => (conversionBps === null ? null : conversionBps / 100),
  "You earned": ({ earnedCents }) => money(earnedCents),
});
