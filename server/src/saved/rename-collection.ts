import { savedChanged } from "@blenda/domain/saved/events";
import { emit } from "../platform/events/outbox.ts";
import { collectionsOf, hasCollectionNamed, renameCollectionRow } from "./collection-repository.ts";
import { saved } from "./procedures.ts";
import { lockList } from "./repository.ts";

export const renameCollection = saved.renameCollection.handler(async ({ input: { id, name }, context: { user, transaction }, errors }) =>
  transaction(async (tx) => {
    await lockList(tx, user.id);
    const own = await collectionsOf(tx, user.id);
    if (!own.some((collection) => collection.id === id)) throw errors.SAVED_COLLECTION_GONE();
    if (await hasCollectionNamed(tx, user.id, name, id)) throw errors.SAVED_COLLECTION_TAKEN();
    await renameCollectionRow(tx, id, name);
    await emit(tx, savedChanged({ userId: user.id }));
    return collectionsOf(tx, user.id);
  }),
);
