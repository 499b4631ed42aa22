import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { ordersOfPerson } from "../orders/sql.ts";
import type { Database, Tx } from "../platform/database/db.ts";

export interface NewCharge {
  intentId: string;
  orderId: string;
  provider: string;
  amountCents: number;
  currency: string;
  createdAt: Instant;
}

/** How far the bank is with a dispute of a charge. */
export type DisputeState = Pick<Selectable<Database["charges"]>, "intentId" | "dispute" | "disputedCents">;

const FORWARD = sql`array['none', 'open', 'closed', 'won', 'lost']`;

/**
 * Writes down how far a dispute is. It only ever moves forward, none, open, closed, won, lost, so that every order of arrival ends
 * the same; nothing is answered for what does not move it.
 */
export function noteDispute(
  tx: Tx,
  charge: NewCharge,
  dispute: "open" | "closed" | "won" | "lost",
  disputedCents: number,
  now: Instant,
): Promise<DisputeState | undefined> {
  const endedAt = dispute === "open" ? null : now;
  return tx
    .insertInto("charges")
    .values({ ...charge, status: "created", dispute, disputedCents, disputedAt: now, disputeEndedAt: endedAt })
    .onConflict((c) =>
      c
        .column("intentId")
        .doUpdateSet({
          dispute,
          // What the buyer disputes; once it is lost, what the bank took.
          disputedCents: dispute === "lost" ? disputedCents : sql`greatest(charges.disputed_cents, ${disputedCents}::int)`,
          disputedAt: sql`coalesce(charges.disputed_at, ${now}::timestamptz)`,
          disputeEndedAt: endedAt,
        })
        .where(sql<boolean>`array_position(${FORWARD}, charges.dispute) < array_position(${FORWARD}, ${dispute})`),
    )
    .returning(["intentId", "dispute", "disputedCents"])
    .executeTakeFirst();
}

/** So much of the order's charge went back. */
export async function noteMoneyBack(tx: Tx, orderId: string, cents: number): Promise<void> {
  await tx
    .updateTable("charges")
    .set({ refundedCents: sql<number>`refunded_cents + ${cents}::int` })
    .where("orderId", "=", orderId)
    .execute();
}

/** Whether this person paid with this card before, signed in or as a guest. */
export async function hasPaidWith(tx: Tx, userId: string, fingerprint: string | null): Promise<boolean> {
  if (fingerprint === null) return false;
  const { rows } = await sql`select 1 from charges c where c.fingerprint = ${fingerprint} and c.status = 'captured'
    and c.order_id in (${ordersOfPerson(userId)}) limit 1`.execute(tx);
  return rows.length > 0;
}
