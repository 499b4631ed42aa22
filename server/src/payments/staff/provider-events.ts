import type { ProviderEventDetail, ProviderEventFilter } from "@blenda/domain/payments/model";
import { redact } from "@blenda/domain/payments/rules";
import { sql } from "kysely";
import { orderRow, partiesOf } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import type { ProviderEvent } from "../../platform/outside/payments/payments.ts";

const PROVIDERS = sql`('simulated', 'stripe')`;

/** What the provider told, as the filter lets it through. */
export function selectEvents(db: Db, { search = "", type, show }: ProviderEventFilter) {
  const words = search.trim();
  return db
    .selectFrom("webhookInbox as e")
    .select(["e.provider", "e.eventId", "e.type", "e.objectId", "e.receivedAt", "e.processedAt", "e.outcome"])
    .$if(words.startsWith("evt"), (q) => q.where(sql<boolean>`e.provider in ${PROVIDERS} and e.event_id = ${words}`))
    .$if(words !== "" && !words.startsWith("evt"), (q) => q.where("e.objectId", "=", words))
    .$if(type !== undefined, (q) => q.where("e.type", "=", type ?? ""))
    .$if(show === "waiting", (q) => q.where("e.processedAt", "is", null));
}

export const eventList = keysetList({
  columns: { received: { by: sql`e.received_at`, kind: "instant" } },
  id: sql`e.event_id`,
  usual: { sort: "received", direction: "desc" },
});

export const findEvent = (db: Db, { provider, eventId }: { provider: string; eventId: string }) =>
  db.selectFrom("webhookInbox").selectAll().where("provider", "=", provider).where("eventId", "=", eventId).executeTakeFirst();

type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** The order an event is about: by its payment, or by the order it names itself. */
export const orderOfEvent = (db: Db, { objectId, payload }: Pick<EventRow, "objectId" | "payload">) =>
  db
    .selectFrom(orderRow("orders"))
    .select(["id", "number", "intentId", "provider"])
    .where((is) => is.or([is("intentId", "=", objectId), is("id", "=", (payload as Partial<ProviderEvent>).orderId ?? "")]))
    .executeTakeFirst();

export async function eventDetail(db: Db, row: EventRow): Promise<ProviderEventDetail> {
  const order = await orderOfEvent(db, row);
  const { payload, ...line } = row;
  return {
    ...line,
    order: order ? { id: order.id, number: String(order.number) } : null,
    payload: JSON.stringify(redact(payload), null, 2),
  };
}

/** Everybody an event is about, whose order is known. */
export async function partiesOfEvent(db: Db, provider: string, eventId: string): Promise<(string | null)[]> {
  const event = await findEvent(db, { provider, eventId });
  const order = event && (await orderOfEvent(db, event));
  return order ? partiesOf(db, order.id) : [];
}
