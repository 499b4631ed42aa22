import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { type LockedOrder, type LockedOrderRow, lockOrdersByPayment, readLockedOrder } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { asRecordSet } from "../platform/database/record-set.ts";
import type { ProviderEvent } from "../platform/outside/payments/payments.ts";

export interface ReceivedEvent {
  provider: string;
  event: ProviderEvent;
  /** What it will most likely come to. */
  outcome: string;
  /** Whether it is acted on, so that its order has to be locked. */
  isOfAnOrder: boolean;
  /** Whether it has to be looked into first. */
  isWaiting: boolean;
}

interface StoredEvent {
  /** Came for the first time; of twins who wait for each other it is one. */
  isNew: boolean;
  order: LockedOrder | undefined;
}

/**
 * Stores the events of the card provider as they came, and locks the orders they are about: by the payment we wrote down; by the order's own id where
 * our process died before it could. Answers in the order of the events.
 */
export async function storeReceivedEvents(tx: Tx, received: readonly ReceivedEvent[], now: Instant): Promise<StoredEvent[]> {
  const rows = received.map(({ provider, event, outcome, isWaiting }) => ({
    ...{ provider, eventId: event.id, type: event.type, objectId: event.intentId, payload: event, outcome },
    ...{ receivedAt: now, processedAt: isWaiting ? null : now },
  }));
  const events = received.filter(({ isOfAnOrder }) => isOfAnOrder).map(({ event }) => event);
  const found = await insertAndLock(tx, {
    received: asRecordSet(rows),
    intentIds: events.map(({ intentId }) => intentId),
    orderIds: events.map(({ orderId }) => orderId),
  });
  const isNew = new Set(found[0]?.fresh);
  const orders = new Map(
    found.flatMap(({ fresh: _, ...row }) => (row.id === null ? [] : [[row.intentId ?? row.id, readLockedOrder(row)]])),
  );
  return received.map(({ event }) => ({ isNew: isNew.has(event.id), order: orders.get(event.intentId) ?? orders.get(event.orderId) }));
}

/** The orders first, all of them, and in one order: so two who are told the same never wait for each other. */
const insertAndLock = prepared(
  (db, { received, intentIds, orderIds }: { received: string; intentIds: string[]; orderIds: string[] }) => sql<
    LockedOrderRow & { fresh: string[] | null }
  >`
    with held as ${lockOrdersByPayment(db, intentIds, orderIds)},
    kept as (
      insert into webhook_inbox (provider, event_id, type, object_id, payload, received_at, processed_at, outcome)
      select provider, event_id, type, object_id, payload, received_at, processed_at, outcome
      from jsonb_populate_recordset(null::webhook_inbox, ${received}::jsonb) where (select count(*) from held) >= 0 order by event_id
      on conflict do nothing returning event_id)
    select (select array_agg(event_id) from kept) as fresh, held.* from (values (1)) as always left join held on true`,
);

export async function correctOutcome(tx: Tx, provider: string, eventId: string, outcome: string): Promise<void> {
  await tx.updateTable("webhookInbox").set({ outcome }).where("provider", "=", provider).where("eventId", "=", eventId).execute();
}
