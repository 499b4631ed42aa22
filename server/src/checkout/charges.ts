import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/db.ts";
import { jsonb } from "../platform/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments.ts";

interface NewCharge {
  intentId: string;
  orderId: string;
  provider: string;
  amountCents: number;
  currency: string;
  createdAt: Instant;
}

export async function addCharge(db: Db, charge: NewCharge): Promise<void> {
  await db
    .insertInto("charges")
    .values({ ...charge, status: "created" })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Also for a charge we never wrote down: the provider answered, and our process died before it could. */
export async function captureCharge(tx: Tx, charge: NewCharge, fingerprint: string | null, now: Instant): Promise<void> {
  await tx
    .insertInto("charges")
    .values({ ...charge, status: "captured", capturedAt: now, fingerprint })
    .onConflict((c) => c.column("intentId").doUpdateSet({ status: "captured", capturedAt: now, fingerprint }))
    .execute();
}

/** Keeps an event as it came. Answers whether it is the first time, and by waiting for a twin, never twice yes. */
export async function keepEvent(tx: Tx, provider: string, event: ProviderEvent, now: Instant): Promise<boolean> {
  const { id, type, intentId } = event;
  const fresh = await tx
    .insertInto("webhookInbox")
    .values({ provider, eventId: id, type, objectId: intentId, payload: jsonb(event), receivedAt: now })
    .onConflict((c) => c.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return fresh !== undefined;
}

export async function closeEvent(tx: Tx, provider: string, eventId: string, outcome: string, now: Instant): Promise<void> {
  await tx
    .updateTable("webhookInbox")
    .set({ processedAt: now, outcome })
    .where("provider", "=", provider)
    .where("eventId", "=", eventId)
    .execute();
}

export async function raiseAlarm(tx: Tx, name: string, detail: object, at: Instant): Promise<void> {
  await tx
    .insertInto("alarms")
    .values({ name, detail: jsonb(detail), at })
    .execute();
}
