import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../identity/sql.ts";
import { orderRow } from "../orders/sql.ts";
import { outsideRefundRow, webhookEventRow } from "../payments/sql.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/db.ts";
import { refundRow } from "../refunds/sql.ts";

/** What our books say of an order that something at the provider belongs to. */
export interface KnownOrder {
  id: string;
  number: number;
  intentId: string | null;
  isPaid: boolean;
  /** The account's address, or the guest's; absent where the account is gone. */
  email: string | null;
}

/** By its own id and by that of its payment. */
export async function knownOrders(db: Db, ids: string[]): Promise<Map<string, KnownOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(orderRow("o"))
    .leftJoin(account("u"), "u.id", "o.buyerId")
    .select(["o.id", "o.number", "o.intentId"])
    .select(sql<boolean>`o.status = 'paid'`.as("isPaid"))
    .select(
      sql<
        string | null
      >`case when o.buyer_id is null then o.email when u.id is null or u.deleted_at is not null then null else u.email end`.as("email"),
    )
    .where((is) => is.or([is("o.id", "=", anyOf(ids)), is("o.intentId", "=", anyOf(ids))]))
    .execute();
  return new Map(rows.flatMap((row) => [[row.id, row] as const, ...(row.intentId === null ? [] : [[row.intentId, row] as const])]));
}

/** Which of these refunds our books have, given by us or booked from outside. */
export async function knownRefunds(db: Db, provider: string, refundIds: string[]): Promise<Set<string>> {
  if (refundIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select provider_refund_id as id from ${refundRow("refunds")} where provider_refund_id = ${anyOf(refundIds)}
    union all select refund_id from ${outsideRefundRow("outsideRefunds")} where provider = ${provider} and refund_id = ${anyOf(refundIds)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Events that were received and never acted on; those of these types, where types are named. */
export const stuckEvents = (db: Db, provider: string, before: Instant, most: number, eventIds?: string[]) =>
  db
    .selectFrom(webhookEventRow("webhookInbox"))
    .select(["eventId", "objectId as intentId", "type", "receivedAt"])
    .where("provider", "=", provider)
    .where("processedAt", "is", null)
    .where("receivedAt", "<=", before)
    .$if(eventIds !== undefined, (q) => q.where("eventId", "=", anyOf(eventIds ?? [])))
    .orderBy("receivedAt")
    .limit(most)
    .execute();

/** Orders that count as real and were charged by another provider than the one that takes our cards. */
export const strayOrders = (db: Db, provider: string, most: number) =>
  db
    .selectFrom(orderRow("orders"))
    .select(["id", "number", "intentId", "totalCents", "createdAt"])
    .where("provider", "<>", provider)
    .where("intentId", "is not", null)
    .where("isTest", "=", false)
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();
