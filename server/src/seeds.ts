import { sql } from "kysely";
import { seedCategories, seedDemoProducts } from "./catalogue/seeds.ts";
import type { Config } from "./config.ts";
import { seedContent, seedDemoStaffPicks } from "./content/seeds.ts";
import { closeDemoDiscounts, seedDemoDiscounts } from "./discounts/seeds.ts";
import { seedDemoFollows } from "./follows/seeds.ts";
import { seedGenerator } from "./generation/settings/seeds.ts";
import { lockDemoAccounts, seedDemoAccounts, seedDemoShopkeepers } from "./identity/seeds.ts";
import type { Db } from "./platform/database/db.ts";
import type { Log } from "./platform/log.ts";
import type { Storage } from "./platform/outside/storage/storage.ts";
import { seedDemoSaved } from "./saved/seeds.ts";
import { seedDemoShops } from "./shops/seeds.ts";
import { seedDemoTokens } from "./tokens/seeds.ts";
import { seedDemoTrainings } from "./trainings/seeds.ts";

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
  const locked = await lockDemoAccounts(db);
  if (locked.length > 0) log.warn(`demo accounts with the public password were locked and signed out: ${locked.length}`);
  await closeDemoDiscounts(db);
}

/** In the order the domains need each other. */
async function sow(db: Db, storage: Storage, { isDemo }: Pick<Config, "isDemo">): Promise<void> {
  const now = new Date().toISOString();
  await seedContent(db, now);
  await seedCategories(db);
  await seedGenerator(db, now);
  if (!isDemo) return;
  await seedDemoAccounts(db, now);
  await seedDemoShopkeepers(db, now);
  await seedDemoShops(db, storage, now);
  await seedDemoProducts(db, storage, now);
  await seedDemoTrainings(db, storage, now);
  await seedDemoStaffPicks(db, now);
  await seedDemoDiscounts(db, now);
  await seedDemoFollows(db, now);
  await seedDemoSaved(db, now);
  await seedDemoTokens(db, now);
}
