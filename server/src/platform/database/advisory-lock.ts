import { sql } from "kysely";
import { isUnavailable } from "./connection.ts";
import { type Db, type Tx, transact } from "./db.ts";

/**
 * An advisory lock: one transaction at a time passes with this name, until it ends. For what has no row of its own to lock
 * yet. A transaction that takes several takes them in the same order as every other.
 */
export async function advisoryLock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The same lock, shared: any number of transactions pass together with this name, but none beside one that holds it. */
export async function sharedAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * The same lock over more than a transaction: of several processes that want to do this work, one at a time does it. However long that takes:
 * the others wait longer than any other statement may take.
 */
export function whileLocked<Answer>(db: Db, name: string, work: () => Promise<Answer>): Promise<Answer> {
  const lock = sql`hashtextextended(${name}, 0)`;
  return db.connection().execute(async (held) => {
    await transact(held, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_lock(${lock})`.execute(tx);
    });
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(held).catch((error: unknown) => {
        // Lost with its connection, it is free already.
        if (!isUnavailable(error)) throw error;
      });
    }
  });
}
