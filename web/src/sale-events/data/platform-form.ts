import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { PlatformEvent, PlatformEventDraft } from "@blenda/domain/sale-events/model";
import { instantIn, localText } from "../../lib/clock/local-text.ts";
import { eventFaults, fieldsOfEvent, newEventFields, percentIn } from "./event-form.ts";

/** A sale of the platform as the fields of its form hold it. */
export type PlatformFields = Record<"name" | "startsAt" | "endsAt" | "optInDeadline" | "percent" | "badge" | "message", string>;

const DAY_MS = 86_400_000;
const WEEKS_AHEAD_MS = 14 * DAY_MS;
const DEADLINE_BEFORE_MS = 2 * DAY_MS;

/** A week in two weeks, so that creators have time to answer. */
export function newPlatformFields(now: number): PlatformFields {
  const fields = newEventFields(now + WEEKS_AHEAD_MS);
  const start = Date.parse(instantIn(fields.startsAt) ?? "");
  return { ...fields, optInDeadline: localText(new Date(start - DEADLINE_BEFORE_MS).toISOString()), badge: "", message: "" };
}

export const fieldsOfPlatformEvent = (event: PlatformEvent): PlatformFields => ({
  ...fieldsOfEvent(event),
  optInDeadline: localText(event.optInDeadline),
  badge: event.badge,
  message: event.message,
});

export function platformFaults(fields: PlatformFields): Partial<PlatformFields> {
  const faults: Partial<PlatformFields> = eventFaults(fields);
  const deadline = instantIn(fields.optInDeadline);
  const start = instantIn(fields.startsAt);
  if (deadline === null) faults.optInDeadline = "Choose until when creators may join.";
  else if (start !== null && deadline > start) faults.optInDeadline = "Choose a deadline before the start.";
  if ([...fields.badge.trim()].length > SALE_EVENT.BADGE_MOST) faults.badge = `Please shorten this to ${SALE_EVENT.BADGE_MOST} characters.`;
  return faults;
}

/** What is sent; only of fields without a fault. A date nobody touched keeps its seconds. */
export function platformDraftOf(fields: PlatformFields, before?: PlatformEvent): PlatformEventDraft {
  const kept = (field: "startsAt" | "endsAt" | "optInDeadline") =>
    (before && localText(before[field]) === fields[field] ? before[field] : instantIn(fields[field])) ?? "";
  return {
    name: fields.name.trim(),
    startsAt: kept("startsAt"),
    endsAt: kept("endsAt"),
    optInDeadline: kept("optInDeadline"),
    percent: percentIn(fields.percent) ?? SALE_EVENT.PERCENT_LEAST,
    badge: fields.badge.trim(),
    message: fields.message.trim(),
  };
}
