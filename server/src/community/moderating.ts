import type { Hider, PostStatus } from "@blenda/domain/community/constants";
import { commentsChanged, postsListedAnew } from "@blenda/domain/community/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { changeComment, countComment, lockComment } from "./comments/comment-repository.ts";
import { addStep, changePost, countTags, lockPost, type PostRow } from "./posts/post-repository.ts";

/** Moderation of posts and comments, by reports or by one of our own people. */
export interface Move {
  to: Exclude<PostStatus, "deleted">;
  by: Hider;
  actorId: string | null;
  reason: string;
  at: Instant;
}

/** What the row says of it from now on. */
const stateOf = ({ to, by, reason, at }: Move) =>
  to === "published"
    ? { status: to, hiddenBy: null, hiddenAt: null, hiddenReason: "" }
    : { status: to, hiddenBy: to === "hidden" ? by : null, hiddenAt: at, hiddenReason: reason };

const STEPS = { published: "restored", hidden: "hidden", removed: "removed" } as const;

/** Answers the post as it was, or `undefined` where it is gone. Being there already changes nothing. */
export async function movePost(tx: Tx, postId: string, move: Move): Promise<PostRow | undefined> {
  const post = await lockPost(tx, postId);
  if (!post || post.status === "deleted") return undefined;
  const isDecided = post.status === move.to && (post.hiddenBy ?? "staff") === (move.to === "hidden" ? move.by : "staff");
  if (isDecided) return post;
  await changePost(tx, postId, { ...stateOf(move), ...(move.to !== "published" && { pinnedAt: null }) });
  if (post.status === "published") await countTags(tx, post.tags, -1);
  if (move.to === "published") await countTags(tx, post.tags, 1);
  const { actorId, reason, at, by } = move;
  await addStep(tx, { postId, at, step: actorId ? STEPS[move.to] : `${STEPS[move.to]} by ${by}`, actorId, reason, before: null });
  await emit(tx, postsListedAnew({ postId }));
  return post;
}

export async function moveComment(tx: Tx, commentId: string, move: Move) {
  const found = await lockComment(tx, commentId);
  if (!found || found.comment.status === "deleted") return undefined;
  const { comment, post } = found;
  if (comment.status === move.to && (comment.hiddenBy ?? "staff") === (move.to === "hidden" ? move.by : "staff")) return found;
  await changeComment(tx, commentId, stateOf(move));
  if (comment.status === "published") await countComment(tx, comment, post.authorId, -1);
  if (move.to === "published") await countComment(tx, comment, post.authorId, 1);
  await emit(tx, commentsChanged({ postId: post.id }));
  return found;
}
