import { COMMUNITY } from "@blenda/domain/community/constants";
import { commentsChanged } from "@blenda/domain/community/events";
import type { CameraView } from "@blenda/domain/community/model";
import { commentNotices, linksIn } from "@blenda/domain/community/rules";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { emitAddressed } from "../addressing.ts";
import { refuseTooMuch, useComment } from "../people/limits.ts";
import { mentionsIn } from "../people/mentions.ts";
import { findReadable, lockPost } from "../posts/post-repository.ts";
import { community } from "../procedures.ts";
import { isUnblocked } from "../visible.ts";
import { countComment } from "./comment-repository.ts";
import { commentFor } from "./thread.ts";

export const comment = community.comment.handler(async ({ input, context, errors }) => {
  const { user } = context;
  const { postId, body } = input;
  const said = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "community.comment", input }, async () => {
      const now = context.now();
      const pace = await useComment(tx, user.id, now);
      const post = (await findReadable(tx, user.id, postId)) && (await lockPost(tx, postId));
      if (post?.status !== "published") throw errors.COMMUNITY_POST_GONE();
      if (post.lockedAt !== null) throw errors.COMMUNITY_LOCKED();
      const answered = input.parentId === null ? null : await answeredBy(tx, user.id, postId, input.parentId);
      const mentions = await mentionsIn(tx, { text: body, ids: input.mentionIds, authorId: user.id });
      refuseTooMuch(pace.joinedAt, now, { links: linksIn(body), mentions: mentions.length, media: 0 });
      if (input.view && !(await isModelOf(tx, postId, input.view))) throw errors.COMMUNITY_MEDIA_UNKNOWN();
      const row = { id: context.id(), postId, parentId: answered?.threadId ?? null, authorId: user.id, body, createdAt: now };
      await tx
        .insertInto("postComments")
        .values({ ...row, mentions: jsonb(mentions), view: input.view && jsonb(input.view) })
        .execute();
      await countComment(tx, row, post.authorId, 1);
      const notices = commentNotices({
        authorId: user.id,
        postAuthorId: post.authorId,
        answeredId: answered?.authorId ?? null,
        mentionedIds: mentions.map(({ userId }) => userId),
      });
      await emitAddressed(tx, { postId, authorId: user.id, text: body, key: `comment/${row.id}`, at: now }, notices);
      await emit(tx, commentsChanged({ postId }));
      return { id: row.id, postAuthorId: post.authorId };
    }),
  );
  return commentFor(context.db, said.id, { readerId: user.id, postAuthorId: said.postAuthorId, now: context.now() });
});

/** What is answered, and the comment of the first level it stands under: there is no third. */
async function answeredBy(tx: Tx, userId: string, postId: string, id: string): Promise<{ threadId: string; authorId: string | null }> {
  const found = await tx
    .selectFrom("postComments as c")
    .innerJoin("postComments as top", (join) => join.on((is) => is("top.id", "=", is.fn.coalesce("c.parentId", "c.id"))))
    .select(["c.authorId", "c.status", "top.id as threadId", "top.replies"])
    .where("c.id", "=", id)
    .where("c.postId", "=", postId)
    .executeTakeFirst();
  if (found?.status !== "published") throw refusal("COMMUNITY_COMMENT_GONE");
  if (found.authorId !== null && !(await mayWriteTo(tx, userId, found.authorId))) throw refusal("COMMUNITY_BLOCKED");
  if (found.replies >= COMMUNITY.MOST_REPLIES) throw refusal("COMMUNITY_REPLIES_FULL");
  return { threadId: found.threadId, authorId: found.authorId };
}

async function mayWriteTo(db: Db, userId: string, otherId: string): Promise<boolean> {
  const other = db.selectFrom("users as u").select("u.id").where("u.id", "=", otherId);
  return (await other.where(isUnblocked(userId, "u.id")).executeTakeFirst()) !== undefined;
}

async function isModelOf(db: Db, postId: string, { mediumId }: CameraView): Promise<boolean> {
  const model = db.selectFrom("postMedia").select("id").where("id", "=", mediumId).where("postId", "=", postId);
  return (await model.where("kind", "=", "model").executeTakeFirst()) !== undefined;
}
