import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { buyersOf } from "./sql.ts";

/** Everybody a line is about; who sold what else was bought with it has no part in it. */
export async function partiesOfLine(db: Db, lineId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ userId: string | null }>`
    ${buyersOf(sql`o.id = (select l.order_id from order_lines l where l.id = ${lineId})`)}
    union select creator_id from order_lines where id = ${lineId}`.execute(db);
  return rows.map(({ userId }) => userId);
}
