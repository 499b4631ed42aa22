import type { PublishedType } from "@blenda/domain/publication/constants";
import type { EventKind, EventState } from "@blenda/domain/sale-events/constants";
import { defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

/** `chosen` of a draft; `planned` and `running` of what takes part; `over` once it ended; `dropped` what could not take part at its start. */
export type EventItemStatus = "chosen" | "planned" | "running" | "over" | "dropped";

export const saleEventTables = {
  saleEvents: {
    id: text(),
    kind: text<EventKind>(),
    ownerId: nullable(text()),
    name: text(),
    status: text<EventState>(),
    startsAt: instant(),
    endsAt: instant(),
    percent: integer(),
    optInDeadline: nullable(instant()),
    badge: defaulted(text()),
    message: defaulted(text()),
    invitedAt: nullable(instant()),
    createdBy: nullable(text()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  saleEventItems: {
    eventId: text(),
    itemType: text<PublishedType>(),
    itemId: text(),
    creatorId: text(),
    percent: nullable(integer()),
    status: defaulted(text<EventItemStatus>()),
    listCents: nullable(integer()),
    priceCents: nullable(integer()),
    lowestCents: nullable(integer()),
    beganAt: nullable(instant()),
    endedAt: nullable(instant()),
    position: defaulted(integer()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    saleEvents: typeof saleEventTables;
  }
}
