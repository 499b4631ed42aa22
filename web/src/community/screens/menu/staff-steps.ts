import type { Post, PostCard } from "@blenda/domain/community/model";
import { client } from "../../../lib/calls/api.ts";
import type { IconName } from "../../../ui/icon.tsx";

/** What our own people can do with a post; each needs a reason. */
export interface StaffStep {
  icon: IconName;
  label: string;
  title: string;
  /** What happens then. */
  says: string;
  done: string;
  /** Editors alone decide what stands above the ranking (decision B24). */
  isCurating?: boolean;
  isDanger?: boolean;
  run: (input: { postId: string; reason: string }) => Promise<Post>;
}

const hide: StaffStep = {
  icon: "eye-off",
  label: "Hide post",
  title: "Hide this post?",
  says: "Only its author and our team can see it until it's restored. The author will see your reason.",
  done: "The post is hidden",
  run: (input) => client.community.hidePost(input),
};
const remove: StaffStep = {
  icon: "trash-2",
  label: "Remove post",
  title: "Remove this post?",
  says: "Nobody can read it anymore. Anyone who follows a link will see your reason, and so will the author.",
  done: "The post is removed",
  isDanger: true,
  run: (input) => client.community.removePost(input),
};
const restore: StaffStep = {
  icon: "undo-2",
  label: "Restore post",
  title: "Restore this post?",
  says: "Everyone can see it again, and its author is told.",
  done: "The post is back",
  run: (input) => client.community.restorePost(input),
};
const lock = (isLocked: boolean): StaffStep => ({
  icon: "lock",
  label: isLocked ? "Close comments" : "Reopen comments",
  title: isLocked ? "Close the comments?" : "Reopen the comments?",
  says: isLocked ? "Nobody can comment until they're reopened. What was said stays." : "Everyone can comment again.",
  done: isLocked ? "Comments are closed" : "Comments are open again",
  run: (input) => client.community.lockPost({ ...input, isLocked }),
});
const pin = (isPinned: boolean): StaffStep => ({
  icon: "pin",
  label: isPinned ? "Pin above the ranking" : "Unpin",
  title: isPinned ? "Pin this post?" : "Unpin this post?",
  says: isPinned ? "It's shown above the trending posts, marked as pinned." : "It's ranked by its own numbers again.",
  done: isPinned ? "The post is pinned" : "The post is no longer pinned",
  isCurating: true,
  run: (input) => client.community.pinPost({ ...input, isPinned }),
});
const exclude = (isExcluded: boolean): StaffStep => ({
  icon: "trending-up",
  label: isExcluded ? "Keep out of the ranking" : "Let it be ranked again",
  title: isExcluded ? "Keep this post out of the ranking?" : "Let this post be ranked again?",
  says: isExcluded ? "It stays in the feeds that are ordered by time alone." : "It will be counted again in the next round.",
  done: isExcluded ? "The post is out of the ranking" : "The post can be ranked again",
  isCurating: true,
  run: (input) => client.community.excludePost({ ...input, isExcluded }),
});

/** Those that make sense for a post as it is. */
export function stepsFor(post: Pick<PostCard, "status" | "isLocked" | "isPinned"> & Partial<Pick<Post, "isExcluded">>): StaffStep[] {
  if (post.status !== "published") return post.status === "hidden" ? [restore, remove] : [restore];
  return [hide, remove, lock(!post.isLocked), pin(!post.isPinned), exclude(!post.isExcluded)];
}
