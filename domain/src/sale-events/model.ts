import { z } from "zod";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { Cents } from "../shared/money.ts";
import { SalePrice } from "../shared/sale.ts";
import { personName, plainText } from "../shared/text.ts";
import { Instant, PlannedInstant } from "../shared/time.ts";
import { EVENT_KINDS, EVENT_STATES, ITEM_PROBLEMS, SALE_EVENT } from "./constants.ts";

export const EventId = z.string().min(1).max(64);
export const ItemId = z.string().min(1).max(100);
export const Percent = z.int().min(SALE_EVENT.PERCENT_LEAST).max(SALE_EVENT.PERCENT_MOST);
export const EventName = personName(SALE_EVENT.NAME_LEAST, SALE_EVENT.NAME_MOST);

/** One item of an event. `percent: null`: what the event takes off. */
export const EventItem = z.strictObject({ itemType: z.enum(PUBLISHED_TYPES), itemId: ItemId, percent: Percent.nullable().default(null) });
export type EventItem = z.infer<typeof EventItem>;

/** An event as its creator writes it. A draft may break every rule; what is scheduled may break none. */
export const EventDraft = z.strictObject({
  name: EventName,
  startsAt: PlannedInstant,
  endsAt: PlannedInstant,
  percent: Percent,
  items: z.array(EventItem).max(SALE_EVENT.ITEMS_MOST),
});
export type EventDraft = z.infer<typeof EventDraft>;

/** An event of the platform as staff write it: creators say what takes part, and how much they take off. */
export const PlatformEventDraft = z.strictObject({
  name: EventName,
  startsAt: PlannedInstant,
  endsAt: PlannedInstant,
  /** Creators may join, change and leave until then. */
  optInDeadline: PlannedInstant,
  /** What creators are asked to take off at least. */
  percent: Percent,
  /** A word on the cards; the name where it is empty. */
  badge: plainText(0, SALE_EVENT.BADGE_MOST).default(""),
  /** What creators read with the invitation. */
  message: plainText(0, 500).default(""),
});
export type PlatformEventDraft = z.infer<typeof PlatformEventDraft>;

export const SaleEvent = z.object({
  id: EventId,
  kind: z.enum(EVENT_KINDS),
  name: z.string(),
  /** By the clock of the server. */
  state: z.enum(EVENT_STATES),
  startsAt: Instant,
  endsAt: Instant,
  percent: z.int(),
  itemCount: z.int(),
  /** Of paid orders during it: how many lines, what was paid for them, what it took off. */
  sales: z.int(),
  revenueCents: z.int(),
  givenCents: z.int(),
  createdAt: Instant,
});
export type SaleEvent = z.infer<typeof SaleEvent>;

const Problem = z.object({
  code: z.enum(ITEM_PROBLEMS),
  /** From when it may take part with this length; `null`: not by waiting. */
  mayFrom: Instant.nullable(),
  message: z.string(),
});

/** One of the creator's items beside the dates and percent of an event: whether it may take part, and what comes of it. */
export const Candidate = z.object({
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  title: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  priceCents: Cents,
  percent: z.int(),
  /** Whether it is among the event's items. */
  isChosen: z.boolean(),
  problem: Problem.nullable(),
  /** What buyers would see, under the plain licence. */
  sale: SalePrice.pick({ priceCents: true, wasCents: true, percentOff: true }),
  /** What the creator keeps of a sale of it alone, without the event and with it. */
  keepsCents: z.int(),
  keepsOnSaleCents: z.int(),
});
export type Candidate = z.infer<typeof Candidate>;

export const EventDetail = SaleEvent.extend({
  items: z.array(EventItem.extend({ title: z.string(), problem: Problem.nullable() })).max(SALE_EVENT.ITEMS_MOST),
});
export type EventDetail = z.infer<typeof EventDetail>;

/** A bar of the calendar. */
export const CalendarSpan = z.object({
  eventId: EventId,
  name: z.string(),
  kind: z.enum(EVENT_KINDS),
  state: z.enum(EVENT_STATES),
  startsAt: Instant,
  endsAt: Instant,
  percent: z.int(),
  /** No other event of this item may start before. */
  pauseUntil: Instant,
});
export const CalendarItem = z.object({
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  title: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  spans: z.array(CalendarSpan).max(50),
});
export type CalendarItem = z.infer<typeof CalendarItem>;

/** The prices of one item before a start: a step per change, list prices and sales alike. */
export const PriceCourse = z.object({
  steps: z.array(z.object({ at: Instant, priceCents: Cents, saleName: z.string().nullable() })).max(200),
  lowest: z.object({ priceCents: Cents, at: Instant, saleName: z.string().nullable() }),
  listCents: Cents,
  sale: SalePrice.pick({ priceCents: true, wasCents: true, percentOff: true }),
  /** The first start from which the list price itself would be struck through; `null`: this one does. */
  betterStart: Instant.nullable(),
});
export type PriceCourse = z.infer<typeof PriceCourse>;

/** An event of the platform, as staff see it. */
export const PlatformEvent = SaleEvent.extend({
  optInDeadline: Instant,
  badge: z.string(),
  message: z.string(),
  invitedAt: Instant.nullable(),
  creators: z.int(),
  createdBy: z.object({ id: z.string(), name: z.string() }),
});
export type PlatformEvent = z.infer<typeof PlatformEvent>;

/** The same, as a creator sees it who may take part. */
export const Invitation = z.object({
  id: EventId,
  name: z.string(),
  state: z.enum(EVENT_STATES),
  startsAt: Instant,
  endsAt: Instant,
  optInDeadline: Instant,
  percent: z.int(),
  message: z.string(),
  /** Whether it is still open to answer. */
  isOpen: z.boolean(),
  joined: z.int(),
});
export type Invitation = z.infer<typeof Invitation>;
