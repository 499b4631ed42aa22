import type { Instant } from "@blenda/domain/shared/time";
import { addSellers } from "../identity/port.ts";
import type { Db } from "../platform/database/db.ts";
import { insertShops } from "./slugs.ts";

const IMPORT_SHOPS = 8;

/** Where there is no shop at all, imported products go into shops of their own, which can't be signed in to. */
export async function addImportShops(db: Db, now: Instant): Promise<void> {
  const isThere = await db.selectFrom("shops").select("creatorId").limit(1).executeTakeFirst();
  if (isThere) return;
  const shops = Array.from({ length: IMPORT_SHOPS }, (_, i) => ({
    id: `import-shop-${i + 1}`,
    name: `Import shop ${i + 1}`,
    globalAffiliateId: `${900 + i}IMP`,
  }));
  await db.transaction().execute(async (tx) => {
    await addSellers(
      tx,
      shops.map((shop) => ({ ...shop, email: `${shop.id}@blenda.test`, createdAt: now })),
    );
    const rows = shops.map(({ id, name }) => ({ creatorId: id, slug: id, name, openedAt: now, updatedAt: now }));
    await insertShops(tx, rows);
  });
}
