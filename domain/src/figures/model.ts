import { z } from "zod";
import { Instant } from "../shared/time.ts";
import { DIMENSIONS, FIGURES, FILE_STATES, NOT_KNOWN, PARTIAL_TERMS, SALE_STATES, SOLD_LICENCES, SOURCES, TERMS } from "./constants.ts";
import { daysBetween } from "./rules.ts";

/** A day in UTC: `2026-11-15`. */
export const Day = z.iso.date().max(10).min(10);
export type Day = z.infer<typeof Day>;

/** Both days are part of it. */
export const Range = z.object({ from: Day, to: Day });
export type Range = z.infer<typeof Range>;

/** `product:robot`, `training:rigging`. */
export const ItemKey = z
  .string()
  .max(120)
  .regex(/^(product|training):[\w-]{1,100}$/);
export type ItemKey = z.infer<typeof ItemKey>;

export const CountryCode = z
  .string()
  .max(NOT_KNOWN.length)
  .regex(/^([A-Z]{2}|unknown)$/);

/** At most one of them narrows a report: whoever chooses another has left the first. */
const within = {
  item: ItemKey.optional(),
  country: CountryCode.optional(),
  source: z.enum(SOURCES).optional(),
  licence: z.enum(SOLD_LICENCES).optional(),
};

export const rangeInput = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ from: Day, to: Day, ...fields }).refine((asked) => {
    // What is no day has been refused for that already, and is asked all the same.
    const { data } = Range.safeParse(asked);
    if (!data) return true;
    const { from, to } = data;
    return from <= to && daysBetween(from, to) < FIGURES.LONGEST_RANGE_DAYS;
  }, `must be 1 to ${FIGURES.LONGEST_RANGE_DAYS} days`);

export const RangeInput = rangeInput({});

/** A report of a range, and of at most one slice of it. */
export const reportInput = <Fields extends z.ZodRawShape>(fields: Fields) =>
  rangeInput({ ...within, ...fields }).refine(
    (asked) => DIMENSIONS.filter((name) => (asked as Record<string, unknown>)[name] !== undefined).length <= 1,
    "must be narrowed by one thing at a time",
  );

/** Sales may be narrowed by everything at once. */
export const salesInput = <Fields extends z.ZodRawShape>(fields: Fields) =>
  rangeInput({
    ...within,
    state: z.enum(SALE_STATES).optional(),
    /** Only what this term of the equation is made of. */
    term: z.enum(PARTIAL_TERMS).optional(),
    /** An order number, or words of a title. */
    text: z.string().max(FIGURES.LONGEST_SEARCH).optional(),
    ...fields,
  });

export const SoldItem = z.object({
  key: ItemKey,
  type: z.enum(["product", "training"]),
  id: z.string(),
  /** As it is called today. */
  title: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
});
export type SoldItem = z.infer<typeof SoldItem>;

/** A number of the range beside the same number of as many days before it. `null`: too little is known for it. */
export const FigureChange = z.object({ value: z.int().nullable(), previous: z.int().nullable() });
export type FigureChange = z.infer<typeof FigureChange>;

/** The same, day by day; both lists are as long as the range. */
export const DailyFigure = FigureChange.extend({ points: z.array(z.int().nullable()), previousPoints: z.array(z.int().nullable()) });
export type DailyFigure = z.infer<typeof DailyFigure>;

/** One thing that was sold. Nobody learns here who bought it. */
export const SaleLine = z.object({
  id: z.string(),
  orderNumber: z.string(),
  at: Instant,
  item: SoldItem,
  licence: z.enum(SOLD_LICENCES),
  country: CountryCode,
  source: z.enum(SOURCES),
  listCents: z.int(),
  /** Discounts. */
  offCents: z.int(),
  refundedCents: z.int(),
  /** Blenda, card and affiliates together, after what came back with refunds. */
  feesCents: z.int(),
  /** list − off − refunded − fees. */
  earnedCents: z.int(),
  state: z.enum(SALE_STATES),
  /** When it becomes or became available. */
  clearsAt: Instant.nullable(),
});
export type SaleLine = z.infer<typeof SaleLine>;

/** Sums of everything a filter finds, however little of it is shown. */
export const SaleTotals = z.object({
  sales: z.int(),
  listCents: z.int(),
  offCents: z.int(),
  refundedCents: z.int(),
  feesCents: z.int(),
  earnedCents: z.int(),
});
export type SaleTotals = z.infer<typeof SaleTotals>;

export const SaleMoment = z.object({
  at: Instant,
  what: z.enum(["paid", "refund_asked", "refunded", "disputed", "dispute_won", "dispute_lost", "available", "clears"]),
  /** What went back, or was paid. */
  cents: z.int().nullable(),
});
export type SaleMoment = z.infer<typeof SaleMoment>;

export const Sale = SaleLine.extend({
  /** As it was called when it was sold. */
  soldAs: z.string(),
  version: z.string().nullable(),
  isUpgrade: z.boolean(),
  /** Of the discount, where there was a code. */
  discountCode: z.string().nullable(),
  /** As much of the discount as Blenda paid. */
  platformPaidCents: z.int(),
  /** Every cent: the first less all between is the last. */
  equation: z.array(z.object({ term: z.enum(TERMS), cents: z.int() })),
  /** Oldest first; what is still to come is last. */
  timeline: z.array(SaleMoment),
});
export type Sale = z.infer<typeof Sale>;

