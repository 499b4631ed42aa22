import type { Config } from "./config.ts";
import { seedContent } from "./content/seeds.ts";
import { seedDemoAccounts } from "./identity/seeds.ts";
import type { Db } from "./platform/db.ts";

/** What a new database opens with; on an old one nothing changes. In the order the domains need each other. */
export async function seed(db: Db, { isDemo }: Config): Promise<void> {
  const now = new Date().toISOString();
  await seedContent(db, now);
  if (isDemo) await seedDemoAccounts(db, now);
}
