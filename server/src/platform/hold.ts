import { sql } from "kysely";
import type { Tx } from "./db.ts";

/**
 * Lets one transaction at a time pass with this name, until it ends: for what has no row of its own to lock yet. Whoever
 * takes several takes them in the same order as everybody else.
 */
export async function hold(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
