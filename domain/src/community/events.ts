import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";
import type { CommentNotice } from "./rules.ts";

const everyone = () => ({ access: "public" }) as const;
/** Feeds as visitors see them are made anew; of counts alone they learn within seconds anyway. */
const fromFeeds = ({ postId }: { postId: string }) => ({ kind: "community.post", ids: [postId], isForVisitors: true }) as const;

/** A new post can be read. Its followers are told in batches; open feeds say that there is something new. */
export const postPublished = event<{ postId: string; authorId: string; at: Instant }>("community.postPublished", {
  aggregate: ({ postId }) => `post/${postId}`,
  to: everyone,
  stale: ["community.fresh", "community.activities"],
  drops: fromFeeds,
});

/** Its author changed what it says, or who may read it. */
export const postEdited = event<{ postId: string }>("community.postEdited", {
  aggregate: ({ postId }) => `post/${postId}`,
  to: everyone,
  stale: ["community.post"],
  drops: fromFeeds,
});

/** Its counts changed: whoever has it open sees it. */
export const postChanged = event<{ postId: string }>("community.postChanged", {
  aggregate: ({ postId }) => `post/${postId}`,
  to: everyone,
  stale: ["community.post"],
});

/** Somebody wrote, changed or removed something under a post. */
export const commentsChanged = event<{ postId: string }>("community.commentsChanged", {
  aggregate: ({ postId }) => `post/${postId}`,
  to: everyone,
  stale: ["community.post", "community.comments"],
});

/** Whoever asked marked a comment as the answer, another one, or none anymore. `tells`: who is told, and of what; they may have muted it. */
export const answerMarked = event<{
  postId: string;
  commentId: string | null;
  tells: { userId: string; asker: { userId: string; name: string }; question: string } | null;
  at: Instant;
}>("community.answerMarked", {
  aggregate: ({ postId }) => `post/${postId}`,
  to: everyone,
  stale: ["community.post", "community.comments"],
  drops: fromFeeds,
});

/** Hidden, removed, restored, deleted, pinned: lists without it, or with it again. */
export const postsListedAnew = event<{ postId: string }>("community.postsListedAnew", {
  aggregate: ({ postId }) => `post/${postId}`,
  to: everyone,
  stale: ["community.post", "community.feed", "community.newest", "community.trending", "community.following", "community.userPage"],
  drops: fromFeeds,
});

/** What somebody saved, follows or muted, for their other tabs. */
export const choicesChanged = event<{ userId: string }>("community.choicesChanged", {
  aggregate: ({ userId }) => `community/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["community.collections", "community.saved", "community.followedTags", "community.muted"],
});

interface Person {
  userId: string;
  name: string;
}

/** Some followers of whoever wrote a post are to hear of it: a page of them, none of whom muted the author. */
export const postAnnounced = event<{ postId: string; author: Person; title: string; userIds: string[]; at: Instant }>(
  "community.postAnnounced",
  { aggregate: ({ postId }) => `post/${postId}` },
);

/** A post or a comment speaks to people: those of them who want to hear it. `key` stands for what was written. */
export const peopleAddressed = event<{
  postId: string;
  key: string;
  author: Person;
  excerpt: string;
  notices: CommentNotice[];
  at: Instant;
}>("community.peopleAddressed", { aggregate: ({ postId }) => `post/${postId}` });

/** Staff hid, removed or restored a post; its author is told why. */
export const postModerated = event<{
  postId: string;
  authorId: string;
  name: string;
  to: "published" | "hidden" | "removed";
  reason: string;
  at: Instant;
}>("community.postModerated", { aggregate: ({ postId }) => `post/${postId}` });
