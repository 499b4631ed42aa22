import { comment } from "./comments/comment.ts";
import { deleteComment, editComment } from "./comments/edit-comment.ts";
import { likeComment } from "./comments/like-comment.ts";
import { markAnswer } from "./comments/mark-answer.ts";
import { activities, feed, followed, following, fresh, newest, saved, tags, trending, userPage, whyShown } from "./feeds/reads.ts";
import { followTag } from "./people/follow-tag.ts";
import { muteThread, muteUser } from "./people/mute.ts";
import { createPost } from "./posts/create-post.ts";
import { deletePost } from "./posts/delete-post.ts";
import { editPost } from "./posts/edit-post.ts";
import { like, unlike } from "./posts/like.ts";
import {
  allowance,
  collections,
  comments,
  communityNotifications,
  followedTags,
  mentions,
  muted,
  post,
  postForStaff,
  postHistory,
  savedState,
} from "./reads.ts";
import { createCollection, removeCollection, renameCollection } from "./saving/collections.ts";
import { savePost, unsavePost } from "./saving/save-post.ts";
import { search } from "./searching/reads.ts";
import { excludePost, lockPost, pinPost } from "./staff/mark-post.ts";
import { hidePost, removePost, restorePost } from "./staff/move-post.ts";

export const communityRouter = {
  activities,
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
  feed,
  followTag,
  followed,
  followedTags,
  following,
  fresh,
  hidePost,
  like,
  likeComment,
  lockPost,
  markAnswer,
  mentions,
  muteThread,
  muteUser,
  muted,
  newest,
  pinPost,
  post,
  postForStaff,
  postHistory,
  removeCollection,
  removePost,
  renameCollection,
  restorePost,
  savePost,
  saved,
  savedState,
  search,
  tags,
  trending,
  unlike,
  unsavePost,
  userPage,
  whyShown,
};
