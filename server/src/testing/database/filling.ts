import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";

/**
 * Many rows as they stand, however long a busy machine takes to write them. They are not checked: a foreign key's plan that was made while
 * its table was empty would read the whole table for each row. Then PostgreSQL counts what it has, so that plans are those of a full house.
 */
export async function fill(db: Db, tables: string[], write: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await write(tx);
  });
  for (const table of tables) await settled(db, table);
}

const MOST_TRIES = 200;
const PAUSE_MS = 50;

/** Vacuum, until it helps. A query that reads the table in that moment keeps its pages from being known as visible to all, and plans differ by that: then once more. */
async function settled(db: Db, table: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await sql`vacuum (analyze, index_cleanup on) ${sql.table(table)}`.execute(db);
    const { rows } = await sql`select from pg_class where oid = ${table}::regclass and relallvisible >= relpages`.execute(db);
    if (rows.length > 0) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${table} is still not visible to all after ${MOST_TRIES} vacuums: its plans would not be those of a full house`);
}
