import { COMMUNITY, HOT, PACE, type PostKind } from "./constants.ts";

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const KIND_NAMES: Record<PostKind, string> = {
  show: "Show",
  wip: "Work in progress",
  question: "Question",
  critique: "Critique",
  resource: "Resource",
};

/** What each kind asks of those who read it. */
export const KIND_HINTS: Record<PostKind, string> = {
  show: "Finished work, ready to be looked at.",
  wip: "Not done yet. Notes along the way are welcome.",
  question: "Asks for help. Answers go in the comments.",
  critique: "Asks for honest notes. Comments can carry a view of the model.",
  resource: "Something others can use or learn from.",
};

export const communityTexts = {
  loadFailed: "Failed to load the community",
  postLoadFailed: "Failed to load this post",
  commentsFailed: "Failed to load the comments",
  postFailed: "Failed to post. Your draft is safe, please try again.",
  editFailed: "Failed to save your changes",
  deleteFailed: "Failed to delete this. Please try again.",
  likeFailed: "Failed to save your like",
  saveFailed: "Failed to save this post",
  collectionFailed: "Failed to save your collection",
  commentFailed: "Failed to send your comment. Please try again.",
  answerFailed: "Failed to mark the answer",
  searchFailed: "Failed to search the community",
  followTagFailed: "Failed to follow this tag",
  muteFailed: "Failed to save this choice",
  moderateFailed: "Failed to save your decision",
  uploadFailed: "Failed to add this file",
  readerBusy: "Our reader is busy. We'll try this file again in a minute.",

  /** Someone whose account has no name. */
  unnamed: "Someone",
  hidden: "This post is hidden while we look at a report.",
  hiddenForAuthor: "Several people reported this post, so only you can see it while we look at it.",
  hiddenByStaff: (reason: string) => `Our team hid this post: ${reason}`,
  canRestore: (minutes: number) => `You can edit it and show it again in ${count(minutes, "minute")}.`,
  canRestoreNow: "Edit it to show it again.",
  removed: (reason: string) => `Our team removed this post: ${reason}`,
  locked: "Comments are closed on this post.",
  noComments: "Be the first to say something useful.",
  commentDeleted: "This comment was deleted.",
  commentHidden: "This comment is hidden while we look at a report.",
  commentRemoved: "Our team removed this comment.",

  mediaType: "Add PNG, JPEG or WebP pictures, or GLB models",
  mediaTooLarge: `A picture can be up to ${megabytes(COMMUNITY.PICTURE_BYTES)} MB, a model ${megabytes(COMMUNITY.MODEL_BYTES)} MB`,
  nothing: "Write something, or add a picture or a model",
  wait: (seconds: number, what: "post" | "comment") => `You can ${what} again in ${count(seconds, "second")}`,
  firstDayPosts: `You can post ${PACE.FIRST_DAY_POSTS} times on your first day. There's more room tomorrow.`,
  firstDayComments: `You can write ${PACE.FIRST_DAY_COMMENTS} comments on your first day. There's more room tomorrow.`,
  newLinks: `In your first week, a post or comment can have ${PACE.NEW_LINKS} links`,
  newMentions: `In your first week, you can mention ${PACE.NEW_MENTIONS} people at a time`,
  newMedia: `In your first week, a post can have ${PACE.NEW_MEDIA} files`,
  newEditOver: `In your first week, you can edit for ${PACE.NEW_EDIT_HOURS} hours after posting`,
  likesToday: `You can like ${PACE.LIKES_PER_DAY} times a day. Your likes are back tomorrow.`,
  notOwnItem: "You can only show your own products and courses",

  replyTitle: "New reply",
  mentionTitle: "You were mentioned",
  newPostTitle: "New post",
  answerTitle: "Your answer helped",
  answered: (name: string, question: string) => `${name} marked your comment as the answer to “${question}”`,
  commented: (name: string, excerpt: string) => `${name} commented on your post: “${excerpt}”`,
  replied: (name: string, excerpt: string) => `${name} replied to your comment: “${excerpt}”`,
  mentioned: (name: string, excerpt: string) => `${name} mentioned you: “${excerpt}”`,
  posted: (name: string, title: string) => `${name} posted “${title}”`,
  moderatedTitle: { hidden: "Your post is hidden", removed: "Your post was removed", restored: "Your post is back" },
  moderatedComment: { hidden: "Your comment is hidden", removed: "Your comment was removed", restored: "Your comment is back" },
  hiddenByReports: (what: string) => `Several people reported “${what}”. It's hidden while we look at it.`,
  hiddenBecause: (what: string, reason: string) => `We've hidden “${what}”: ${reason}`,
  removedBecause: (what: string, reason: string) => `We've removed “${what}”: ${reason}`,
  restored: (what: string) => `“${what}” can be seen by everyone again.`,

  trendingLead: `Posts of the last ${HOT.DAYS} days, counted again every ${HOT.ROUND_MINUTES} minutes.`,
  followingLead: "Newest first. Nothing here is ranked, suggested or paid for.",
};
