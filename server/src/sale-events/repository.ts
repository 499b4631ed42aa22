import type { PublishedType } from "@blenda/domain/publication/constants";
import { EVENT_STEPS, type EventStep, eventMove } from "@blenda/domain/sale-events/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { type SaleableItem, saleableItems } from "../publication/sales.ts";

const columns = ["id", "kind", "ownerId", "name", "status", "startsAt", "endsAt", "percent", "optInDeadline", "badge", "message"] as const;

/** An event, held until the transaction ends: whoever joins, changes or moves it waits here. */
export const lockEvent = (tx: Tx, id: string) =>
  tx.selectFrom("saleEvents").select([...columns, "invitedAt", "createdBy"]).where("id", "=", id).forUpdate().executeTakeFirst();
export type EventRow = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** A creator's own; somebody else's answers like none. */
export async function lockOwn(tx: Tx, id: string, ownerId: string): Promise<EventRow> {
  const event = await lockEvent(tx, id);
  if (event?.ownerId !== ownerId) throw refusal("SALE_EVENTS_NOT_FOUND");
  return event;
}

export async function lockPlatform(tx: Tx, id: string): Promise<EventRow> {
  const event = await lockEvent(tx, id);
  if (event?.kind !== "platform") throw refusal("SALE_EVENTS_NOT_FOUND");
  return event;
}

export const refuseStep = (event: EventRow, step: EventStep): void => {
  if (eventMove(event.status, step) === null) throw refusal("SALE_EVENTS_INVALID_TRANSITION", { from: event.status, event: step });
};

/** One step of an event the transaction holds, with the record of it. */
export async function takeStep(tx: Tx, event: EventRow, step: EventStep, actorId: string | null, at: Instant): Promise<void> {
  refuseStep(event, step);
  const { to } = EVENT_STEPS[step];
  await tx.updateTable("saleEvents").set({ status: to, updatedAt: at }).where("id", "=", event.id).execute();
  await recordTransition(tx, { entity: "sale_event", entityId: event.id, fromStatus: event.status, toStatus: to, actorId, reason: "" }, at);
}

export const itemsOf = (db: Db, eventId: string, creatorId: string | null = null) =>
  db
    .selectFrom("saleEventItems")
    .selectAll()
    .where("eventId", "=", eventId)
    .$if(creatorId !== null, (q) => q.where("creatorId", "=", creatorId))
    .orderBy("position")
    .orderBy("itemType")
    .orderBy("itemId")
    .execute();
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

interface Named {
  itemType: PublishedType;
  itemId: string;
}

/** Items by what they are called, in the order of their kinds and ids; with `hold` nobody changes them until the transaction ends. */
export async function findItems(db: Db, named: readonly Named[], creatorId: string | null, hold = false): Promise<SaleableItem[]> {
  const of = (type: PublishedType) => named.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
  const products = await saleableItems(db, "product", { creatorId, ids: of("product"), hold });
  return [...products, ...(await saleableItems(db, "training", { creatorId, ids: of("training"), hold }))];
}

/** What an event is made of, as it was just written. */
export async function setItems(tx: Tx, eventId: string, creatorId: string, items: readonly (Named & { percent: number | null })[]): Promise<void> {
  await tx.deleteFrom("saleEventItems").where("eventId", "=", eventId).where("creatorId", "=", creatorId).execute();
  if (items.length === 0) return;
  const rows = items.map(({ itemType, itemId, percent }, position) => ({ event_id: eventId, item_type: itemType, item_id: itemId, creator_id: creatorId, percent, position }));
  await sql`insert into sale_event_items (event_id, item_type, item_id, creator_id, percent, position)
    select event_id, item_type, item_id, creator_id, percent, position from jsonb_populate_recordset(null::sale_event_items, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}
