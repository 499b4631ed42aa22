import type { AffiliatesReport } from "@blenda/domain/figures/affiliates-report";
import type { DiscountGroup, Step } from "@blenda/domain/figures/constants";
import type { DiscountsReport } from "@blenda/domain/figures/discounts-report";
import type {
  Analytics,
  DailyFigure,
  EarningsReport,
  Overview,
  Sale,
  SaleLine,
  SalesReport,
  SeriesPoint,
  SoldItem,
} from "@blenda/domain/figures/model";
import { type DayRange, dayAfter, dayOf, daysOf, piecesOf, previousOf } from "@blenda/domain/figures/rules";

/** Screens ask for days that end today, so the answers do too. */
export const TODAY = dayOf(new Date().toISOString());
const MONTH: DayRange = { from: dayAfter(TODAY, -29), to: TODAY };

const item = (id: string, title: string): SoldItem => ({
  ...{ key: `product:${id}`, type: "product", id, title, posterUrl: null, stageHue: 200 },
});
export const ROBOT = item("robot", "Tin parade robot, red");
export const DROID = item("droid", "Halo courier droid");

/** 14.99: Blenda 2.25, card 0.73. */
export const SALE: SaleLine = {
  ...{ id: "s1", orderNumber: "14274", at: `${TODAY}T00:00:30.000Z`, item: ROBOT, licence: "personal", country: "US", source: "social" },
  ...{ listCents: 1_499, offCents: 0, refundedCents: 0, feesCents: 298, earnedCents: 1_201 },
  ...{ state: "clears", clearsAt: `${dayAfter(TODAY, 14)}T00:00:30.000Z` },
};
export const OLDER: SaleLine = {
  ...SALE,
  ...{ id: "s2", orderNumber: "14247", at: `${dayAfter(TODAY, -1)}T12:00:00.000Z`, item: DROID, country: "unknown", source: "unknown" },
  ...{ listCents: 1_900, feesCents: 370, earnedCents: 1_530, licence: "commercial" },
};

/** A gentle wave, so that no two days look alike by accident. */
const wave = (days: number, height: number) => Array.from({ length: days }, (_, at) => Math.round(height * (1.2 + Math.sin(at * 1.7))));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function daily(values: readonly number[], before: readonly number[]): DailyFigure {
  return { value: sum(values), previous: sum(before), points: [...values], previousPoints: [...before] };
}

export function overviewOf(range: DayRange = MONTH, patch: Partial<Overview> = {}): Overview {
  const days = daysOf(range).length;
  return {
    ...{ at: new Date().toISOString(), range, previous: previousOf(range) },
    earnings: daily(wave(days, 8_000), wave(days, 6_000).reverse()),
    sales: daily(wave(days, 4), wave(days, 3).reverse()),
    conversion: {
      ...{ value: 270, previous: 240, points: wave(days, 200), previousPoints: wave(days, 180) },
    },
    refunds: { value: 3, previous: 2, points: [...Array(days - 1).fill(0), 3], previousPoints: [...Array(days - 1).fill(0), 2] },
    today: { sales: 1, earnedCents: 1_201 },
    feed: [SALE, OLDER],
    freeToday: [{ item: DROID, downloads: 14 }],
    ...patch,
  };
}

/** Of a shop that has not sold anything. */
export function nothingSold(range: DayRange = MONTH): Overview {
  const days = daysOf(range).length;
  const none: DailyFigure = { value: 0, previous: 0, points: Array(days).fill(0), previousPoints: Array(days).fill(0) };
  return overviewOf(range, {
    ...{ earnings: none, sales: none, refunds: none, conversion: { ...none, value: null, previous: null } },
    ...{ today: { sales: 0, earnedCents: 0 }, feed: [], freeToday: [] },
  });
}

const series = (range: DayRange, step: Step, height: number): SeriesPoint[] => {
  const pieces = piecesOf(range, step);
  const earned = wave(pieces.length, height);
  return pieces.map((piece, at) => {
    const earnedCents = earned[at] ?? 0;
    return {
      ...piece,
      earnedCents,
      grossCents: Math.round(earnedCents * 1.3),
      sales: Math.round(earnedCents / 2_000),
      refunds: 0,
      views: Math.round(earnedCents / 50),
    };
  });
};

const split = (rows: [string, SoldItem | null, number][], more: SalesReport["splits"]["item"]["more"] = null) => ({
  rows: rows.map(([key, named, earnedCents]) => ({
    ...{ key, item: named, sales: 10, grossCents: earnedCents * 2, earnedCents, shareBps: Math.round(earnedCents / 10) },
  })),
  more,
});

