import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** How many stand behind another one's lock in this database. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
