import { comment } from "./comments/comment.ts";
import { deleteComment, editComment } from "./comments/edit-comment.ts";
import { likeComment } from "./comments/like-comment.ts";
import { followTag } from "./people/follow-tag.ts";
import { muteThread, muteUser } from "./people/mute.ts";
import { createPost } from "./posts/create-post.ts";
import { deletePost } from "./posts/delete-post.ts";
import { editPost } from "./posts/edit-post.ts";
import { like, unlike } from "./posts/like.ts";
import { community } from "./procedures.ts";
import {
  allowance,
  collections,
  comments,
  communityNotifications,
  followedTags,
  mentions,
  muted,
  post,
  postHistory,
  savedState,
} from "./reads.ts";
import { createCollection, removeCollection, renameCollection } from "./saving/collections.ts";
import { savePost, unsavePost } from "./saving/save-post.ts";
import { excludePost, lockPost, pinPost } from "./staff/mark-post.ts";
import { hidePost, removePost, restorePost } from "./staff/move-post.ts";

const notYet = (): never => {
  throw new Error("not built yet");
};

export const communityRouter = {
  activities: community.activities.handler(notYet),
  allowance,
  collections,
  comment,
  comments,
  communityNotifications,
  createCollection,
  createPost,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  excludePost,
  feed: community.feed.handler(notYet),
  followTag,
  followed: community.followed.handler(notYet),
  followedTags,
  following: community.following.handler(notYet),
  fresh: community.fresh.handler(notYet),
  hidePost,
  like,
  likeComment,
  lockPost,
  mentions,
  muteThread,
  muteUser,
  muted,
  newest: community.newest.handler(notYet),
  pinPost,
  post,
  postHistory,
  removeCollection,
  removePost,
  renameCollection,
  restorePost,
  savePost,
  saved: community.saved.handler(notYet),
  savedState,
  tags: community.tags.handler(notYet),
  trending: community.trending.handler(notYet),
  unlike,
  unsavePost,
  userPage: community.userPage.handler(notYet),
  whyShown: community.whyShown.handler(notYet),
};
