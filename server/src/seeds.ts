import { seedCategories, seedDemoProducts } from "./catalogue/seeds.ts";
import type { Config } from "./config.ts";
import { seedContent, seedDemoStaffPicks } from "./content/seeds.ts";
import { seedDemoDiscounts } from "./discounts/seeds.ts";
import { seedDemoFollows } from "./follows/seeds.ts";
import { seedDemoAccounts, seedDemoShopkeepers } from "./identity/seeds.ts";
import type { Db } from "./platform/db.ts";
import type { Storage } from "./platform/outside/storage.ts";
import { seedDemoSaved } from "./saved/seeds.ts";
import { seedDemoShops } from "./shops/seeds.ts";
import { seedDemoTrainings } from "./trainings/seeds.ts";

/** What a new database opens with; on an old one nothing changes. In the order the domains need each other. */
export async function seed(db: Db, storage: Storage, { isDemo }: Pick<Config, "isDemo">): Promise<void> {
  const now = new Date().toISOString();
  await seedContent(db, now);
  await seedCategories(db);
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
}
