import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
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

/**
 * Writes down how far a dispute is. It only ever moves forward, none, open, won, lost, so that every order of arrival ends
 * the same; nothing is answered for what does not move it.
 */
export function noteDispute(
  tx: Tx,
  charge: NewCharge,
  dispute: "open" | "won" | "lost",
  disputedCents: number,
): Promise<DisputeState | undefined> {
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

/** So much of the order's charge went back. */
export async function noteMoneyBack(tx: Tx, orderId: string, cents: number): Promise<void> {
  await tx
    .updateTable("charges")
    .set({ refundedCents: sql<number>`refunded_cents + ${cents}::int` })
    .where("orderId", "=", orderId)
    .execute();
}
