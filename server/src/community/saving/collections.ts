import { COMMUNITY } from "@blenda/domain/community/constants";
import { choicesChanged } from "@blenda/domain/community/events";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockPace } from "../people/pace-repository.ts";
import { community } from "../procedures.ts";
import { collectionsOf, hasCollectionNamed } from "./save-repository.ts";

export const createCollection = community.createCollection.handler(async ({ input: { name }, context, errors }) => {
  const { user } = context;
  const id = context.id();
  return context.transaction(async (tx) => {
    // Held, so that two at once cannot both be the last that fits.
    await lockPace(tx, user.id);
    if (await hasCollectionNamed(tx, user.id, name)) throw errors.COMMUNITY_COLLECTION_EXISTS();
    if ((await collectionsOf(tx, user.id)).length >= COMMUNITY.MOST_COLLECTIONS) throw errors.COMMUNITY_COLLECTIONS_FULL();
    await tx.insertInto("postCollections").values({ id, userId: user.id, name, createdAt: context.now() }).execute();
    await emit(tx, choicesChanged({ userId: user.id }));
    return one(tx, user.id, id);
  });
});

export const renameCollection = community.renameCollection.handler(async ({ input: { collectionId, name }, context, errors }) => {
  const { user } = context;
  return context.transaction(async (tx) => {
    await lockPace(tx, user.id);
    if (await hasCollectionNamed(tx, user.id, name, collectionId)) throw errors.COMMUNITY_COLLECTION_EXISTS();
    await tx.updateTable("postCollections").set({ name }).where("id", "=", collectionId).where("userId", "=", user.id).execute();
    await emit(tx, choicesChanged({ userId: user.id }));
    return one(tx, user.id, collectionId);
  });
});

export const removeCollection = community.removeCollection.handler(async ({ input: { collectionId }, context, errors }) => {
  const { user } = context;
  return context.transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("postCollections")
      .where("id", "=", collectionId)
      .where("userId", "=", user.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw errors.COMMUNITY_COLLECTION_GONE();
    await emit(tx, choicesChanged({ userId: user.id }));
    return collectionsOf(tx, user.id);
  });
});

async function one(tx: Tx, userId: string, id: string) {
  const found = (await collectionsOf(tx, userId)).find((each) => each.id === id);
  if (!found) throw refusal("COMMUNITY_COLLECTION_GONE");
  return found;
}
