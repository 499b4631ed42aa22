import { choicesChanged, postChanged } from "@blenda/domain/community/events";
import { emitAll } from "../../platform/events/outbox.ts";
import { findReadable } from "../posts/post-repository.ts";
import { community } from "../procedures.ts";
import { countSave, findCollection, savedStateOf } from "./save-repository.ts";

/** Saving again moves it into the other collection. */
export const savePost = community.savePost.handler(async ({ input: { postId, collectionId }, context, errors }) => {
  const { user } = context;
  return context.transaction(async (tx) => {
    if (!(await findReadable(tx, user.id, postId))) throw errors.COMMUNITY_POST_GONE();
    if (collectionId !== null && !(await findCollection(tx, user.id, collectionId))) throw errors.COMMUNITY_COLLECTION_GONE();
    const added = await tx
      .insertInto("postSaves")
      .values({ postId, userId: user.id, collectionId, createdAt: context.now() })
      .onConflict((c) => c.doNothing())
      .returning("postId")
      .executeTakeFirst();
    if (added) await countSave(tx, postId, user.id, 1);
    else await tx.updateTable("postSaves").set({ collectionId }).where("postId", "=", postId).where("userId", "=", user.id).execute();
    await emitAll(tx, [...(added ? [postChanged({ postId })] : []), choicesChanged({ userId: user.id })]);
    return savedStateOf(tx, user.id, postId);
  });
});

/** Also of a post that can no longer be read: what somebody kept is theirs to let go. */
export const unsavePost = community.unsavePost.handler(async ({ input: { postId }, context, errors }) => {
  const { user } = context;
  return context.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom("postSaves")
      .where("postId", "=", postId)
      .where("userId", "=", user.id)
      .returning("postId")
      .executeTakeFirst();
    if (!gone && !(await findReadable(tx, user.id, postId))) throw errors.COMMUNITY_POST_GONE();
    if (gone) {
      await countSave(tx, postId, user.id, -1);
      await emitAll(tx, [postChanged({ postId }), choicesChanged({ userId: user.id })]);
    }
    return savedStateOf(tx, user.id, postId);
  });
});
