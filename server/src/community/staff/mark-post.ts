import { COMMUNITY } from "@blenda/domain/community/constants";
import { postsListedAnew } from "@blenda/domain/community/events";
import type { Me } from "@blenda/domain/identity/model";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { addStep, changePost, lockPost as lockPostRow } from "../posts/post-repository.ts";
import { postFor } from "../posts/view.ts";
import { community } from "../procedures.ts";

type StaffContext = Services & Auditor & { user: Me };

interface PostMark {
  postId: string;
  reason: string;
  is: boolean;
  column: "lockedAt" | "pinnedAt" | "excludedAt";
  action: string;
  step: string;
  /** What stands in the way, asked before anything is written. */
  check?(tx: Tx): Promise<void>;
}

/** Sets or takes back one mark of a post that can be read. */
async function mark(context: StaffContext, { postId, reason, is, column, action, step, check }: PostMark) {
  const { user } = context;
  await context.transaction(async (tx) => {
    await check?.(tx);
    const post = await lockPostRow(tx, postId);
    if (!post || post.status === "deleted" || (is && post.status !== "published")) throw refusal("COMMUNITY_POST_GONE");
    const at = context.now();
    if ((post[column] !== null) === is) return;
    await changePost(tx, postId, { [column]: is ? at : null });
    await addStep(tx, { postId, at, step, actorId: user.id, reason, before: null });
    await audit(tx, context, { action, target: { kind: "post", id: postId }, reason, before: { [column]: !is }, after: { [column]: is } });
    await emit(tx, postsListedAnew({ postId }));
    // What stands above the ranking, or outside it, does so at once.
    if (column !== "lockedAt") await context.jobs.enqueue(tx, "community.count", {});
  });
  return postFor(context.db, user, postId, context.now(), true);
}

export const lockPost = community.lockPost.handler(({ input: { postId, reason, isLocked: is }, context }) =>
  mark(context, { postId, reason, is, column: "lockedAt", action: "community.lockPost", step: is ? "locked" : "unlocked" }),
);

/** One at a time decides what stands above the ranking, or four could be the third. */
export const pinPost = community.pinPost.handler(({ input: { postId, reason, isPinned: is }, context, errors }) =>
  mark(context, {
    postId,
    reason,
    is,
    column: "pinnedAt",
    action: "community.pinPost",
    step: is ? "pinned" : "unpinned",
    check: async (tx) => {
      if (!is) return;
      await advisoryLock(tx, "community.pinPost");
      const pinned = await tx.selectFrom("posts").select("id").where("pinnedAt", "is not", null).where("id", "!=", postId).execute();
      if (pinned.length >= COMMUNITY.MOST_PINNED) throw errors.COMMUNITY_PINS_FULL();
    },
  }),
);

export const excludePost = community.excludePost.handler(({ input: { postId, reason, isExcluded: is }, context }) =>
  mark(context, { postId, reason, is, column: "excludedAt", action: "community.excludePost", step: is ? "excluded" : "included" }),
);
