import type { Letter } from "@blenda/domain/mail/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Db } from "../platform/database/db.ts";
import type { MailState } from "../platform/tables.ts";

const SHOWN = 50;

export function newestMails(db: Db): Promise<Letter[]> {
  const columns = ["key", "recipient", "subject", "body", "createdAt"] as const;
  return db.selectFrom("mails").select(columns).orderBy("createdAt", "desc").limit(SHOWN).execute();
}

/** Takes a waiting mail for sending, and nobody else can. Committed before the post office is asked: see `deliverMail`. */
export function claimMail(db: Db, key: string): Promise<Selectable<Database["mails"]> | undefined> {
  return db
    .updateTable("mails")
    .set((eb) => ({ state: "sending", attempts: eb("attempts", "+", 1) }))
    .where("key", "=", key)
    .where("state", "=", "queued")
    .returningAll()
    .executeTakeFirst();
}

export async function setMailState(db: Db, key: string, state: MailState, sentAt: Instant | null = null): Promise<void> {
  await db.updateTable("mails").set({ state, sentAt }).where("key", "=", key).where("state", "=", "sending").execute();
}
