import { SAVED } from "@blenda/domain/saved/constants";
import { savedChanged } from "@blenda/domain/saved/events";
import { emit } from "../platform/events/outbox.ts";
import { addCollection, collectionsOf, hasCollectionNamed } from "./collection-repository.ts";
import { saved } from "./procedures.ts";
import { lockList } from "./repository.ts";

export const createCollection = saved.createCollection.handler(
  async ({ input: { name }, context: { user, transaction, now, id }, errors }) =>
    transaction(async (tx) => {
      await lockList(tx, user.id);
      if (await hasCollectionNamed(tx, user.id, name)) throw errors.SAVED_COLLECTION_TAKEN();
      if ((await collectionsOf(tx, user.id)).length >= SAVED.MOST_COLLECTIONS) throw errors.SAVED_COLLECTIONS_FULL();
      await addCollection(tx, { id: id(), userId: user.id, name, createdAt: now() });
      await emit(tx, savedChanged({ userId: user.id }));
      return collectionsOf(tx, user.id);
    }),
);
