import { postsListedAnew } from "@blenda/domain/community/events";
import { emit } from "../../platform/events/outbox.ts";
import { community } from "../procedures.ts";
import { emptyPost } from "./empty-post.ts";
import { lockPost } from "./post-repository.ts";

/** Its words and pictures go; what others said under it stays theirs. */
export const deletePost = community.deletePost.handler(async ({ input: { postId }, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const post = await lockPost(tx, postId);
    if (!post || post.authorId !== user.id || post.status === "deleted") throw errors.COMMUNITY_POST_GONE();
    await emptyPost(tx, post, context.now());
    await emit(tx, postsListedAnew({ postId }));
  });
  return { postId };
});
