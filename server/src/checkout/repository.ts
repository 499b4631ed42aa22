import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { OrderRow } from "../orders/port.ts";
import type { Db } from "../platform/db.ts";
import { together } from "../platform/together.ts";
import { declinesOf } from "./declines.ts";
import type { QuoteContent } from "./quote-content.ts";

interface NewQuote {
  id: string;
  buyerId: string | null;
  content: QuoteContent;
  expiresAt: Instant;
}

export const addQuote: (db: Db, quote: NewQuote) => Promise<void> = together(async (db, quotes: NewQuote[]): Promise<undefined[]> => {
  await sql`insert into quotes (id, buyer_id, content, expires_at)
    select * from unnest(${quotes.map(({ id }) => id)}::text[], ${quotes.map(({ buyerId }) => buyerId)}::text[],
      ${quotes.map(({ content }) => JSON.stringify(content))}::jsonb[], ${quotes.map(({ expiresAt }) => expiresAt)}::timestamptz[])`.execute(
    db,
  );
  return [];
});

/**
 * The declines of whoever asks, with the quote: one that still holds, and that was given to this buyer or to nobody in
 * particular.
 */
export async function findQuote(
  db: Db,
  { id, buyerId, buyerKey, now }: { id: string; buyerId: string | null; buyerKey: string; now: Instant },
): Promise<{ content: QuoteContent | null; declines: number | null }> {
  const { rows } = await sql<{ content: QuoteContent | null; declines: number | null }>`select ${declinesOf(buyerKey, now)} as declines,
    (select content from quotes where id = ${id} and expires_at > ${now} and (buyer_id is null or buyer_id = ${buyerId})) as content`.execute(
    db,
  );
  return rows[0] ?? { content: null, declines: null };
}

export async function removeOldQuotes(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("quotes").where("expiresAt", "<", now).execute();
}

/** An order somebody wants to pay, and how many of their cards were declined lately. */
export const findPayable = (db: Db, orderId: string, now: Instant): Promise<(OrderRow & { declines: number | null }) | undefined> =>
  db
    .selectFrom("orders")
    .selectAll()
    .select(declinesOf(sql<string>`coalesce(buyer_id, email)`, now).as("declines"))
    .where("id", "=", orderId)
    .executeTakeFirst();
