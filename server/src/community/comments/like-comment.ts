import { commentsChanged } from "@blenda/domain/community/events";
import { sql } from "kysely";
import { emit } from "../../platform/events/outbox.ts";
import { useLike } from "../people/limits.ts";
import { lockPace } from "../people/pace-repository.ts";
import { findReadable } from "../posts/post-repository.ts";
import { community } from "../procedures.ts";
import { changeComment, findSeen, isShown } from "./comment-repository.ts";
import { commentFor } from "./thread.ts";

export const likeComment = community.likeComment.handler(async ({ input: { commentId, isLiked }, context, errors }) => {
  const { user } = context;
  const postAuthorId = await context.transaction(async (tx) => {
    const now = context.now();
    const pace = await lockPace(tx, user.id);
    const comment = await findSeen(tx, user.id, commentId);
    const post = comment && isShown(comment) && (await findReadable(tx, user.id, comment.postId));
    if (!post) throw errors.COMMUNITY_COMMENT_GONE();
    const own = { commentId, userId: user.id };
    const changed = isLiked
      ? await tx
          .insertInto("commentLikes")
          .values({ ...own, createdAt: now })
          .onConflict((c) => c.doNothing())
          .returning("commentId")
          .executeTakeFirst()
      : await tx
          .deleteFrom("commentLikes")
          .where("commentId", "=", commentId)
          .where("userId", "=", user.id)
          .returning("commentId")
          .executeTakeFirst();
    if (changed) {
      if (isLiked) await useLike(tx, user.id, pace, now);
      await changeComment(tx, commentId, { likes: sql<number>`likes + ${isLiked ? 1 : -1}::integer` });
      await emit(tx, commentsChanged({ postId: post.id }));
    }
    return post.authorId;
  });
  return commentFor(context.db, commentId, { readerId: user.id, postAuthorId, now: context.now() });
});