export function salesReportOf(range: DayRange = MONTH, step: Step = "day", patch: Partial<SalesReport> = {}): SalesReport {
  const previous = previousOf(range);
  const terms = [
    ["gross", 347_727, 279_543],
    ["discounts", 7_030, 1_360],
    ["refunds", 6_450, 2_310],
    ["commission", 50_150, 41_390],
    ["card", 14_024, 11_374],
    ["affiliates", 0, 5_328],
    ["earned", 270_073, 217_781],
  ] as const;
  return {
    ...{ range, previous },
    equation: terms.map(([term, value, before]) => ({ term, value, previous: before })),
    ...{ sales: { value: 138, previous: 110 }, refunds: { value: 3, previous: 2 } },
    ...{ series: series(range, step, 8_000), previousSeries: series(previous, step, 6_000) },
    splits: {
      item: split([
        [ROBOT.key, ROBOT, 50_000],
        [DROID.key, DROID, 30_000],
      ]),
      country: split([["US", null, 60_000]], { count: 15, sales: 33, grossCents: 80_000, earnedCents: 63_000, shareBps: 2_400 }),
      source: split([
        ["search", null, 40_000],
        ["unknown", null, 20_000],
      ]),
      licence: split([["personal", null, 80_000]]),
    },
    lastSaleDay: range.to,
    ...patch,
  };
}

export const emptyReport = (range: DayRange, lastSaleDay: string | null): SalesReport => {
  const full = salesReportOf(range);
  const none = (points: readonly SeriesPoint[]) =>
    points.map((point) => ({ ...point, earnedCents: 0, grossCents: 0, sales: 0, refunds: 0, views: 0 }));
  return {
    ...full,
    equation: full.equation.map(({ term }) => ({ term, value: 0, previous: 0 })),
    ...{ sales: { value: 0, previous: 0 }, refunds: { value: 0, previous: 0 } },
    ...{ series: none(full.series), previousSeries: none(full.previousSeries), lastSaleDay },
    splits: { item: split([]), country: split([]), source: split([]), licence: split([]) },
  };
};

export const ONE_SALE: Sale = {
  ...SALE,
  ...{ soldAs: "Tin parade robot", version: "1.0", isUpgrade: false, discountCode: null, platformPaidCents: 0 },
  equation: [
    { term: "gross", cents: 1_499 },
    { term: "discounts", cents: 0 },
    { term: "refunds", cents: 0 },
    { term: "commission", cents: 225 },
    { term: "card", cents: 73 },
    { term: "affiliates", cents: 0 },
    { term: "earned", cents: 1_201 },
  ],
  timeline: [
    { at: SALE.at, what: "paid", cents: 1_499 },
    { at: `${dayAfter(TODAY, 14)}T00:00:30.000Z`, what: "clears", cents: null },
  ],
};

export const EARNINGS: EarningsReport = {
  ...{ range: MONTH, previous: previousOf(MONTH) },
  totals: { earnedCents: 270_073, pendingCents: 200_000, availableCents: 70_073, refundedCents: 5_000, sales: 138 },
  previousTotals: { earnedCents: 217_781, pendingCents: 0, availableCents: 217_781, refundedCents: 2_000, sales: 110 },
  rows: [{ key: TODAY, item: null, sales: 4, earnedCents: 10_963, pendingCents: 10_963, availableCents: 0, refundedCents: 0 }],
  now: { pendingCents: 54_583, availableCents: 33_968, heldCents: 1_200 },
  clearing: Array.from({ length: 7 }, (_, at) => ({ day: dayAfter(TODAY, at + 1), cents: 1_000 + at })),
  holdDays: 14,
};

const discounted = { sales: 2, grossCents: 8_000, offCents: 800, platformPaidCents: 400, earnedCents: 6_178 };
export const discountsReportOf = (by: DiscountGroup = "code"): DiscountsReport => ({
  ...{ range: MONTH, previous: previousOf(MONTH), totals: discounted, previousTotals: discounted },
  rows: [
    {
      key: "1",
      name: { code: "SUMMER20", event: "Bench week", bundle: "Workshop set" }[by],
      sales: 1,
      grossCents: 4_000,
      offCents: 400,
      platformPaidCents: 400,
      earnedCents: 3_252,
    },
    { key: "", name: "", sales: 1, grossCents: 4_000, offCents: 400, platformPaidCents: 0, earnedCents: 2_926 },
  ],
});

export const AFFILIATES_REPORT: AffiliatesReport = {
  ...{ range: MONTH, previous: previousOf(MONTH) },
  totals: { sales: 2, grossCents: 6_000, affiliateCents: 977, earnedCents: 3_900 },
  previousTotals: { sales: 1, grossCents: 4_000, affiliateCents: 651, earnedCents: 2_603 },
  rows: [
    { key: "dana", name: "418KTR", sales: 1, grossCents: 4_000, affiliateCents: 651, earnedCents: 2_603 },
    { key: "lee", name: "772DNV", sales: 1, grossCents: 2_000, affiliateCents: 326, earnedCents: 1_297 },
  ],
};

const seen = { views: 5_100, sales: 138, free: 14, conversionBps: 298, earnedCents: 270_073 };
export function analyticsOf(range: DayRange = MONTH, step: Step = "day"): Analytics {
  const { previous, series: now, previousSeries } = salesReportOf(range, step);
  return {
    ...{ range, previous, totals: seen, previousTotals: { ...seen, views: 4_000, conversionBps: 345 } },
    shopViews: { value: 210, previous: 180 },
    rows: [
      { ...seen, key: ROBOT.key, item: ROBOT },
      { ...seen, key: DROID.key, item: DROID, views: 40, conversionBps: null },
    ],
    ...{ series: now, previousSeries, countedSince: dayAfter(TODAY, -40) },
  };
}
