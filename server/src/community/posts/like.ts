import { postChanged } from "@blenda/domain/community/events";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { community } from "../procedures.ts";
import { addLike } from "./like-repository.ts";
import { findReadable } from "./post-repository.ts";

/** Liking twice is liking once. */
export const like = community.like.handler(async ({ input: { postId }, context, errors }) => {
  const { user } = context;
  const likes = await context.transaction(async (tx) => {
    const liked = await addLike(tx, { postId, userId: user.id, now: context.now() });
    if (liked.likes === null) throw errors.COMMUNITY_POST_GONE();
    if (liked.isTooMany) throw errors.COMMUNITY_LIKES_TODAY();
    return liked.likes;
  });
  return { postId, likes, isLiked: true };
});

export const unlike = community.unlike.handler(async ({ input: { postId }, context, errors }) => {
  const { user } = context;
  const likes = await context.transaction(async (tx) => {
    const post = await findReadable(tx, user.id, postId);
    if (!post) throw errors.COMMUNITY_POST_GONE();
    const gone = await tx
      .deleteFrom("postLikes")
      .where("postId", "=", postId)
      .where("userId", "=", user.id)
      .returning("quarters")
      .executeTakeFirst();
    return gone ? uncountLike(tx, postId, gone.quarters) : post.likes;
  });
  return { postId, likes, isLiked: false };
});

async function uncountLike(tx: Tx, postId: string, quarters: number): Promise<number> {
  const { likes } = await tx
    .updateTable("posts")
    .set({ likes: sql`likes - 1`, hotLikeQuarters: sql`hot_like_quarters - ${quarters}::integer` })
    .where("id", "=", postId)
    .returning("likes")
    .executeTakeFirstOrThrow();
  await emit(tx, postChanged({ postId }));
  return likes;
}
