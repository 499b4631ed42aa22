import type {
  CountryLine,
  DayOfRevenue,
  DayOfVisits,
  Devices,
  Diagnosis,
  Funnel,
  Geography,
  Overview,
  Revenue,
  RevenueSums,
  Sources,
  Traffic,
  Visitors,
  VisitPart,
  VisitSums,
} from "@blenda/domain/analytics/model";
import { type DayRange, daysOf, previousOf } from "@blenda/domain/figures/rules";
import { DROID, ROBOT, TODAY } from "../figures.ts";

const NOBODY: VisitSums = {
  ...{ visits: 0, pageViews: 0, seconds: 0, bounces: 0, products: 0, carts: 0, checkouts: 0, paid: 0, paidCents: 0 },
};
const NOTHING: RevenueSums = { orders: 0, lines: 0, cents: 0, verifiedCents: 0, agreedOrders: 0 };
const A_DAY: VisitSums = {
  ...{ visits: 40, pageViews: 180, seconds: 4_800, bounces: 10, products: 24, carts: 4, checkouts: 3, paid: 2, paidCents: 4_000 },
};
const SOLD: RevenueSums = { orders: 3, lines: 4, cents: 6_000, verifiedCents: 5_000, agreedOrders: 2 };

const times = <Sums extends Record<string, number>>(sums: Sums, count: number): Sums =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value * count])) as Sums;
const visitDays = (range: DayRange, sums: VisitSums): DayOfVisits[] => daysOf(range).map((day) => ({ day, ...sums }));
const revenueDays = (range: DayRange, sums: RevenueSums): DayOfRevenue[] => daysOf(range).map((day) => ({ day, ...sums }));

const visitPart = (key: string, visits: number): VisitPart => {
  const part = (of: number) => Math.round(visits / of);
  return { ...NOBODY, key, visits, previousVisits: part(2), products: part(2), carts: part(4), checkouts: part(5), paid: part(10) };
};

function visited(range: DayRange, sums: VisitSums) {
  const previous = previousOf(range);
  const count = daysOf(range).length;
  return {
    ...{ range, previous, totals: times(sums, count), previousTotals: times(sums, count / 2) },
    ...{ days: visitDays(range, sums), previousDays: visitDays(previous, sums) },
  };
}

function sold(range: DayRange, sums: RevenueSums) {
  const count = daysOf(range).length;
  return {
    ...{ revenue: times(sums, count), previousRevenue: times(sums, count) },
    ...{ revenueDays: revenueDays(range, sums), previousRevenueDays: revenueDays(previousOf(range), sums) },
  };
}

/** Forty visits and three orders on every day. */
export const overviewOfVisits = (range: DayRange, patch: Partial<Overview> = {}): Overview => ({
  ...visited(range, A_DAY),
  ...sold(range, SOLD),
  here: { visits: 7, countries: [{ country: "DE", visits: 6 }] },
  sources: [visitPart("search", 600), visitPart("campaign", 400)],
  devices: [visitPart("desktop", 700), visitPart("mobile", 300)],
  sellers: {
    cents: [
      { item: ROBOT, shopName: "Orbit Bench", lines: 12, cents: 31_420, previousCents: 28_000 },
      { item: DROID, shopName: "", lines: 20, cents: 9_000, previousCents: 0 },
    ],
    lines: [{ item: DROID, shopName: "", lines: 20, cents: 9_000, previousCents: 0 }],
  },
  events: [{ day: TODAY, name: "Autumn sale" }],
  ...patch,
});

/** Of a shop without visits. */
export const nobodyCame = (range: DayRange): Overview =>
  overviewOfVisits(range, {
    ...visited(range, NOBODY),
    ...sold(range, NOTHING),
    ...{ here: { visits: 0, countries: [] }, sources: [], devices: [], sellers: { cents: [], lines: [] }, events: [] },
  });

export const trafficOf = (range: DayRange): Traffic => visited(range, A_DAY);

export function funnelOf(range: DayRange): Funnel {
  const { days: _, previousDays: __, ...sums } = visited(range, A_DAY);
  return { ...sums, sources: [visitPart("search", 600)], devices: [visitPart("mobile", 300)] };
}

export const sourcesOf = (range: DayRange): Sources => ({
  ...{ range, previous: previousOf(range), totals: times(A_DAY, 30) },
  ...{
    sources: [visitPart("search", 600)],
    sites: [visitPart("www.google.com", 600)],
    campaigns: [visitPart("Night market · newsletter", 90)],
  },
});

export const devicesOf = (range: DayRange): Devices => ({
  ...{ range, previous: previousOf(range), totals: times(A_DAY, 30) },
  ...{ devices: [visitPart("tablet", 30)], systems: [visitPart("Linux", 60)], browsers: [visitPart("Firefox", 80)] },
});

export function revenueOf(range: DayRange): Revenue {
  const { revenue, previousRevenue, revenueDays: days, previousRevenueDays: previousDays } = sold(range, SOLD);
  return { range, previous: previousOf(range), totals: revenue, previousTotals: previousRevenue, days, previousDays };
}

/** Half of what was paid is recorded, and two thirds of that confirmed. */
export const diagnosisOf = (range: DayRange): Diagnosis => ({
  ...{ range, previous: previousOf(range), paidLines: 1_200, paidCents: 100_000, recordedLines: 600, recordedCents: 49_900 },
  ...{ bookedCents: 100_000, shownCents: 49_900 },
  ...{ processedLines: 500, verifiedLines: 400, migratedLines: 100 },
  recorded: { percent: 49.9, visibility: "low" },
  verified: { percent: 66.7, visibility: "partial" },
});

export const countryLine = (key: string, visits: number, patch: Partial<CountryLine> = {}): CountryLine => ({
  ...{ key, visits, previousVisits: visits, paid: Math.round(visits / 50), orders: Math.round(visits / 40), cents: visits * 100 },
  ...patch,
});

/** Two countries of many people, and two of so few that they have no name. */
export const geographyOf = (range: DayRange, patch: Partial<Geography> = {}): Geography => ({
  ...{ range, previous: previousOf(range) },
  totals: { visits: 1_007, paid: 20, orders: 40, cents: 90_000, agreedOrders: 27 },
  countries: [countryLine("US", 800, { orders: 30, cents: 70_000 }), countryLine("DE", 200), countryLine("elsewhere", 7)],
  grouped: 2,
  found: [visitPart("database", 900), visitPart("time_zone", 107)],
  ...patch,
});

export const VISITORS: Visitors = {
  read: 12,
  visitors: Array.from({ length: 12 }, (_, n) => ({
    ...{
      userId: n === 0 ? "ana" : "anonymous",
      isSignedIn: n === 0,
      timestamp: `${TODAY}T10:${10 + n}:00.000Z`,
      source: "database" as const,
    },
    ...(n === 1 ? { country: null, countryCode: null } : { country: "Germany", countryCode: "DE" }),
  })),
};
