import type { Config } from "./config.ts";
import { demoOpenedAt } from "./demo/port.ts";
import { allDomains } from "./domains.ts";
import { whileLocked } from "./platform/database/advisory-lock.ts";
import type { Db } from "./platform/database/db.ts";
import type { Log } from "./platform/log.ts";
import type { Storage } from "./platform/outside/storage/storage.ts";

/**
 * What a new database opens with; on an old one nothing changes, but that outside the demo what only the demo may have is
 * closed. Of several processes that start at once, one goes first.
 */
export const seed = (db: Db, storage: Storage, config: Pick<Config, "isDemo">, log: Log): Promise<void> =>
  whileLocked(db, "seeding", async () => {
    await sow(db, storage, config);
    if (!config.isDemo) await closeDemo(db, log);
  });

/** A folder that was a demo once may be opened as a shop: nothing that is public knowledge may still open anything in it. */
async function closeDemo(db: Db, log: Log): Promise<void> {
  for (const { seeds } of allDomains) await seeds?.closeDemo?.(db, log);
}

/** In the order of the domains, each of which may need the ones before it. */
async function sow(db: Db, storage: Storage, { isDemo }: Pick<Config, "isDemo">): Promise<void> {
  const now = new Date().toISOString();
  for (const { seeds } of allDomains) await seeds?.always?.(db, isDemo ? demoOpenedAt(now) : now);
  if (!isDemo) return;
  for (const { seeds } of allDomains) await seeds?.demo?.(db, now, storage);
}
