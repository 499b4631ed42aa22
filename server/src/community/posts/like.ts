import { postChanged } from "@blenda/domain/community/events";
import { likeQuarters } from "@blenda/domain/community/rules";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { useLike } from "../people/limits.ts";
import { lockPace } from "../people/pace-repository.ts";
import { community } from "../procedures.ts";
import { findReadable } from "./post-repository.ts";

/** Liking twice is liking once. */
export const like = community.like.handler(async ({ input: { postId }, context, errors }) => {
  const { user } = context;
  const likes = await context.transaction(async (tx) => {
    const now = context.now();
    const pace = await lockPace(tx, user.id);
    const post = await findReadable(tx, user.id, postId);
    if (!post) throw errors.COMMUNITY_POST_GONE();
    const quarters = likeQuarters({ userId: user.id, authorId: post.authorId, joinedAt: pace.joinedAt }, now);
    const added = await tx
      .insertInto("postLikes")
      .values({ postId, userId: user.id, quarters, createdAt: now })
      .onConflict((c) => c.doNothing())
      .returning("postId")
      .executeTakeFirst();
    if (!added) return post.likes;
    await useLike(tx, user.id, pace, now);
    return countLike(tx, postId, 1, quarters);
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
    return gone ? countLike(tx, postId, -1, -gone.quarters) : post.likes;
  });
  return { postId, likes, isLiked: false };
});

/** The row of the post is changed last: five hundred who like at once wait for each other as briefly as can be. */
async function countLike(tx: Tx, postId: string, difference: 1 | -1, quarters: number): Promise<number> {
  const { likes } = await tx
    .updateTable("posts")
    .set({ likes: sql`likes + ${difference}::integer`, hotLikeQuarters: sql`hot_like_quarters + ${quarters}::integer` })
    .where("id", "=", postId)
    .returning("likes")
    .executeTakeFirstOrThrow();
  await emit(tx, postChanged({ postId }));
  return likes;
}
