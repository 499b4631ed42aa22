import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

/** The specification's document names (spec 1 §7). */
export const DOCUMENTS = {
  home: "heroSection",
  marketplace: "marketplaceHeroSection",
  learning: "learningHeroSection",
  staffPicks: "staffPicks",
} as const;

export async function findDocument(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom("contentConfig").select("document").where("key", "=", key).executeTakeFirst();
  return row?.document;
}

/** Writes what is not there yet: an editor's words outlive every seed. */
export async function addDocument(db: Db, key: string, document: unknown, updatedAt: Instant): Promise<void> {
  await db
    .insertInto("contentConfig")
    .values({ key, document: jsonb(document), updatedAt })
    .onConflict((c) => c.doNothing())
    .execute();
}
