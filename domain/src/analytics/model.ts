import { z } from "zod";
import { Day, Range, SoldItem } from "../figures/model.ts";
import { Visitor } from "../tracking/model.ts";
import { VISIBILITIES } from "./constants.ts";

/** Sums of visits; steps are visits that got that far. */
export const VisitSums = z.object({
  visits: z.int(),
  pageViews: z.int(),
  /** All of them together. */
  seconds: z.int(),
  /** Visits of one page. */
  bounces: z.int(),
  products: z.int(),
  carts: z.int(),
  checkouts: z.int(),
  paid: z.int(),
  /** Paid in visits that may be counted. */
  paidCents: z.int(),
});
export type VisitSums = z.infer<typeof VisitSums>;

export const RevenueSums = z.object({
  orders: z.int(),
  lines: z.int(),
  cents: z.int(),
  /** Of those cents: confirmed by an event of the card provider. */
  verifiedCents: z.int(),
  /** Of those orders: their buyers agreed to analytics. */
  agreedOrders: z.int(),
});
export type RevenueSums = z.infer<typeof RevenueSums>;

const compared = { range: Range, previous: Range };

export const DayOfVisits = VisitSums.extend({ day: Day });
export type DayOfVisits = z.infer<typeof DayOfVisits>;
export const DayOfRevenue = RevenueSums.extend({ day: Day });
export type DayOfRevenue = z.infer<typeof DayOfRevenue>;

/** One source, device or browser, beside the days before. */
export const VisitPart = VisitSums.extend({ key: z.string(), previousVisits: z.int() });
export type VisitPart = z.infer<typeof VisitPart>;
const Parts = z.array(VisitPart);

/** A product or training with what was paid for it. */
export const BestSeller = z.object({ item: SoldItem, shopName: z.string(), lines: z.int(), cents: z.int(), previousCents: z.int() });
export type BestSeller = z.infer<typeof BestSeller>;

/** What may explain a day: a sale of the whole shop began. */
export const ShopEvent = z.object({ day: Day, name: z.string() });
export type ShopEvent = z.infer<typeof ShopEvent>;

/** Everything the first page shows, in one answer. */
export const Overview = z.object({
  ...compared,
  /** Seen within the last minutes. */
  here: z.object({ visits: z.int(), countries: z.array(z.object({ country: z.string(), visits: z.int() })) }),
  totals: VisitSums,
  previousTotals: VisitSums,
  revenue: RevenueSums,
  previousRevenue: RevenueSums,
  /** One for each day. */
  days: z.array(DayOfVisits),
  previousDays: z.array(DayOfVisits),
  revenueDays: z.array(DayOfRevenue),
  previousRevenueDays: z.array(DayOfRevenue),
  sources: Parts,
  devices: Parts,
  /** By what was paid, and by how often it was sold. */
  sellers: z.object({ cents: z.array(BestSeller), lines: z.array(BestSeller) }),
  /** First to last. */
  events: z.array(ShopEvent),
});
export type Overview = z.infer<typeof Overview>;

export const Traffic = z.object({
  ...compared,
  totals: VisitSums,
  previousTotals: VisitSums,
  days: z.array(DayOfVisits),
  previousDays: z.array(DayOfVisits),
});
export type Traffic = z.infer<typeof Traffic>;

export const Funnel = z.object({ ...compared, totals: VisitSums, previousTotals: VisitSums, sources: Parts, devices: Parts });
export type Funnel = z.infer<typeof Funnel>;

export const Sources = z.object({ ...compared, totals: VisitSums, sources: Parts, sites: Parts, campaigns: Parts });
export type Sources = z.infer<typeof Sources>;

export const Devices = z.object({ ...compared, totals: VisitSums, devices: Parts, systems: Parts, browsers: Parts });
export type Devices = z.infer<typeof Devices>;

export const Revenue = z.object({
  ...compared,
  totals: RevenueSums,
  previousTotals: RevenueSums,
  days: z.array(DayOfRevenue),
  previousDays: z.array(DayOfRevenue),
});
export type Revenue = z.infer<typeof Revenue>;

const Share = z.object({
  /** To one decimal (spec 2 §9). */
  percent: z.number(),
  visibility: z.enum(VISIBILITIES),
});

/** What was paid beside what the records show of it. */
export const Diagnosis = z.object({
  ...compared,
  /** From the books: what the card provider took for sales. */
  bookedCents: z.int(),
  /** From the orders. */
  paidLines: z.int(),
  paidCents: z.int(),
  /** From the records. */
  recordedLines: z.int(),
  recordedCents: z.int(),
  /** From the sums the charts are drawn of. */
  shownCents: z.int(),
  /** Of the records: an event of the provider was handled, and it confirms the amount. */
  processedLines: z.int(),
  verifiedLines: z.int(),
  migratedLines: z.int(),
  recorded: Share,
  verified: Share,
});
export type Diagnosis = z.infer<typeof Diagnosis>;

/** One batch of the repair. */
export const Migration = z.object({
  read: z.int(),
  missing: z.int(),
  changed: z.int(),
  /** Sums of days and months that were not those of their records. */
  sums: z.int(),
  /** Where the next batch begins; `null`: this was the last. */
  next: z.int().nullable(),
});
export type Migration = z.infer<typeof Migration>;

/** A country, or all together that have too few people. */
export const CountryLine = z.object({
  /** Two letters, `unknown` or `elsewhere`. */
  key: z.string(),
  visits: z.int(),
  previousVisits: z.int(),
  paid: z.int(),
  orders: z.int(),
  cents: z.int(),
});
export type CountryLine = z.infer<typeof CountryLine>;

export const Geography = z.object({
  ...compared,
  totals: z.object({ visits: z.int(), paid: z.int(), orders: z.int(), cents: z.int(), agreedOrders: z.int() }),
  countries: z.array(CountryLine),
  /** How many countries are in `elsewhere`. */
  grouped: z.int(),
  /** How places were found, as shares of all visits. */
  found: Parts,
});
export type Geography = z.infer<typeof Geography>;

/** The latest 500 records, the last one of each (spec 2 §9). */
export const Visitors = z.object({ visitors: z.array(Visitor), read: z.int() });
export type Visitors = z.infer<typeof Visitors>;
