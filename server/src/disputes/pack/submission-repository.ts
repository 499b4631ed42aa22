import type { Insertable } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export const submissionOf = (db: Db, intentId: string) =>
  db
    .selectFrom("disputeSubmissions as s")
    .innerJoin(publicPerson("u"), "u.id", "s.byId")
    .select(["s.note", "u.displayName as by", "s.at"])
    .where("s.intentId", "=", intentId)
    .executeTakeFirst();

/** Once. Answers whether it was. */
export async function addSubmission(tx: Tx, submission: Insertable<Database["disputeSubmissions"]>): Promise<boolean> {
  const row = await tx
    .insertInto("disputeSubmissions")
    .values(submission)
    .onConflict((c) => c.doNothing())
    .returning("intentId")
    .executeTakeFirst();
  return row !== undefined;
}
