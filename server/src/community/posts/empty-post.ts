import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { changePost, countTags, type PostRow, setProducts, setTags } from "./post-repository.ts";

/** Leaves nothing of a post but its place and what others said under it. It is held. Its media are nobody's, and go with the next night. */
export async function emptyPost(tx: Tx, post: PostRow, now: Instant): Promise<void> {
  if (post.status === "published") await countTags(tx, post.tags, -1);
  await setTags(tx, post, [], now);
  await setProducts(tx, post.id, []);
  await tx.updateTable("postMedia").set({ postId: null, isInline: false }).where("postId", "=", post.id).execute();
  await tx.deleteFrom("postSteps").where("postId", "=", post.id).execute();
  await tx.deleteFrom("postAnnouncements").where("postId", "=", post.id).execute();
  await changePost(tx, post.id, {
    title: "",
    body: jsonb([]),
    plain: "",
    summary: "",
    isWhole: true,
    tags: [],
    mentions: jsonb([]),
    trainingId: null,
    hasModel: false,
    status: "deleted",
    hiddenBy: null,
    hiddenAt: null,
    hiddenReason: "",
    pinnedAt: null,
  });
}
