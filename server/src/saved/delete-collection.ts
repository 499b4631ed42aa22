import { savedChanged } from "@blenda/domain/saved/events";
import { emit } from "../platform/events/outbox.ts";
import { collectionsOf, removeCollection } from "./collection-repository.ts";
import { saved } from "./procedures.ts";
import { lockList } from "./repository.ts";

export const deleteCollection = saved.deleteCollection.handler(async ({ input: { id }, context: { user, transaction }, errors }) =>
  transaction(async (tx) => {
    await lockList(tx, user.id);
    if (!(await removeCollection(tx, user.id, id))) throw errors.SAVED_COLLECTION_GONE();
    await emit(tx, savedChanged({ userId: user.id }));
    return collectionsOf(tx, user.id);
  }),
);
