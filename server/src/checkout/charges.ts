import { orderPaid } from "@blenda/domain/orders/events";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import type { OrderRow } from "../orders/port.ts";
import type { Database, Tx } from "../platform/db.ts";
import { addEvents, eventRows, jsonb } from "../platform/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments.ts";
import { asRows } from "../platform/rows.ts";
import { statement } from "../platform/statement.ts";

export interface NewCharge {
  intentId: string;
  orderId: string;
  provider: string;
  amountCents: number;
  currency: string;
  createdAt: Instant;
}

/** How far the bank is with a dispute of a charge. */
export type Standing = Pick<Selectable<Database["charges"]>, "intentId" | "dispute" | "disputedCents">;

export interface Capture extends NewCharge {
  fingerprint: string | null;
}

/** A step of an order to paid. */
export type Step = Pick<OrderRow, "id" | "buyerId" | "status">;

/**
 * The money is here: the charges, the orders' steps and the news of them, in one statement. A charge the bank was quicker
 * with than its payment is there already. An order that costs nothing has none.
 */
export const capture = (tx: Tx, steps: readonly Step[], charges: readonly Capture[], now: Instant): Promise<Standing[]> =>
  insertCaptured(
    tx,
    asRows(steps.map(({ id, status }) => ({ entityId: id, fromStatus: status }))),
    eventRows(steps.map(({ id, buyerId }) => orderPaid({ orderId: id, userId: buyerId ?? "" }))),
    asRows(charges),
    now,
  );

const insertCaptured = statement(
  (_db, steps: string, events: string, charges: string, now: Instant) => sql<Standing>`
    with moved as (
      insert into transitions (entity, entity_id, from_status, to_status, at)
      select 'order', entity_id, from_status, 'paid', ${now}::timestamptz from jsonb_populate_recordset(null::transitions, ${steps}::jsonb)),
    told as (${addEvents(events)})
    insert into charges (intent_id, order_id, provider, amount_cents, currency, status, created_at, captured_at, fingerprint)
    select intent_id, order_id, provider, amount_cents, currency, 'captured', created_at, ${now}::timestamptz, fingerprint
    from jsonb_populate_recordset(null::charges, ${charges}::jsonb)
    on conflict (intent_id) do update set status = 'captured', captured_at = excluded.captured_at, fingerprint = excluded.fingerprint
    returning intent_id, dispute, disputed_cents`,
);

/**
 * Writes down how far a dispute is. It only ever moves forward, none, open, won, lost, so that every order of arrival ends
 * the same; nothing is answered for what does not move it.
 */
export function noteDispute(
  tx: Tx,
  charge: NewCharge,
  dispute: "open" | "won" | "lost",
  disputedCents: number,
): Promise<Standing | undefined> {
  return tx
    .insertInto("charges")
    .values({ ...charge, status: "created", dispute, disputedCents })
    .onConflict((c) =>
      c
        .column("intentId")
        .doUpdateSet({ dispute, disputedCents: dispute === "lost" ? disputedCents : sql`charges.disputed_cents` })
        .where(sql<boolean>`array_position(array['none', 'open', 'won', 'lost'], charges.dispute)
          < array_position(array['none', 'open', 'won', 'lost'], ${dispute})`),
    )
    .returning(["intentId", "dispute", "disputedCents"])
    .executeTakeFirst();
}

export interface KeptEvent {
  provider: string;
  event: ProviderEvent;
  /** What it will most likely come to. */
  outcome: string;
}

/** Keeps events as they came. Answers which came for the first time, and by waiting for a twin, never twice the same. */
export async function keepEvents(tx: Tx, events: readonly KeptEvent[], now: Instant): Promise<ReadonlySet<string>> {
  const rows = events.map(({ provider, event, outcome }) => ({
    ...{ provider, eventId: event.id, type: event.type, objectId: event.intentId, payload: event, outcome },
    ...{ receivedAt: now, processedAt: now },
  }));
  return new Set((await insertInbox(tx, asRows(rows))).map(({ eventId }) => eventId));
}

/** In the order of their ids, so that two who keep several never wait for each other. */
const insertInbox = statement(
  (_db, events: string) => sql<{ eventId: string }>`
    insert into webhook_inbox (provider, event_id, type, object_id, payload, received_at, processed_at, outcome)
    select provider, event_id, type, object_id, payload, received_at, processed_at, outcome
    from jsonb_populate_recordset(null::webhook_inbox, ${events}::jsonb) order by event_id
    on conflict do nothing returning event_id`,
);

export async function correctOutcome(tx: Tx, provider: string, eventId: string, outcome: string): Promise<void> {
  await tx.updateTable("webhookInbox").set({ outcome }).where("provider", "=", provider).where("eventId", "=", eventId).execute();
}

export async function raiseAlarm(tx: Tx, name: string, detail: object, at: Instant): Promise<void> {
  await tx
    .insertInto("alarms")
    .values({ name, detail: jsonb(detail), at })
    .execute();
}
