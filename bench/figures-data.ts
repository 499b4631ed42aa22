// Sales of one creator and the sums figures keep of them, written by a few statements.

import { sql } from "kysely";
import type { Db } from "../server/src/platform/database/db.ts";
import { writeManySales } from "../server/src/testing/figures/many-sales.ts";
import { writeManySums } from "../server/src/testing/figures/many-sums.ts";

export async function fill(db: Db, creatorId: string, count: number, now: string): Promise<void> {
  await db.connection().execute(async (one) => {
    // Keys and triggers of a million rows are not what is measured.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set synchronous_commit = off`.execute(one);
    await one.transaction().execute((tx) => writeManySales(tx, { creatorId, count, now, days: 730, isBare: true }));
    await sql`analyze unfollowed_orders, sale_lines, orders, order_lines`.execute(one);
    await writeManySums(one);
    for (const table of ["orders", "order_lines", "sale_lines", "creator_days"]) await sql.raw(`vacuum analyze ${table}`).execute(one);
    await sql`reset all`.execute(one);
  });
}
