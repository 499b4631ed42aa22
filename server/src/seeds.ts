import { sql } from "kysely";
import { seedCategories, seedDemoProducts } from "./catalogue/seeds.ts";
import type { Config } from "./config.ts";
import { seedContent, seedDemoStaffPicks } from "./content/seeds.ts";
import { seedDemoDiscounts } from "./discounts/seeds.ts";
import { seedDemoFollows } from "./follows/seeds.ts";
import { seedGenerator } from "./generator/seeds.ts";
import { seedDemoAccounts, seedDemoShopkeepers } from "./identity/seeds.ts";
import type { Db } from "./platform/db.ts";
import type { Storage } from "./platform/outside/storage.ts";
import { seedDemoSaved } from "./saved/seeds.ts";
import { seedDemoShops } from "./shops/seeds.ts";
import { seedDemoTokens } from "./tokens/seeds.ts";
import { seedDemoTrainings } from "./trainings/seeds.ts";

const SEEDING = sql`hashtextextended('seeding', 0)`;

/** What a new database opens with; on an old one nothing changes. Of several processes that start at once, one goes first. */
export async function seed(db: Db, storage: Storage, config: Pick<Config, "isDemo">): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${SEEDING})`.execute(held);
    try {
      await sow(db, storage, config);
    } finally {
      await sql`select pg_advisory_unlock(${SEEDING})`.execute(held);
    }
  });
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
