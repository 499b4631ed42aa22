import { sql } from "kysely";
import { account, HAS_PASSWORD, sessionRow } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";

/** Whether a person has a password, and whether they gave it in this session again after it began. */
export async function proofOf(db: Db, userId: string, sessionId: string): Promise<{ hasPassword: boolean; isProvenAgain: boolean }> {
  const { rows } = await sql<{ hasPassword: boolean; isProvenAgain: boolean }>`
    select ${HAS_PASSWORD} as has_password, coalesce(s.proven_at > s.created_at, false) as is_proven_again
    from ${account("u")} left join ${sessionRow("s")} on s.user_id = u.id and s.id = ${sessionId} where u.id = ${userId}`.execute(db);
  return rows[0] ?? { hasPassword: false, isProvenAgain: false };
}
