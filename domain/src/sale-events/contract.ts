import { z } from "zod";
import { askInPrivate, command, read } from "../access/procedure.ts";
import { changePromotions, seePromotions } from "../discounts/access.ts";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { PlannedInstant } from "../shared/time.ts";
import { CANDIDATE_SORTS, EVENT_SORTS, EVENT_STATES, SALE_EVENT } from "./constants.ts";
import { saleEventFailures } from "./failures.ts";
import {
  CalendarItem,
  Candidate,
  EventDetail,
  EventDraft,
  EventId,
  EventItem,
  Invitation,
  ItemId,
  Percent,
  PlatformEvent,
  PlatformEventDraft,
  PriceCourse,
  SaleEvent,
} from "./model.ts";
import { saleEventTexts } from "./texts.ts";

const own = { access: "creator", failed: saleEventTexts.loadFailed } as const;
const changing = { access: "creator", failed: saleEventTexts.saveFailed, limits: [{ per: "account", max: 240, minutes: 60 }] } as const;
const looking = { access: seePromotions, failed: saleEventTexts.loadFailed } as const;
const deciding = { access: changePromotions, failed: saleEventTexts.saveFailed, about: "everybody alike" } as const;
const one = z.strictObject({ id: EventId });
const missing = pick(saleEventFailures, "SALE_EVENTS_NOT_FOUND");
const moved = pick(saleEventFailures, "SALE_EVENTS_NOT_FOUND", "SALE_EVENTS_INVALID_TRANSITION");
const written = pick(saleEventFailures, "SALE_EVENTS_ITEM_UNKNOWN", "SALE_EVENTS_REFUSED", "SALE_EVENTS_TOO_MANY");
const planned = pick(saleEventFailures, "SALE_EVENTS_REFUSED", "SALE_EVENTS_ITEMS_REFUSED");
const filters = { state: z.enum(EVENT_STATES).optional(), search: z.string().max(100).optional() };
/** A question travels in the address, so a number arrives as text. */
const AskedPercent = z.coerce.number<number>().int().min(SALE_EVENT.PERCENT_LEAST).max(SALE_EVENT.PERCENT_MOST);

