import { TAX } from "@blenda/domain/tax/constants";
import type { TaxReportRow } from "@blenda/domain/tax/model";
import { quarterDays, quarterOf, quartersUpTo } from "@blenda/domain/tax/rules";
import { type CsvColumns, csvFile } from "../platform/http/csv.ts";
import { audit } from "../platform/requests/audit.ts";
import { openTax, tax } from "./procedures.ts";
import { reportRows, unprovenSales } from "./report.ts";
import { termsFor } from "./terms.ts";

export const terms = openTax.terms.handler(async ({ input, context }) => (await termsFor(context, context.actor?.id ?? null, input)).terms);

export const report = tax.report.handler(async ({ input, context: { db, now }, errors }) => {
  const quarter = input.quarter ?? quarterOf(now());
  const days = quarterDays(quarter);
  if (!days) throw errors.TAX_QUARTER_UNKNOWN();
  const quarters = quartersUpTo(now(), TAX.REPORT_QUARTERS);
  return { quarter, quarters, rows: await reportRows(db, days), unproven: await unprovenSales(db, days) };
});

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const COLUMNS: CsvColumns<TaxReportRow> = {
  country: ({ country }) => country,
  rate: ({ rateBps }) => `${rateBps / 100}%`,
  "reverse charge": ({ isReverseCharge }) => (isReverseCharge ? "yes" : "no"),
  sales: ({ sales }) => sales,
  net: ({ netCents }) => dollars(netCents),
  tax: ({ taxCents }) => dollars(taxCents),
  "refunded net": ({ refundedNetCents }) => dollars(refundedNetCents),
  "refunded tax": ({ refundedTaxCents }) => dollars(refundedTaxCents),
  "tax due": ({ taxCents, refundedTaxCents }) => dollars(taxCents - refundedTaxCents),
};

export const reportFile = tax.reportFile.handler(async ({ input: { quarter }, context, errors }) => {
  const { db, now } = context;
  const days = quarterDays(quarter);
  if (!days) throw errors.TAX_QUARTER_UNKNOWN();
  const file = await csvFile({ name: `tax-${quarter}`, now: now() }, COLUMNS, await reportRows(db, days));
  await context.transaction((tx) =>
    audit(tx, context, { action: "tax.reportFile", target: { kind: "list", id: "tax" }, after: { quarter } }),
  );
  return file;
});
