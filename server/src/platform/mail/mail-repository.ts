import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../database/db.ts";
import { prepared } from "../database/prepared.ts";
import type { MailState } from "../tables.ts";

/** Answers the keys that are new: a mail with the key of another is that one. */
export const insertMails = prepared(
  (_db, { mails }: { mails: string }) => sql<{ key: string }>`
    insert into mails (key, recipient, reply_to, subject, body, picture, state, created_at)
    select key, recipient, reply_to, subject, body, picture, state, created_at from jsonb_populate_recordset(null::mails, ${mails}::jsonb)
    on conflict (key) do nothing returning key`,
);

/** Takes a waiting mail for sending, once for all processes. Committed before the post office is asked: see the job `mail.deliver`. */
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

/** Everything that was sent to this address. */
export async function forgetMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom("mails").where("recipient", "=", recipient).execute();
}
