import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { OrderRow } from "../orders/port.ts";
import type { Db } from "../platform/db.ts";
import { oneOf } from "../platform/one-of.ts";
import { asRows } from "../platform/rows.ts";
import { statement } from "../platform/statement.ts";
import { together } from "../platform/together.ts";
import { declinesKey, declinesSince } from "./declines.ts";
import type { QuoteContent } from "./quote-content.ts";

interface NewQuote {
  id: string;
  buyerId: string | null;
  content: QuoteContent;
  expiresAt: Instant;
}

const insertQuotes = statement(
  (_db, quotes: string) => sql`insert into quotes (id, buyer_id, content, expires_at)
    select id, buyer_id, content, expires_at from jsonb_populate_recordset(null::quotes, ${quotes}::jsonb)`,
);

export const addQuote = together(async (db: Db, quotes: NewQuote[]): Promise<undefined[]> => {
  await insertQuotes(db, asRows(quotes));
  return [];
});

interface AskedQuote {
  id: string;
  buyerId: string | null;
  buyerKey: string;
  now: Instant;
}

interface FoundQuote {
  content: QuoteContent | null;
  declines: number | null;
}

/**
 * The declines of whoever asks, with the quote: one that still holds, and that was given to this buyer or to nobody in
 * particular.
 */
export const findQuote = together(
  async (db: Db, asked: AskedQuote[]): Promise<FoundQuote[]> =>
    selectQuotes(
      db,
      asked.map(({ id }) => id),
      asked.map(({ buyerId }) => buyerId),
      asked.map(({ buyerKey }) => declinesKey(buyerKey)),
      asked.map(({ now }) => now),
      asked.map(({ now }) => declinesSince(now)),
    ),
);

/** Looked up one by one: joined, a plan from when there were few of them would read them all. */
const selectQuotes = statement(
  (_db, ids: string[], buyerIds: (string | null)[], declineKeys: string[], moments: Instant[], windows: Instant[]) => sql<FoundQuote>`
    select (select q.content from quotes q where q.id = a.id and q.expires_at > a.now and (q.buyer_id is null or q.buyer_id = a.buyer_id)),
      (select c.used from rate_counters c where c.key = a.decline_key and c.window_start = a.since) as declines
    from unnest((select ${ids}::text[]), ${buyerIds}::text[], ${declineKeys}::text[], ${moments}::timestamptz[], ${windows}::timestamptz[])
      with ordinality as a (id, buyer_id, decline_key, now, since, place)
    order by a.place`,
);

export async function removeOldQuotes(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("quotes").where("expiresAt", "<", now).execute();
}

export type Payable = OrderRow & { declines: number | null };

/** An order somebody wants to pay, and how many of their cards were declined lately. */
export const findPayable = together(async (db: Db, asked: { orderId: string; now: Instant }[]): Promise<(Payable | undefined)[]> => {
  const ids = asked.map(({ orderId }) => orderId);
  const rows = await selectPayable(db, ids, declinesKey(""), declinesSince(asked[0]?.now ?? ""));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
});

const selectPayable = statement(
  (_db, ids: string[], declinePrefix: string, since: Instant) => sql<Payable>`
    select o.*, (select c.used from rate_counters c
      where c.key = ${declinePrefix}::text || coalesce(o.buyer_id, o.email) and c.window_start = ${since}::timestamptz) as declines
    from orders o where o.id = ${oneOf(ids)}`,
);