/** Sales for a time: a creator's own (`/dashboard/sale-events`), and the platform's, which creators join (`/admin/sales`). */
export const saleEventsContract = {
  saleEvents: read(own)
    .input(z.strictObject({ ...filters, ...listFields(EVENT_SORTS) }))
    .output(listPage(SaleEvent)),

  saleEvent: read(own).errors(missing).input(one).output(EventDetail),

  /**
   * The conflict preview: each of the creator's published items beside these dates, with why it cannot take part, what buyers would
   * see and what each sale would earn. `eventId`: the event that is edited, which is not in its own way.
   */
  candidates: read(own)
    .errors(pick(saleEventFailures, "SALE_EVENTS_NOT_FOUND"))
    .input(
      z.strictObject({
        startsAt: PlannedInstant,
        endsAt: PlannedInstant,
        percent: AskedPercent,
        eventId: EventId.optional(),
        search: z.string().max(100).optional(),
        ...listFields(CANDIDATE_SORTS),
      }),
    )
    .output(listPage(Candidate).extend({ possible: z.int() })),

  /** How many people saved something of these that can take part: each gets one notice. In a body: thousands of items fit no address. */
  savers: askInPrivate(own)
    .input(
      z.strictObject({
        startsAt: PlannedInstant,
        endsAt: PlannedInstant,
        percent: Percent,
        eventId: EventId.optional(),
        items: z.array(EventItem).max(SALE_EVENT.ITEMS_MOST),
      }),
    )
    .output(z.object({ people: z.int() })),

  /** What is planned and was, item by item, for the days of a calendar. */
  saleCalendar: read({ ...own, failed: saleEventTexts.calendarFailed })
    .input(z.strictObject({ from: PlannedInstant, until: PlannedInstant }))
    .output(z.object({ items: z.array(CalendarItem).max(SALE_EVENT.CALENDAR_ITEMS_MOST), invitations: z.array(Invitation).max(50) })),

  /** Which price would be struck through, and why. */
  priceCourse: read(own)
    .errors(pick(saleEventFailures, "SALE_EVENTS_ITEM_UNKNOWN"))
    .input(z.strictObject({ itemType: z.enum(PUBLISHED_TYPES), itemId: ItemId, startsAt: PlannedInstant, percent: AskedPercent }))
    .output(PriceCourse),

  createSaleEvent: command(changing)
    .errors(written)
    .input(EventDraft.extend({ key: CommandKey }))
    .output(EventDetail),

  /** Drafts alone; what is scheduled is cancelled, or taken back to a draft first by cancelling and making a new one. */
  updateSaleEvent: command(changing)
    .errors({ ...written, ...moved })
    .input(EventDraft.extend({ id: EventId }))
    .output(EventDetail),

  scheduleSaleEvent: command(changing)
    .errors({ ...moved, ...planned })
    .input(one)
    .output(EventDetail),

  /** A draft, a planned or a running one. Prices are what they were from this moment on. */
  cancelSaleEvent: command(changing).errors(moved).input(one).output(EventDetail),

  /** Creators: events of the platform they are invited to. */
  invitations: read(own).output(z.array(Invitation).max(50)),

  /** Which of one's own items are in it, with what each takes off. */
  joinedItems: read(own)
    .errors(missing)
    .input(one)
    .output(z.array(EventItem.extend({ percent: Percent })).max(SALE_EVENT.ITEMS_MOST)),

  /** Puts one's own items into it, or changes what they take off. What cannot take part refuses the whole. */
  join: command({ ...changing, failed: saleEventTexts.joinFailed })
    .errors({ ...missing, ...planned, ...pick(saleEventFailures, "SALE_EVENTS_DEADLINE", "SALE_EVENTS_ITEM_UNKNOWN") })
    .input(
      one.extend({
        items: z
          .array(EventItem.extend({ percent: Percent }))
          .min(1)
          .max(200),
      }),
    )
    .output(Invitation),

  /** Takes these out again, all of one's own without a list. */
  leave: command({ ...changing, failed: saleEventTexts.joinFailed })
    .errors({ ...missing, ...pick(saleEventFailures, "SALE_EVENTS_DEADLINE") })
    .input(
      one.extend({
        items: z
          .array(EventItem.pick({ itemType: true, itemId: true }))
          .max(200)
          .optional(),
      }),
    )
    .output(Invitation),

  platformEvents: read(looking)
    .input(z.strictObject({ ...filters, ...listFields(EVENT_SORTS) }))
    .output(listPage(PlatformEvent)),

  platformEvent: read(looking)
    .errors(missing)
    .input(one)
    .output(
      PlatformEvent.extend({
        /** Who takes part, most items first. */
        shops: z
          .array(z.object({ creatorId: z.string(), name: z.string(), items: z.int(), percentLeast: z.int(), percentMost: z.int() }))
          .max(200),
      }),
    ),

  createPlatformEvent: command(deciding)
    .errors(pick(saleEventFailures, "SALE_EVENTS_REFUSED", "SALE_EVENTS_DATES_REFUSED"))
    .input(PlatformEventDraft.extend({ key: CommandKey }))
    .output(PlatformEvent),

  /** While it is a draft. Once creators were invited, only its words. */
  updatePlatformEvent: command(deciding)
    .errors({ ...moved, ...pick(saleEventFailures, "SALE_EVENTS_REFUSED", "SALE_EVENTS_DATES_REFUSED") })
    .input(PlatformEventDraft.extend({ id: EventId }))
    .output(PlatformEvent),

  /** Every creator with something that may take part hears of it. */
  invite: command(deciding)
    .errors({ ...moved, ...pick(saleEventFailures, "SALE_EVENTS_REFUSED", "SALE_EVENTS_DATES_REFUSED") })
    .input(one)
    .output(PlatformEvent),

  /** Nobody joins or leaves any more. Happens by itself at the deadline. */
  lockEvent: command(deciding).errors(moved).input(one).output(PlatformEvent),

  cancelPlatformEvent: command(deciding).errors(moved).input(one).output(PlatformEvent),
};
