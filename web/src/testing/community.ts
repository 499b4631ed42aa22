import type { Comment, CommentThread, CommunityPerson, Post, PostCard, PostMedium } from "@blenda/domain/community/model";

const AT = "2026-11-16T08:00:00.000Z";

export const LANTERN: CommunityPerson = {
  userId: "lantern",
  name: "Lantern Works",
  avatarUrl: null,
  isCreator: true,
  shopSlug: "lantern-works",
  isVerified: true,
};

const ANA_HERE: CommunityPerson = {
  userId: "ana",
  name: "Ana",
  avatarUrl: null,
  isCreator: false,
  shopSlug: null,
  isVerified: false,
};

const ROCK: PostMedium = {
  id: "m1",
  fileId: "f1",
  kind: "model",
  url: "/files/m1",
  posterUrl: null,
  width: 1024,
  height: 768,
  stageHue: 200,
  triangles: 11_216,
  name: "rock.glb",
  alt: "A lighthouse on a rock",
};

export const POST_CARD: PostCard = {
  id: "p1",
  kind: "wip",
  title: "Lantern Rock, almost done",
  summary: "One mesh now. See #low-poly.",
  isWhole: true,
  author: LANTERN,
  media: [ROCK],
  products: [],
  training: null,
  tags: ["diorama"],
  mentions: [],
  visibility: "everyone",
  status: "published",
  isLocked: false,
  isPinned: false,
  answerId: null,
  counts: { likes: 184, comments: 2, saves: 46, views: 2_914 },
  mine: { isOwn: false, isLiked: false, isSaved: false, isThreadMuted: false },
  createdAt: AT,
  editedAt: null,
};

export const POST: Post = {
  ...POST_CARD,
  body: [{ type: "p", inline: [{ type: "text", text: "One mesh now. See #low-poly." }] }],
  hidden: null,
  isExcluded: false,
  canEdit: false,
  canComment: true,
  more: [],
};

export const COMMENT: Comment = {
  id: "c1",
  postId: "p1",
  parentId: null,
  body: "Reads well from the side.",
  author: ANA_HERE,
  isByAuthor: false,
  mentions: [],
  view: null,
  status: "published",
  likes: 12,
  isLiked: false,
  isOwn: true,
  canEdit: true,
  createdAt: AT,
  editedAt: null,
};

export const REPLY: Comment = {
  ...COMMENT,
  id: "c2",
  parentId: "c1",
  body: "Good eye.",
  author: LANTERN,
  isByAuthor: true,
  isOwn: false,
  canEdit: false,
  likes: 5,
};

export const THREAD: CommentThread = { ...COMMENT, replies: [REPLY] };

/** As every account is after its first week. */
export const OLD_ACCOUNT = {
  isNew: false,
  postsLeft: null,
  commentsLeft: null,
  nextPostAt: null,
  nextCommentAt: null,
  commentSeconds: 5,
  mostLinks: null,
  mostMentions: 10,
  mostMedia: 10,
  likesLeft: 50,
};
