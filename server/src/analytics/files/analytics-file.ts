import { ANALYTICS, type AnalyticsFileKind, FUNNEL_STEPS } from "@blenda/domain/analytics/constants";
import type { CountryLine, DayOfRevenue, DayOfVisits, VisitPart } from "@blenda/domain/analytics/model";
import { percentOf } from "@blenda/domain/analytics/rules";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import type { DayRange } from "@blenda/domain/figures/rules";
import type { CsvFile } from "@blenda/domain/shared/csv-file";
import type { Instant } from "@blenda/domain/shared/time";
import type { VisitDimension } from "@blenda/domain/tracking/constants";
import type { Db } from "../../platform/database/db.ts";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { analytics } from "../procedures.ts";
import { comparedParts, comparedRevenue, comparedVisits } from "../reading/compared.ts";
import { geographyOf } from "../reading/geography.ts";

const money = (cents: number): number => cents / 100;

const DAYS: CsvColumns<DayOfVisits> = {
  Day: ({ day }) => day,
  Visits: ({ visits }) => visits,
  "Page views": ({ pageViews }) => pageViews,
  "Seconds on site": ({ seconds }) => seconds,
  "One page only": ({ bounces }) => bounces,
  Paid: ({ paid }) => paid,
};

const REVENUE: CsvColumns<DayOfRevenue> = {
  Day: ({ day }) => day,
  Orders: ({ orders }) => orders,
  Lines: ({ lines }) => lines,
  Revenue: ({ cents }) => money(cents),
  Verified: ({ verifiedCents }) => money(verifiedCents),
};

const PARTS: CsvColumns<VisitPart & { dimension: string }> = {
  By: ({ dimension }) => dimension,
  Name: ({ key }) => key,
  Visits: ({ visits }) => visits,
  "Visits in the days before": ({ previousVisits }) => previousVisits,
  "Opened a product": ({ products }) => products,
  "Added to cart": ({ carts }) => carts,
  "Started checkout": ({ checkouts }) => checkouts,
  Paid: ({ paid }) => paid,
  "Paid in those visits": ({ paidCents }) => money(paidCents),
};

interface StepLine {
  step: string;
  visits: number;
  before: number;
  share: number;
}
const STEPS: CsvColumns<StepLine> = {
  Step: ({ step }) => step,
  Visits: ({ visits }) => visits,
  "Visits in the days before": ({ before }) => before,
  "% of all visits": ({ share }) => share,
};

async function partsFile(
  db: Db,
  options: { name: string; now: Instant },
  range: DayRange,
  dimensions: readonly VisitDimension[],
): Promise<CsvFile> {
  const parts = await Promise.all(
    dimensions.map(async (dimension) =>
      (await comparedParts(db, dimension, range, ANALYTICS.PARTS_SHOWN)).map((part) => ({ ...part, dimension })),
    ),
  );
  return csvFile(options, PARTS, parts.flat());
}

const FILES: Record<AnalyticsFileKind, (db: Db, options: { name: string; now: Instant }, range: DayRange) => Promise<CsvFile>> = {
  traffic: async (db, options, range) => csvFile(options, DAYS, (await comparedVisits(db, range)).days),
  funnel: async (db, options, range) => {
    const { totals, previousTotals } = await comparedVisits(db, range);
    const lines = FUNNEL_STEPS.map((step) => ({
      ...{ step: analyticsTexts.steps[step], visits: totals[step], before: previousTotals[step] },
      share: totals.visits === 0 ? 0 : percentOf(totals[step], totals.visits),
    }));
    return csvFile(options, STEPS, lines);
  },
  sources: (db, options, range) => partsFile(db, options, range, ["source", "site", "campaign"]),
  devices: (db, options, range) => partsFile(db, options, range, ["device", "os", "browser"]),
  revenue: async (db, options, range) => csvFile(options, REVENUE, (await comparedRevenue(db, range)).days),
};

export const analyticsFile = analytics.analyticsFile.handler(async ({ input: { of, from, to }, context }) => {
  const file = await FILES[of](context.db, { name: `${of}-${from}-to-${to}`, now: context.now() }, { from, to });
  await context.transaction((tx) =>
    audit(tx, context, { action: "analytics.analyticsFile", target: { kind: "list", id: of }, after: { from, to, isCut: file.isCut } }),
  );
  return file;
});

const COUNTRIES: CsvColumns<CountryLine> = {
  Country: ({ key }) => key,
  Visits: ({ visits }) => visits,
  "Visits in the days before": ({ previousVisits }) => previousVisits,
  "Visits with a payment": ({ paid }) => paid,
  Orders: ({ orders }) => orders,
  Revenue: ({ cents }) => money(cents),
};

export const geographyFile = analytics.geographyFile.handler(async ({ input: { from, to }, context }) => {
  const { countries } = await geographyOf(context.db, { from, to });
  const file = await csvFile({ name: `countries-${from}-to-${to}`, now: context.now() }, COUNTRIES, countries);
  await context.transaction((tx) =>
    audit(tx, context, { action: "analytics.geographyFile", target: { kind: "list", id: "countries" }, after: { from, to } }),
  );
  return file;
});
