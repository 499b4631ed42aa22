import { postModerated } from "@blenda/domain/community/events";
import type { Me } from "@blenda/domain/identity/model";
import type { Instant } from "@blenda/domain/shared/time";
import { emit } from "../../platform/events/outbox.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { type Move, movePost } from "../moderating.ts";
import { nameOf } from "../posts/name.ts";
import { postFor } from "../posts/view.ts";
import { community } from "../procedures.ts";

type StaffContext = Services & Auditor & { user: Me };
type PostDecision = { postId: string; reason: string };

/** Done, written down and told in one transaction. */
async function move(context: StaffContext, { postId, reason }: PostDecision, { to, action }: { to: Move["to"]; action: string }) {
  const { user } = context;
  await context.transaction(async (tx) => {
    const at: Instant = context.now();
    const before = await movePost(tx, postId, { to, by: "staff", actorId: user.id, reason, at });
    if (!before) throw refusal("COMMUNITY_POST_GONE");
    await audit(tx, context, {
      action,
      target: { kind: "post", id: postId },
      reason,
      before: { status: before.status },
      after: { status: to },
    });
    if (before.status !== to) await emit(tx, postModerated({ postId, authorId: before.authorId, name: nameOf(before), to, reason, at }));
  });
  return postFor(context.db, user, postId, context.now(), true);
}

export const hidePost = community.hidePost.handler(({ input, context }) =>
  move(context, input, { to: "hidden", action: "community.hidePost" }),
);

export const removePost = community.removePost.handler(({ input, context }) =>
  move(context, input, { to: "removed", action: "community.removePost" }),
);

export const restorePost = community.restorePost.handler(({ input, context }) =>
  move(context, input, { to: "published", action: "community.restorePost" }),
);
