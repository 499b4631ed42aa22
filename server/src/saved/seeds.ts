import type { ProductCard } from "@blenda/domain/catalogue/model";
import { productSaved } from "@blenda/domain/saved/events";
import type { Instant } from "@blenda/domain/shared/time";
import { publicProducts } from "../catalogue/port.ts";
import { demoOpenedAt } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { addCollection, addToCollection, collectionsOf } from "./collection-repository.ts";
import { addSaved, lockList, savedIds } from "./repository.ts";

const FANS = ["demo-buyer", "demo-editor", "demo-admin"];
const COLLECTION = { id: "demo-collection", userId: "demo-buyer", name: "For the next scene" };

/**
 * What the demo's people saved: everybody the demo creator's newest, the buyer a few things more, before its history begins or
 * when they came out. Who keeps something is left alone.
 */
export async function seedDemoSaved(db: Db, now: Instant): Promise<void> {
  const openedAt = demoOpenedAt(now);
  const featured = await publicProducts.featured(db, 6);
  const newest = await publicProducts.ofCreator(db, "demo-creator", 1);
  await db.transaction().execute(async (tx) => {
    for (const userId of FANS) {
      await lockList(tx, userId);
      if ((await savedIds(tx, userId)).length > 0 || (await collectionsOf(tx, userId)).length > 0) continue;
      const wanted = userId === COLLECTION.userId ? [...newest, ...featured] : newest;
      const products = [...new Map(wanted.map((product) => [product.id, product])).values()];
      const savedAt = ({ publishedAt }: ProductCard): Instant => (publishedAt !== null && publishedAt > openedAt ? publishedAt : openedAt);
      const kept = products.map((product) => ({
        userId,
        productId: product.id,
        titleSnapshot: product.title,
        createdAt: savedAt(product),
      }));
      await addSaved(
        tx,
        kept.map((each) => ({ ...each, migratedFromAnonymous: false })),
      );
      for (const { productId, createdAt } of kept) await emit(tx, productSaved({ userId, productId, at: createdAt }));
      if (userId !== COLLECTION.userId || products.length === 0) continue;
      await addCollection(tx, { ...COLLECTION, createdAt: openedAt });
      const item = { collectionId: COLLECTION.id, userId };
      for (const { id } of products.slice(0, 3)) await addToCollection(tx, { ...item, productId: id });
    }
  });
}
