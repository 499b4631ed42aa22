import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { EventDetail, EventItem } from "@blenda/domain/sale-events/model";
import { instantIn, localText } from "../../lib/clock/local-text.ts";

/** An event as the fields of its form hold it; what takes part stands apart. */
export type EventFields = Record<"name" | "startsAt" | "endsAt" | "percent", string>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A week that begins tomorrow at a full hour. */
export function newEventFields(now: number, percent = ""): EventFields {
  const start = Math.ceil(now / HOUR_MS) * HOUR_MS + DAY_MS;
  const asked = percentIn(percent);
  return {
    name: "",
    startsAt: localText(new Date(start).toISOString()),
    endsAt: localText(new Date(start + 7 * DAY_MS).toISOString()),
    percent: String(asked ?? 20),
  };
}

export const fieldsOfEvent = ({
  name,
  startsAt,
  endsAt,
  percent,
}: Pick<EventDetail, "name" | "startsAt" | "endsAt" | "percent">): EventFields => ({
  name,
  startsAt: localText(startsAt),
  endsAt: localText(endsAt),
  percent: String(percent),
});

/** Whole percent an event may take off; `null` for anything else. */
export function percentIn(text: string): number | null {
  const percent = /^\d{1,2}$/.test(text.trim().replace(/\s*%$/, "")) ? Number.parseInt(text, 10) : Number.NaN;
  return percent >= SALE_EVENT.PERCENT_LEAST && percent <= SALE_EVENT.PERCENT_MOST ? percent : null;
}

/** What is wrong with it, field by field. What depends on the server's clock is its own to say. */
export function eventFaults({ name, startsAt, endsAt, percent }: EventFields): Partial<EventFields> {
  const faults: Partial<EventFields> = {};
  const length = [...name.trim()].length;
  if (length < SALE_EVENT.NAME_LEAST || length > SALE_EVENT.NAME_MOST)
    faults.name = `Give it a name of ${SALE_EVENT.NAME_LEAST} to ${SALE_EVENT.NAME_MOST} characters.`;
  if (percentIn(percent) === null) faults.percent = `Enter ${SALE_EVENT.PERCENT_LEAST} to ${SALE_EVENT.PERCENT_MOST} percent.`;
  const start = instantIn(startsAt);
  const end = instantIn(endsAt);
  if (start === null) faults.startsAt = "Choose when it starts.";
  if (end === null) faults.endsAt = "Choose when it ends.";
  if (start === null || end === null) return faults;
  const ms = Date.parse(end) - Date.parse(start);
  if (ms < SALE_EVENT.DAYS_LEAST * DAY_MS) faults.endsAt = "A sale runs for at least a day.";
  else if (ms > SALE_EVENT.DAYS_MOST * DAY_MS) faults.endsAt = `A sale runs for at most ${SALE_EVENT.DAYS_MOST} days.`;
  return faults;
}

export const keyOfItem = ({ itemType, itemId }: Pick<EventItem, "itemType" | "itemId">): string => `${itemType}:${itemId}`;

/** With this one, or without it where it was. */
export function turnedItem(items: readonly EventItem[], item: Pick<EventItem, "itemType" | "itemId">): EventItem[] {
  const key = keyOfItem(item);
  const rest = items.filter((each) => keyOfItem(each) !== key);
  return rest.length < items.length ? rest : [...items, { itemType: item.itemType, itemId: item.itemId, percent: null }];
}