/** One row of a split. `item` for the split by item. */
export const SplitRow = z.object({
  key: z.string(),
  item: SoldItem.nullable(),
  sales: z.int(),
  grossCents: z.int(),
  earnedCents: z.int(),
  /** Of everything earned, in hundredths of a percent; `null` where nothing was. */
  shareBps: z.int().nullable(),
});
export type SplitRow = z.infer<typeof SplitRow>;

export const Split = z.object({
  rows: z.array(SplitRow),
  /** What is not shown, together. */
  more: z.object({ count: z.int(), sales: z.int(), grossCents: z.int(), earnedCents: z.int(), shareBps: z.int().nullable() }).nullable(),
});
export type Split = z.infer<typeof Split>;

/** A day, or the part of a week that lies in the range. `views` is `null` where they are not counted: by licence. */
export const SeriesPoint = Range.extend({
  earnedCents: z.int(),
  grossCents: z.int(),
  sales: z.int(),
  refunds: z.int(),
  views: z.int().nullable(),
});
export type SeriesPoint = z.infer<typeof SeriesPoint>;

const compared = { range: Range, previous: Range };

/** Figures that are the tabs of one chart. */
export const Overview = z.object({
  at: Instant,
  ...compared,
  /** In cents. */
  earnings: DailyFigure,
  sales: DailyFigure,
  /** In hundredths of a percent; `null` below 100 views. */
  conversion: DailyFigure,
  /** How often money went back. */
  refunds: DailyFigure,
  today: z.object({ sales: z.int(), earnedCents: z.int() }),
  /** Newest first, whatever the range is. `earnedCents` of `listCents − offCents` was kept. */
  feed: z.array(SaleLine),
  /** Of things that cost nothing, today. */
  freeToday: z.array(z.object({ item: SoldItem, downloads: z.int() })),
});
export type Overview = z.infer<typeof Overview>;

export const SalesReport = z.object({
  ...compared,
  /** In the order of `TERMS`, each as it is subtracted: the first less all between is the last. */
  equation: z.array(FigureChange.extend({ term: z.enum(TERMS) })),
  sales: FigureChange,
  refunds: FigureChange,
  series: z.array(SeriesPoint),
  /** As long as `series`. */
  previousSeries: z.array(SeriesPoint),
  splits: z.object({ item: Split, country: Split, source: Split, licence: Split }),
  /** The newest day with a sale up to the end of the range: where an empty report leads. */
  lastSaleDay: Day.nullable(),
});
export type SalesReport = z.infer<typeof SalesReport>;

const earned = {
  /** From what was sold then, less what has gone back since. */
  earnedCents: z.int(),
  /** Of that: not available yet, or held while a bank decides. */
  pendingCents: z.int(),
  availableCents: z.int(),
  /** What went back to buyers of it, without tax. */
  refundedCents: z.int(),
};

export const EarningsRow = z.object({ key: z.string(), item: SoldItem.nullable(), sales: z.int(), ...earned });
export type EarningsRow = z.infer<typeof EarningsRow>;

export const EarningsReport = z.object({
  ...compared,
  totals: z.object({ ...earned, sales: z.int() }),
  previousTotals: z.object({ ...earned, sales: z.int() }),
  rows: z.array(EarningsRow),
  /** Right now, whatever the range is. */
  now: z.object({ pendingCents: z.int(), availableCents: z.int(), heldCents: z.int() }),
  /** What becomes available on which day, soonest first; only days with something. */
  clearing: z.array(z.object({ day: Day, cents: z.int() })),
  /** How long what is sold now stays pending. */
  holdDays: z.int(),
});
export type EarningsReport = z.infer<typeof EarningsReport>;

const seen = {
  views: z.int(),
  sales: z.int(),
  /** Things that cost nothing. */
  free: z.int(),
  /** Sales and free downloads of 10,000 views; `null` below 100 views. */
  conversionBps: z.int().nullable(),
  earnedCents: z.int(),
};

export const AnalyticsRow = z.object({ key: z.string(), item: SoldItem.nullable(), ...seen });
export type AnalyticsRow = z.infer<typeof AnalyticsRow>;

export const Analytics = z.object({
  ...compared,
  totals: z.object(seen),
  previousTotals: z.object(seen),
  /** Of the shop's own page; not part of `views`. `null` where one item is looked at. */
  shopViews: FigureChange.nullable(),
  rows: z.array(AnalyticsRow),
  series: z.array(SeriesPoint),
  previousSeries: z.array(SeriesPoint),
  /** Since when views are counted. */
  countedSince: Day.nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const FigureFileId = z.string().min(1).max(64);

/** A file that is written in the background. */
export const FigureFile = z.object({
  id: FigureFileId,
  name: z.string(),
  state: z.enum(FILE_STATES),
  rows: z.int(),
  writtenRows: z.int(),
  bytes: z.int().nullable(),
  createdAt: Instant,
  /** When it is removed; `null` until it is ready. */
  expiresAt: Instant.nullable(),
  /** Where it is downloaded, once it is ready. */
  url: z.string().nullable(),
});
export type FigureFile = z.infer<typeof FigureFile>;
