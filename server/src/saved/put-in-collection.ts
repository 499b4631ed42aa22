import { savedChanged } from "@blenda/domain/saved/events";
import { emit } from "../platform/events/outbox.ts";
import { addToCollection, collectionsOf, removeFromCollection } from "./collection-repository.ts";
import { saved } from "./procedures.ts";
import { lockList, savedState } from "./repository.ts";

/** Only what is saved lies in collections. */
export const putInCollection = saved.putInCollection.handler(
  async ({ input: { collectionId, productId, isIn }, context: { user, transaction }, errors }) =>
    transaction(async (tx) => {
      await lockList(tx, user.id);
      const own = await collectionsOf(tx, user.id);
      if (!own.some(({ id }) => id === collectionId)) throw errors.SAVED_COLLECTION_GONE();
      if (!(await savedState(tx, user.id, productId)).isSaved) throw errors.SAVED_PRODUCT_GONE();
      if (isIn) await addToCollection(tx, { collectionId, userId: user.id, productId });
      else await removeFromCollection(tx, { collectionId, productId });
      await emit(tx, savedChanged({ userId: user.id }));
      return collectionsOf(tx, user.id);
    }),
);
