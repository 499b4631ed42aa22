import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/db.ts";
import { jsonb } from "../platform/outbox.ts";
import type { QuoteContent } from "./quote-content.ts";

interface NewQuote {
  id: string;
  buyerId: string | null;
  content: QuoteContent;
  expiresAt: Instant;
}

export async function addQuote(db: Db, { content, ...quote }: NewQuote): Promise<void> {
  await db
    .insertInto("quotes")
    .values({ ...quote, content: jsonb(content) })
    .execute();
}

/** One that still holds, and that was given to this buyer or to nobody in particular. */
export function findQuote(db: Db, id: string, buyerId: string | null, now: Instant): Promise<{ content: QuoteContent } | undefined> {
  return db
    .selectFrom("quotes")
    .select("content")
    .where("id", "=", id)
    .where("expiresAt", ">", now)
    .where((is) => is.or([is("buyerId", "is", null), is("buyerId", "=", buyerId)]))
    .executeTakeFirst();
}

export async function removeOldQuotes(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("quotes").where("expiresAt", "<", now).execute();
}
