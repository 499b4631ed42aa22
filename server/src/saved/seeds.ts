import { productSaved } from "@blenda/domain/saved/events";
import type { Instant } from "@blenda/domain/shared/time";
import { publicProducts } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { addCollection, addToCollection, collectionsOf } from "./collection-repository.ts";
import { addSaved, lockList, savedIds } from "./repository.ts";

const FANS = ["demo-buyer", "demo-editor", "demo-admin"];
const COLLECTION = { id: "demo-collection", userId: "demo-buyer", name: "For the next scene" };

/** What the demo's people saved: everybody the demo creator's newest, the buyer a few things more. Who keeps something is left alone. */
export async function seedDemoSaved(db: Db, at: Instant): Promise<void> {
  const featured = await publicProducts.featured(db, 6);
  const newest = await publicProducts.ofCreator(db, "demo-creator", 1);
  await db.transaction().execute(async (tx) => {
    for (const userId of FANS) {
      await lockList(tx, userId);
      if ((await savedIds(tx, userId)).length > 0 || (await collectionsOf(tx, userId)).length > 0) continue;
      const wanted = userId === COLLECTION.userId ? [...newest, ...featured] : newest;
      const products = [...new Map(wanted.map((product) => [product.id, product])).values()];
      await addSaved(
        tx,
        products.map(({ id, title }) => ({ userId, productId: id, titleSnapshot: title, migratedFromAnonymous: false, createdAt: at })),
      );
      for (const { id } of products) await emit(tx, productSaved({ userId, productId: id, at }));
      if (userId !== COLLECTION.userId || products.length === 0) continue;
      await addCollection(tx, { ...COLLECTION, createdAt: at });
      const item = { collectionId: COLLECTION.id, userId };
      for (const { id } of products.slice(0, 3)) await addToCollection(tx, { ...item, productId: id });
    }
  });
}
