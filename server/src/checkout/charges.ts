import { orderPaid } from "@blenda/domain/orders/events";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import type { OrderRow } from "../orders/port.ts";
import type { Database, Db, Tx } from "../platform/db.ts";
import { jsonb, outboxRow } from "../platform/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments.ts";

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

/** The order knows its intent and the charge is written down, at once. The first intent stays: an order is charged by one. */
export async function linkCharge(db: Db, charge: NewCharge): Promise<void> {
  const { orderId, provider, intentId } = charge;
  await db
    .with("linked", (tx) =>
      tx.updateTable("orders").set({ provider, intentId }).where("id", "=", orderId).where("intentId", "is", null).returning("id"),
    )
    .insertInto("charges")
    .values({ ...charge, status: "created" })
    .onConflict((c) => c.doNothing())
    .execute();
}

/**
 * The money is here: the charge, the order's step and the news of it, in one statement. Also for a charge we never wrote
 * down: the provider answered, and our process died before it could.
 */
export function captureCharge(tx: Tx, charge: NewCharge, fingerprint: string | null, paid: Paid): Promise<Standing> {
  const { order, now } = paid;
  const captured = { status: "captured" as const, capturedAt: now, fingerprint };
  return stepPaid(tx, paid)
    .insertInto("charges")
    .values({ ...charge, ...captured })
    .onConflict((c) => c.column("intentId").doUpdateSet(captured))
    .returning(["intentId", "dispute", "disputedCents"])
    .executeTakeFirstOrThrow(() => new Error(`order ${order.id} has another charge`));
}

/** The same for an order that costs nothing. */
export async function stepFree(tx: Tx, paid: Paid): Promise<void> {
  await stepPaid(tx, paid).selectFrom("told").select("id").execute();
}

interface Paid {
  order: Pick<OrderRow, "id" | "buyerId" | "status">;
  now: Instant;
}

const stepPaid = (tx: Tx, { order: { id, buyerId, status }, now }: Paid) =>
  tx
    .with("moved", (and) =>
      and
        .insertInto("transitions")
        .values({ entity: "order", entityId: id, fromStatus: status, toStatus: "paid", actorId: null, at: now })
        .returning("id"),
    )
    .with("told", (and) =>
      and
        .insertInto("outbox")
        .values(outboxRow(orderPaid({ orderId: id, userId: buyerId ?? "" })))
        .returning("id"),
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

/**
 * Keeps an event as it came, with what it will most likely come to. Answers whether it is the first time, and by waiting
 * for a twin, never twice yes.
 */
export async function keepEvent(tx: Tx, provider: string, event: ProviderEvent, outcome: string, now: Instant): Promise<boolean> {
  const { id, type, intentId } = event;
  const row = { provider, eventId: id, type, objectId: intentId, payload: jsonb(event), receivedAt: now, processedAt: now, outcome };
  const fresh = await tx
    .insertInto("webhookInbox")
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return fresh !== undefined;
}

export async function correctOutcome(tx: Tx, provider: string, eventId: string, outcome: string): Promise<void> {
  await tx.updateTable("webhookInbox").set({ outcome }).where("provider", "=", provider).where("eventId", "=", eventId).execute();
}

export async function raiseAlarm(tx: Tx, name: string, detail: object, at: Instant): Promise<void> {
  await tx
    .insertInto("alarms")
    .values({ name, detail: jsonb(detail), at })
    .execute();
}
