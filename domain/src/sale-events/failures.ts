import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { utcDay } from "../shared/language/formats.ts";
import { EVENT_PROBLEMS, ITEM_PROBLEMS } from "./constants.ts";
import { eventProblemTexts } from "./texts.ts";

const Refused = z.object({
  items: z
    .array(
      z.object({
        itemType: z.enum(["product", "training"]),
        itemId: z.string(),
        title: z.string(),
        problem: z.enum(ITEM_PROBLEMS),
        message: z.string(),
      }),
    )
    .max(50),
  count: z.int(),
});

export const saleEventFailures = {
  /** Thrown for an event that does not exist and for somebody else's alike. */
  SALE_EVENTS_NOT_FOUND: failure(404, "We can't find this sale event"),
  SALE_EVENTS_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string() }),
    ({ from }) => `You can't do this while the event is ${from}`,
  ),
  SALE_EVENTS_REFUSED: failure(422, z.object({ problem: z.enum(EVENT_PROBLEMS) }), ({ problem }) => eventProblemTexts[problem]),
  /** Items that cannot take part; nothing was changed. */
  SALE_EVENTS_ITEMS_REFUSED: failure(422, Refused, ({ items, count }) =>
    count === 1
      ? `${items[0]?.title ?? "One item"}: ${items[0]?.message ?? "it can't take part"}`
      : `${count} items can't take part. Leave them out, or choose other dates.`,
  ),
  SALE_EVENTS_ITEM_UNKNOWN: failure(422, "One of the chosen items isn't yours or isn't there any more. Choose again."),
  /** A price stays as it is while its item is on sale. */
  SALE_EVENTS_PRICE_FIXED: failure(
    409,
    z.object({ name: z.string(), endsAt: z.string() }),
    ({ name, endsAt }) => `It's on sale in ${name}, so its price stays until ${utcDay(endsAt)}.`,
  ),
  SALE_EVENTS_DEADLINE: failure(409, "It's too late to join or leave this event."),
  SALE_EVENTS_DATES_REFUSED: failure(422, "Creators need at least a day to answer, and the deadline is before the start."),
  SALE_EVENTS_TOO_MANY: failure(409, "You have 50 open events. Cancel some you don't need."),
};
