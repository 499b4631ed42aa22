import { utcDay } from "../shared/language/formats.ts";
import type { EventProblem, EventState, ItemProblem } from "./constants.ts";

export const saleEventTexts = {
  loadFailed: "Failed to load the sale events",
  saveFailed: "Failed to save this sale event",
  joinFailed: "Failed to change what takes part",
  calendarFailed: "Failed to load the calendar",
  states: {
    draft: "Draft",
    inviting: "Inviting",
    locked: "Locked",
    scheduled: "Scheduled",
    active: "Active",
    ended: "Ended",
    cancelled: "Cancelled",
  } satisfies Record<EventState, string>,
};

/** Why the event as a whole cannot be planned, and what to do. */
export const eventProblemTexts: Record<EventProblem, string> = {
  too_short: "A sale runs for at least a day.",
  too_long: "A sale runs for at most 30 days.",
  in_the_past: "Choose a start that's still ahead.",
  too_far_ahead: "Choose a start within a year.",
  percent: "Take 5 to 90 percent off.",
  no_items: "Choose at least one item that can take part.",
  too_many_items: "A sale has at most 2,000 items.",
};

const from = (may: string | null): string => (may === null ? "" : ` It may join from ${utcDay(may)}.`);

/** Why an item cannot take part, and from when it may. */
export const itemProblemTexts: Record<ItemProblem, (mayFrom: string | null) => string> = {
  not_on_sale: () => "It isn't on sale in your shop right now.",
  subscription_only: () => "It comes with a subscription, so it has no price to reduce.",
  free: () => "It's free already.",
  too_cheap: () => "It can't cost less than $0.99, so nothing would come off.",
  too_new: (mayFrom) => `It hasn't been on sale for 14 days by then.${from(mayFrom)}`,
  price_changed: (mayFrom) => `Its price has to stay the same for 30 days before a sale.${from(mayFrom)}`,
  in_another_event: (mayFrom) => `It's in another sale at that time.${from(mayFrom)}`,
  too_soon: (mayFrom) => `It needs 14 days between two sales.${from(mayFrom)}`,
};

interface SaleInvite {
  name: string;
  percent: number;
  startsAt: string;
  endsAt: string;
  optInDeadline: string;
}

/** What creators read when the platform invites them to an event. */
export const saleInviteWords = ({ name, percent, startsAt, endsAt, optInDeadline }: SaleInvite) => ({
  title: `You're invited: ${name}`,
  message: `Choose what takes part, at ${percent}% off or more, by ${utcDay(optInDeadline)}. The sale runs from ${utcDay(startsAt)} to ${utcDay(endsAt)}.`,
});

interface PriceDrop {
  title: string;
  price: string;
  ends: string;
  /** How many more of what they saved are in the same sale. */
  others: number;
}

/** What people who saved something read when its price drops. */
export const priceDropWords = ({ title, price, ends, others }: PriceDrop) => ({
  title: `${title} is ${price} now`,
  message: `${others === 0 ? "" : `${others === 1 ? "One more thing" : `${others} more things`} you saved ${others === 1 ? "is" : "are"} on sale too. `}The sale ends ${utcDay(ends)}.`,
});
