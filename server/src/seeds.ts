import { sql } from "kysely";
import type { Config } from "./config.ts";
import { allDomains } from "./domains.ts";
import type { Db } from "./platform/database/db.ts";
import type { Log } from "./platform/log.ts";
import type { Storage } from "./platform/outside/storage/storage.ts";

const SEEDING = sql`hashtextextended('seeding', 0)`;

/**
 * What a new database opens with; on an old one nothing changes, but that outside the demo what only the demo may have is
 * closed. Of several processes that start at once, one goes first.
 */
export async function seed(db: Db, storage: Storage, config: Pick<Config, "isDemo">, log: Log): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${SEEDING})`.execute(held);
    try {
      await sow(db, storage, config);
      if (!config.isDemo) await closeDemo(db, log);
    } finally {
      await sql`select pg_advisory_unlock(${SEEDING})`.execute(held);
    }
  });
}

/** A folder that was a demo once may be opened as a shop: nothing that is public knowledge may still open anything in it. */
async function closeDemo(db: Db, log: Log): Promise<void> {
  for (const { seeds } of allDomains) await seeds?.closeDemo?.(db, log);
}

/** In the order of the domains, each of which may need the ones before it. */
async function sow(db: Db, storage: Storage, { isDemo }: Pick<Config, "isDemo">): Promise<void> {
  const now = new Date().toISOString();
  for (const { seeds } of allDomains) await seeds?.always?.(db, now);
  if (!isDemo) return;
  for (const { seeds } of allDomains) await seeds?.demo?.(db, now, storage);
}
